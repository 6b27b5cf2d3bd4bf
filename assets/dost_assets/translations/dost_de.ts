<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
  <context>
    <name>Dost</name>
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
      <source>Update Dost; until then the file is left alone.</source>
      <translation>Aktualisieren Sie Dost; bis dahin bleibt die Datei unberührt.</translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/cases.py" />
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
    <message numerus="yes">
      <location filename="desktop/dost_desktop/notices.py" />
      <source>%n more notices</source>
      <translation>
        <numerusform>%n weitere Meldung</numerusform>
        <numerusform>%n weitere Meldungen</numerusform>
      </translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/presenters/adding.py" />
      <source>A link from a web page or another program asks for this.</source>
      <translation>Darum bittet ein Link von einer Webseite oder aus einem anderen Programm.</translation>
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
      <source>An error came that Dost did not expect. You can go on; what you were doing may not have worked: {kind} in {where}.</source>
      <translation>Ein Fehler ist aufgetreten, mit dem Dost nicht gerechnet hat. Sie können weiterarbeiten; was Sie gerade taten, hat womöglich nicht geklappt: {kind} in {where}.</translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/presenters/crashes.py" />
      <source>Dost ended unexpectedly the last time</source>
      <translation>Dost wurde beim letzten Mal unerwartet beendet</translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/presenters/crashes.py" />
      <source>Something went wrong in Dost</source>
      <translation>In Dost ist etwas schiefgegangen</translation>
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
      <source>All turns are forgotten.</source>
      <translation>Alle Anfragen sind gelöscht.</translation>
    </message>
    <message>
      <location filename="desktop/dost_desktop/presenters/kept.py" />
      <source>All vectors are forgotten. They are made anew at the next start.</source>
      <translation>Alle Vektoren sind gelöscht. Sie entstehen beim nächsten Start neu.</translation>
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
      <source>The tools of the newest message could not be picked. {error} These are those of the one before.</source>
      <translation>Für die neueste Nachricht ließen sich keine Tools wählen. {error} Diese gehören zur vorigen.</translation>
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
    <message>
      <location filename="desktop/dost_desktop/presenters/quitting.py" />
      <source>The chat still works on an answer; that and the tool it uses are cancelled.</source>
      <translation>Der Chat arbeitet noch an einer Antwort; sie und das benutzte Tool werden abgebrochen.</translation>
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
      <location filename="desktop/dost_desktop/presenters/servers.py" />
      <location filename="desktop/dost_desktop/presenters/service.py" />
      <location filename="desktop/dost_desktop/presenters/skills.py" />
      <location filename="desktop/dost_desktop/presenters/tools.py" />
      <source>Starting the engine</source>
      <translation>Dost startet</translation>
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
      <location filename="desktop/dost_desktop/shortcut_portal.py" />
      <source>Let it run dost --ask or dost --toggle by keys that you choose in its own settings.</source>
      <translation>Lassen Sie ihn dost --ask oder dost --toggle ausführen, mit Tasten, die Sie in seinen Einstellungen wählen.</translation>
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
      <location filename="desktop/dost_desktop/shortcut_portal.py" />
      <source>This desktop gives programs no shortcuts.</source>
      <translation>Dieser Desktop vergibt keine Tastenkürzel an Programme.</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/errors.py" />
      <source>A file cannot be read or written</source>
      <translation>Eine Datei ist nicht lesbar oder beschreibbar</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/errors.py" />
      <source>A setting cannot be used</source>
      <translation>Eine Einstellung ist unbrauchbar</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/errors.py" />
      <source>Dost is already running</source>
      <translation>Dost läuft bereits</translation>
    </message>
    <message>
      <location filename="engine/dost_engine/errors.py" />
      <source>Dost's service does not answer</source>
      <translation>Der Dienst von Dost antwortet nicht</translation>
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
      <source>The language model cannot be reached</source>
      <translation>Das Sprachmodell ist nicht erreichbar</translation>
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
      <translation>Warum nicht … ein beliebiges Tool, mit Namen</translation>
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
      <source>Words that people use for it: mail, letter, post</source>
      <translation>Wörter, die man dafür benutzt: Mail, Brief, Post</translation>
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
      <source>In force with the next turn.</source>
      <translation>Gilt ab der nächsten Anfrage.</translation>
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
      <source>
Both settings are the same. Change an option at the left to see what it does.</source>
      <translation>
Beide Einstellungen sind gleich. Ändern Sie links eine Option, um zu sehen, was sie bewirkt.</translation>
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
      <source>{entered} entered</source>
      <translation>{entered} neu</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/compare_view.py" />
      <source>{left} left</source>
      <translation>{left} weg</translation>
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
      <source>− left</source>
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
      <source>structured</source>
      <translation>strukturiert</translation>
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
      <source>Do not keep</source>
      <translation>Nicht speichern</translation>
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
      <location filename="ui/dost_ui/keep_switch.py" />
      <source>Keep</source>
      <translation>Behalten</translation>
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
      <source>New conversation ({keys})</source>
      <translation>Neue Unterhaltung ({keys})</translation>
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
      <source>What you talk about is listed here.</source>
      <translation>Was Sie besprechen, wird hier aufgelistet.</translation>
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
      <source>A folder with tools.jsonl and queries.jsonl, as for dost eval. Nothing is called. Rules: </source>
      <translation>Ein Ordner mit tools.jsonl und queries.jsonl, wie für dost eval. Nichts wird aufgerufen. Regeln: </translation>
    </message>
    <message>
      <location filename="ui/dost_ui/data_set_dialog.py" />
      <source>Asking</source>
      <translation>Fragen</translation>
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
      <location filename="ui/dost_ui/recall_plot.py" />
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
      <location filename="ui/dost_ui/diagnostics_dialog.py" />
      <source>Versions, places, states and the end of the log. Keys, tokens and passwords are hidden as far as they can be told, and nothing is sent: read it before you pass it on.</source>
      <translation>Versionen, Orte, Zustände und das Ende des Protokolls. Schlüssel, Tokens und Passwörter sind verdeckt, soweit sie erkennbar sind, und nichts wird gesendet: Lesen Sie es, bevor Sie es weitergeben.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/earlier_menu.py" />
      <location filename="ui/dost_ui/turn_head.py" />
      <source>Earlier turns</source>
      <translation>Frühere Anfragen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/earlier_menu.py" />
      <source>Looking for earlier turns</source>
      <translation>Frühere Anfragen werden gesucht</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/earlier_menu.py" />
      <source>No earlier turn is kept</source>
      <translation>Keine frühere Anfrage gespeichert</translation>
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
      <translation>Fehlt </translation>
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
      <source>{measure} {cut}; it is {far}.</source>
      <translation>{measure} {cut}; es liegt {far}.</translation>
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
      <source>A made-up office with mail, a calendar and notes, and the time, Git and web pages where they are installed. It runs on this machine and asks for no account.</source>
      <translation>Ein erfundenes Büro mit Mail, Kalender und Notizen, dazu Uhrzeit, Git und Webseiten, wo sie installiert sind. Es läuft auf diesem Rechner und verlangt kein Konto.</translation>
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
      <source>Messages as JSON: of OpenAI, Anthropic, Gemini, the Vercel AI SDK, LangChain, pydantic-ai, MCP or Dost. The last message of the user is asked; what stands before it is the history.</source>
      <translation>Nachrichten als JSON: von OpenAI, Anthropic, Gemini, dem Vercel AI SDK, LangChain, pydantic-ai, MCP oder Dost. Gefragt wird die letzte Nachricht des Benutzers; was davor steht, ist der Verlauf.</translation>
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
      <source>The conversation as JSON</source>
      <translation>Die Unterhaltung als JSON</translation>
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
      <source>Name. It can be chosen here, and with --policy in a terminal.</source>
      <translation>Name. Wählbar hier und mit --policy im Terminal.</translation>
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
Read as {reason}.</source>
      <translation>
Gelesen als {reason}.</translation>
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
      <source>Do not keep this conversation</source>
      <translation>Diese Unterhaltung nicht speichern</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/keep_switch.py" />
      <source>It is gone when Dost ends. Press to keep it.</source>
      <translation>Sie geht verloren, wenn Dost beendet wird. Klicken Sie, um sie zu behalten.</translation>
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
      <translation>Alles löschen ({_what})? Es lässt sich nicht zurückholen.</translation>
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
      <location filename="ui/dost_ui/place_words.py" />
      <source>Logs</source>
      <translation>Protokolle</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/kept_card.py" />
      <source>Results that are long, or no text</source>
      <translation>Lange Ergebnisse und solche ohne Text</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/kept_card.py" />
      <source>So that a start embeds nothing; with them tools as they were taken apart. What is missing is made anew.</source>
      <translation>Damit beim Start nichts eingebettet wird; dazu Tools, wie sie zerlegt wurden. Was fehlt, entsteht neu.</translation>
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
      <source>So that you can go on with them: the newest 2,000, or 200 MB. Else a new one is kept only if you say so.</source>
      <translation>Damit Sie sie fortsetzen können: die neuesten 2.000 oder 200 MB. Sonst wird eine neue nur gespeichert, wenn Sie es wollen.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/kept_card.py" />
      <source>Tools that servers offered</source>
      <translation>Tools, die Server angeboten haben</translation>
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
      <source>Whole, for you to open: the newest 100, or 50 MB.</source>
      <translation>Vollständig, zum Öffnen: die neuesten 100 oder 50 MB.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/kept_card.py" />
      <source>calls in the audit</source>
      <translation>Aufrufe im Protokoll</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/kept_card.py" />
      <source>conversations</source>
      <translation>Unterhaltungen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/kept_card.py" />
      <source>counted calls</source>
      <translation>gezählte Aufrufe</translation>
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
      <location filename="ui/dost_ui/usage_page.py" />
      <source>turns</source>
      <translation>Anfragen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/kept_card.py" />
      <source>vectors</source>
      <translation>Vektoren</translation>
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
      <translation>Abstand vereint</translation>
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
      <translation>Abstand Bedeutung</translation>
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
      <translation>keine</translation>
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
      <source>Nothing.</source>
      <translation>Nichts.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/log_view.py" />
      <source>Show</source>
      <translation>Zeigen</translation>
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
      <source>Rows and room</source>
      <translation>Zeilen und Abstände</translation>
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
      <source>The embedding model is loading</source>
      <translation>Das Embedding-Modell wird geladen</translation>
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
      <translation>≈ {count} Tokens</translation>
    </message>
    <message numerus="yes">
      <location filename="ui/dost_ui/pick_preview.py" />
      <source>%n tools of {all} would come: ≈ {sent} tokens instead of {whole}</source>
      <translation>
        <numerusform>%n Tool von {all} käme: ≈ {sent} Tokens statt {whole}</numerusform>
        <numerusform>%n Tools von {all} kämen: ≈ {sent} Tokens statt {whole}</numerusform>
      </translation>
    </message>
    <message>
      <location filename="ui/dost_ui/pick_preview.py" />
      <source>No tool fits this.</source>
      <translation>Dazu passt kein Tool.</translation>
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
      <source>Its servers and its gateway go on. Quit is in the menu of the tray.</source>
      <translation>Server und Gateway laufen weiter. „Beenden“ steht im Menü des Infobereichs.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/presence_card.py" />
      <source>Keyboard shortcuts of your own: let the desktop run dost --toggle, which shows and hides the window, or dost --ask, which shows a line to ask in above all others.</source>
      <translation>Eigene Tastenkürzel: Lassen Sie den Desktop dost --toggle ausführen; das zeigt und verbirgt das Fenster. Oder dost --ask; das zeigt eine Eingabezeile über allen anderen Fenstern.</translation>
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
      <source>{who} wants to call it. </source>
      <translation>{who} möchte es aufrufen. </translation>
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
      <source>Personal ranking is off: no tool is chosen by these calls.</source>
      <translation>Die persönliche Rangfolge ist aus: Nach diesen Aufrufen wird kein Tool gewählt.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/ranking_words.py" />
      <source>Personal ranking is on: these calls choose among tools that are as near to a message.</source>
      <translation>Die persönliche Rangfolge ist an: Diese Aufrufe entscheiden zwischen Tools, die einer Nachricht gleich nah sind.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/ranking_words.py" />
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
      <source>{calls} of {tools} so far, {count} of {least} are needed</source>
      <translation>bisher {calls} von {tools}, nötig sind {count} von {least}</translation>
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
      <source>{matched} in its {place}{more}</source>
      <translation>{matched} ({place}){more}</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>{name} is not {value}</source>
      <translation>{name} ist nicht {value}</translation>
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
      <translation>{rank} nach Bedeutung, keins genommen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>{rank} by meaning, the first {count} are ordered</source>
      <translation>{rank} nach Bedeutung, nur die ersten {count} werden geordnet</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>{rank} by meaning, {count} taken</source>
      <translation>{rank} nach Bedeutung, {count} genommen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>{rank} by words</source>
      <translation>{rank} nach Wörtern</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>{rank} by words, none taken</source>
      <translation>{rank} nach Wörtern, keins genommen</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/reason_words.py" />
      <source>{rank} by words, {count} taken</source>
      <translation>{rank} nach Wörtern, {count} genommen</translation>
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
      <source>{name}  ○ {size} tools, {recall}</source>
      <translation>{name}  ○ {size} Tools, {recall}</translation>
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
      <source>Only reads.</source>
      <translation>Liest nur.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/run_dialog.py" />
      <source>Run (Ctrl+Enter)</source>
      <translation>Ausführen (Strg+Eingabe)</translation>
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
      <source>Schema of the arguments</source>
      <translation>Schema der Argumente</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/schema_dialog.py" />
      <source>Towards models: {wire_name}</source>
      <translation>Für Modelle: {wire_name}</translation>
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
      <source>tried again at {time}</source>
      <translation>neuer Versuch um {time}</translation>
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
      <source>It does not say that it only reads.</source>
      <translation>Es sagt nicht, dass es nur liest.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/service_words.py" />
      <source>It does not say whether it changes something.</source>
      <translation>Es sagt nicht, ob es etwas ändert.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/service_words.py" />
      <source>It has changed since you allowed it.</source>
      <translation>Es hat sich geändert, seit Sie es erlaubt haben.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/service_words.py" />
      <source>It is always allowed, but not known as what it was when you decided that.</source>
      <translation>Es ist immer erlaubt, hat sich aber womöglich seit Ihrer Entscheidung geändert.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/service_words.py" />
      <source>It says that it changes something and deletes nothing.</source>
      <translation>Es sagt, dass es etwas ändert und nichts löscht.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/service_words.py" />
      <source>It says that it may delete or overwrite something.</source>
      <translation>Es sagt, dass es etwas löschen oder überschreiben kann.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/service_words.py" />
      <source>It says that it only reads, and that it may delete or overwrite something.</source>
      <translation>Es sagt, dass es nur liest, und auch, dass es etwas löschen oder überschreiben kann.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/service_words.py" />
      <source>It says that it only reads.</source>
      <translation>Es sagt, dass es nur liest.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/service_words.py" />
      <source>The settings want you to be asked about every call.</source>
      <translation>Nach den Einstellungen werden Sie vor jedem Aufruf gefragt.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/service_words.py" />
      <source>You decided that it is never called.</source>
      <translation>Sie haben entschieden, dass es nie aufgerufen wird.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/service_words.py" />
      <source>You decided that no tool of "{server}" is called.</source>
      <translation>Sie haben entschieden, dass kein Tool von „{server}“ aufgerufen wird.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/service_words.py" />
      <source>You want to be asked each time about it.</source>
      <translation>Sie möchten jedes Mal danach gefragt werden.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/service_words.py" />
      <source>You want to be asked each time about the tools of "{server}".</source>
      <translation>Sie möchten jedes Mal nach den Tools von „{server}“ gefragt werden.</translation>
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
      <translation>Namen, Schlagwörter und Beschreibungen durchsuchen</translation>
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
      <location filename="desktop/dost_desktop/presenters/presence.py" />
      <source>{name} failed</source>
      <translation>{name} ausgefallen</translation>
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
      <source>Content: {kinds}</source>
      <translation>Inhalt: {kinds}</translation>
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
      <source>✗ failed{took}</source>
      <translation>✗ fehlgeschlagen{took}</translation>
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
      <source>Its switch is that of all its tools.</source>
      <translation>Sein Schalter gilt für alle seine Tools.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/tool_detail.py" />
      <source>Select a tool: here stand what it takes, what is decided about it, and how it is found better.</source>
      <translation>Wählen Sie ein Tool: Hier steht, was es braucht, was darüber entschieden ist und wie es besser gefunden wird.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/tool_detail.py" />
      <source>Select one of its tools to read what is said of it, and to run it.</source>
      <translation>Wählen Sie eines seiner Tools, um zu lesen, was darüber gesagt wird, und um es auszuführen.</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/tool_detail.py" />
      <location filename="ui/dost_ui/tools_overview.py" />
      <source>TO BE FOUND BETTER</source>
      <translation>BESSER ZU FINDEN</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/tool_detail.py" />
      <source>The tool</source>
      <translation>Das Tool</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/tool_detail.py" />
      <source>towards models: {name}</source>
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
      <translation>≈ {tokens} Tokens</translation>
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
      <source>Close the panel (Ctrl+J)</source>
      <translation>Leiste schließen (Strg+J)</translation>
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
      <source>Read as {reason}.</source>
      <translation>Gelesen als {reason}.</translation>
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
      <source>≈ {saved} of {every} tokens saved in %n turns</source>
      <translation>
        <numerusform>≈ {saved} von {every} Tokens gespart in %n Anfrage</numerusform>
        <numerusform>≈ {saved} von {every} Tokens gespart in %n Anfragen</numerusform>
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
      <source>Counted is each call of a tool that went through Dost, from this window or from another app: whether it gave a result, and how long it took, without the time in which it waited for you. Saved are the tokens of all tools' definitions less those of the tools that were chosen, estimated at four characters each. All of it stays on this machine; nothing is sent anywhere.</source>
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
      <source>Here stands what tools were called, how often they worked, how long they took, and how many tokens the choice of tools saved. It is counted on this machine and sent nowhere. Say something in the chat.</source>
      <translation>Hier steht, welche Tools aufgerufen wurden, wie oft es klappte, wie lange es dauerte und wie viele Tokens die Auswahl gespart hat. Gezählt wird auf diesem Rechner, gesendet nichts. Schreiben Sie etwas im Chat.</translation>
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
      <source>Tokens saved</source>
      <translation>Gesparte Tokens</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/usage_page.py" />
      <source>call</source>
      <translation>Aufruf</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/usage_page.py" />
      <source>gave a result</source>
      <translation>mit Ergebnis</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/usage_page.py" />
      <source>gave a result, {failed} failed</source>
      <translation>mit Ergebnis, {failed} fehlgeschlagen</translation>
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
      <location filename="ui/dost_ui/usage_page.py" />
      <source>turn</source>
      <translation>Anfrage</translation>
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
      <translation>; es fehlt </translation>
    </message>
    <message>
      <location filename="ui/dost_ui/why_card.py" />
      <source>Its definition takes ≈ {tokens} tokens.</source>
      <translation>Seine Definition braucht ≈ {tokens} Tokens.</translation>
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
      <translation>vor {hours} h</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/wording.py" />
      <source>{minutes} min ago</source>
      <translation>vor {minutes} min</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/wording.py" />
      <source>{minutes} min {seconds} s</source>
      <translation>{minutes} min {seconds} s</translation>
    </message>
    <message>
      <location filename="ui/dost_ui/wording.py" />
      <source>{number}%</source>
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
  </context>
</TS>

import { Button, ListButton, request, useEditor } from '../common.ts';
import { Panel } from '../panel/Panel.tsx';

/** All files by folder, for values that the owner finds neither on a page nor by the search. */
export const FilesPanel = () => {
  const { t, text, go, overview } = useEditor();
  return (
    <Panel title={t('advanced')} footer={null}>
      {[...Map.groupBy(overview.files, ({ group }) => text(group))].map(([group, files]) => (
        <details key={group}>
          <summary>
            {group} <span className="hint">{files.length}</span>
          </summary>
          <ul className="choices">
            {files.map((entry) => (
              <ListButton
                key={entry.files[0]}
                onClick={() => go({ panel: 'field', location: { file: entry.files[0] ?? '', path: [] } })}
              >
                {text(entry.title)}
              </ListButton>
            ))}
          </ul>
        </details>
      ))}
    </Panel>
  );
};

/** The files that cannot be read, each with its mistake and a button that restores its last good version. */
export const BrokenPanel = () => {
  const { t, text, overview, replaceState, announce, fail } = useEditor();
  const repair = async (file: string, fixed: string, title: string) => {
    replaceState(await request('repair', { file, text: fixed }));
    announce(t('changeTakenBack', title));
  };
  return (
    <Panel title={t('broken')}>
      {overview.broken.map(({ file, title, message, lastGood }) => (
        <section key={file} className="stack">
          <h3>{text(title)}</h3>
          <p className="bad">{text(message)}</p>
          {lastGood && (
            <Button onClick={() => repair(file, lastGood, text(title)).catch(fail)} label={t('lastGood')} />
          )}
        </section>
      ))}
    </Panel>
  );
};

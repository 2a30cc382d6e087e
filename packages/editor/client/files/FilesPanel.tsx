import { ListButton, useEditor } from '../common.ts';
import { Panel } from '../panel/Panel.tsx';

/** All files by folder, for values that the owner finds neither on a page nor by the search. */
export const FilesPanel = () => {
  const { t, text, go, overview } = useEditor();
  return (
    <Panel title={t('advanced')} footer={null}>
      <p className="hint">{t('advancedHelp')}</p>
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

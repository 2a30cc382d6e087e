import { useState } from 'react';
import type { FileEntry } from '../../shared/api.ts';
import { hasWords } from '../../shared/text-search.ts';
import { Choosable } from '../Button.tsx';
import { SearchBox } from '../fields/SearchBox.tsx';
import { Panel } from '../panel/Panel.tsx';
import { useEditor } from '../state/editor.ts';

/** Everything that can be edited, by folder, for what is found neither on a page nor by the search. */
export const FilesPanel = () => {
  const { t, text, go, overview, state } = useEditor();
  const [query, setQuery] = useState('');
  const changesIn = ({ files }: FileEntry) =>
    state.unsaved.reduce((sum, { file, changes }) => sum + (files.includes(file) ? changes : 0), 0);
  const shown = overview.files.filter(({ title, group }) =>
    hasWords(`${title.fr} ${title.nl} ${group.fr} ${group.nl}`, query),
  );
  return (
    <Panel title={t('advanced')}>
      <p className="hint">{t('advancedHelp')}</p>
      <SearchBox value={query} onChange={setQuery} />
      {[...Map.groupBy(shown, ({ group }) => text(group))].map(([group, files]) => (
        <details key={group} open={query !== ''}>
          <summary>
            {group} <span className="hint">{files.length}</span>
          </summary>
          <ul className="choices">
            {files.map((entry) => (
              <Choosable
                key={entry.id}
                onClick={() => go({ panel: 'field', place: { file: entry.files[0] ?? entry.id, path: [] } })}
              >
                {text(entry.title)}{' '}
                {changesIn(entry) > 0 && <span className="badge">{t('unsavedHere', changesIn(entry))}</span>}
              </Choosable>
            ))}
          </ul>
        </details>
      ))}
    </Panel>
  );
};

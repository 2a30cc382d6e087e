import { useState } from 'react';
import { hasWords } from '../../shared/text-search.ts';
import { SearchBox } from '../fields/SearchBox.tsx';
import { Panel } from '../panel/Panel.tsx';
import { SaveButtons } from '../panel/use-save.tsx';
import { useEditor } from '../state/editor.ts';
import { useAnswer } from '../state/use-answer.ts';
import { PriceLine } from './PriceLine.tsx';

/** All prices in one table. */
export const PricesPanel = () => {
  const { t } = useEditor();
  const [query, setQuery] = useState('');
  const [turn, setTurn] = useState(0);
  const { answer, key } = useAnswer('prices', {}, turn);
  // Those that most visitors see come first.
  const rows = (answer?.prices ?? []).toSorted((one, other) => other.pages.length - one.pages.length);
  const shown = rows.filter(({ label }) => hasWords(`${label.fr} ${label.nl}`, query));
  return (
    <Panel isWide title={t('prices')} footer={<SaveButtons />}>
      <p className="hint">{t('pricesHelp')}</p>
      <SearchBox value={query} onChange={setQuery} />
      <table>
        <thead>
          <tr>
            <th scope="col">{t('price')}</th>
            <th scope="col" id="withoutVat">
              {t('withoutVat')}
            </th>
            <th scope="col">{t('withVat')}</th>
            <th scope="col" id="fromDay">
              {t('fromDay')}
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <PriceLine key={`${row.name}${key}`} row={row} onChanged={() => setTurn((count) => count + 1)} />
          ))}
        </tbody>
      </table>
    </Panel>
  );
};

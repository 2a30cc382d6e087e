import { useState } from 'react';
import { hasWords } from '../../shared/text-search.ts';
import { useAnswer, useEditor } from '../common.ts';
import { Panel } from '../panel/Panel.tsx';
import { PriceLine } from './PriceLine.tsx';

/** All prices in one table. */
export const PricesPanel = () => {
  const { t, state } = useEditor();
  const [query, setQuery] = useState('');
  const { answer, key } = useAnswer('prices', {}, state.version);
  // Those that most visitors see come first.
  const rows = (answer?.prices ?? []).toSorted((one, other) => other.pages.length - one.pages.length);
  const shown = rows.filter(({ label }) => hasWords(`${label.fr} ${label.nl}`, query));
  return (
    <Panel isWide title={t('prices')}>
      <p className="hint">{t('pricesHelp')}</p>
      <label>
        {t('search')}
        <input type="search" value={query} onChange={({ target }) => setQuery(target.value)} />
      </label>
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
            <PriceLine key={`${row.name}${key}`} row={row} />
          ))}
        </tbody>
      </table>
    </Panel>
  );
};

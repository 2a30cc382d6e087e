import { useAnswer, useEditor } from '../common.ts';
import { Panel } from '../panel/Panel.tsx';
import { PriceLine } from './PriceLine.tsx';

/** All prices in one table. */
export const PricesPanel = () => {
  const { t, state } = useEditor();
  const { answer, key } = useAnswer('prices', {}, state.version);
  // The prices that most pages show come first.
  const rows = (answer?.prices ?? []).toSorted((one, other) => other.pages.length - one.pages.length);
  return (
    <Panel isWide title={t('prices')}>
      <p className="hint">{t('pricesHelp')}</p>
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
          {rows.map((row) => (
            <PriceLine key={`${row.name}${key}`} row={row} />
          ))}
        </tbody>
      </table>
    </Panel>
  );
};

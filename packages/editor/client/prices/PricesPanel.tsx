import { useId, useState } from 'react';
import type { PriceRow } from '../../shared/api.ts';
import { request, useEditor, useRequest } from '../common.ts';
import { Leaf } from '../fields/Leaf.tsx';
import { Panel } from '../panel/Panel.tsx';

/** One price: without VAT, with it, and from which day. */
const PriceLine = ({ row: { name, label, location, value, next, withVat, pages } }: { row: PriceRow }) => {
  const { t, text, accept, refuse, changeQueue, overview, go } = useEditor();
  const [from, setFrom] = useState(next?.from ?? '');
  const id = useId();
  const { file, path } = location;
  /** Where the value is that can be changed: of two, the one that holds from a later day. */
  const edited = { file, path: next ? [...path.slice(0, -1), 'next', 'value'] : path };
  const amount = next?.value ?? value;
  const setDay = (day: string) => {
    setFrom(day);
    const asked = { name, from: day === '' ? null : day };
    // In the queue, so that it goes after the amount, and a save waits for it.
    changeQueue.queueRequest({ file, path: [...path, 'from'] }, () =>
      request('priceDay', asked).then(accept, refuse),
    );
  };
  return (
    <tr>
      <th scope="row">
        {text(label)}
        <p className="hint">{t('shownOn', pages.length)}</p>
      </th>
      <td
        // The page then selects the text that prints this price.
        onFocus={() => go({ location })}
      >
        <Leaf
          {...{ label, help: null, choices: [], unit: null }}
          kind={Array.isArray(amount) ? 'range' : 'number'}
          inputs={[{ ...edited, language: null, value: amount }]}
        />
        {next && <p className="hint">{t('priceUntilThen', [value].flat().join(' – '))}</p>}
      </td>
      <td>
        {withVat.map(({ rate, printed }) => (
          <p key={rate.fr}>
            {text(printed)} <small>({text(rate)})</small>
          </p>
        ))}
      </td>
      <td>
        <input
          type="date"
          aria-label={`${text(label)} ${t('fromDay')}`}
          aria-describedby={id}
          value={from}
          onChange={({ target }) => setDay(target.value)}
        />
        <p id={id} role="status" className="hint">
          {from !== '' && from <= overview.day && t('dayPast')}
        </p>
      </td>
    </tr>
  );
};

/** All prices in one table. */
export const PricesPanel = () => {
  const { t, state } = useEditor();
  const { answer, key } = useRequest('prices', {}, state.version);
  // The prices that most pages show come first.
  const rows = (answer?.prices ?? []).toSorted((one, other) => other.pages.length - one.pages.length);
  return (
    <Panel isWide title={t('prices')}>
      <p className="hint">{t('pricesHelp')}</p>
      <table>
        <thead>
          <tr>
            {(['price', 'withoutVat', 'withVat', 'fromDay'] as const).map((name) => (
              <th key={name} scope="col">
                {t(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <PriceLine key={`${row.name}${key}${row.next === null}`} row={row} />
          ))}
        </tbody>
      </table>
    </Panel>
  );
};

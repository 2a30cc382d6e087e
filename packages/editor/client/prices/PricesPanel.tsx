import { useEffect, useId, useRef, useState } from 'react';
import { groupedAmount, type PriceRow, plainAmount, readPrice } from '../../shared/api.ts';
import { request, useAnswer, useEditor } from '../common.ts';
import { Findings, useFindings } from '../fields/Findings.tsx';
import { previewPrice } from '../page/preview.ts';
import { Panel } from '../panel/Panel.tsx';

const typedOf = (value: number | readonly number[]): string => [value].flat().map(plainAmount).join(' - ');

/** One price: without VAT, with it, and from which day. */
const PriceLine = ({ row }: { row: PriceRow }) => {
  const { t, text, accept, refuse, changeQueue, view, overview, go } = useEditor();
  const current = typedOf(row.next?.value ?? row.value);
  const [typed, setTyped] = useState(current);
  const [from, setFrom] = useState(row.next?.from ?? '');
  /** The amount after the last request. */
  const sent = useRef(current);
  const id = useId();
  const amounts = readPrice(typed);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the price is another one
  useEffect(() => {
    // Another window has changed it; without this, the next key here would write over a price that nobody was shown.
    if (changeQueue.isBusy()) return;
    sent.current = current;
    if (amounts === null || typedOf(amounts.map(({ value }) => value)) === current) return;
    setTyped(current);
    setFrom(row.next?.from ?? '');
  }, [current]);
  const isPast = from !== '' && from <= overview.day;
  /** Amounts that the page may show now. */
  const shown = useRef([[row.value].flat()]);
  const location = { ...row.location, path: row.location.path.slice(0, -1) };
  const mine = useFindings(location);
  const change = (next: string, day: string) => {
    setTyped(next);
    setFrom(day);
    const now = readPrice(next)?.map(({ value }) => value) ?? [row.value].flat();
    if (day <= overview.day) previewPrice(row.location, shown.current, now);
    shown.current = [now, ...shown.current];
    // In the queue, so that a save waits for the price, and the answer for an older price never comes after a newer one.
    const body = { name: row.name, typed: next, from: day === '' ? null : day };
    changeQueue.queueRequest(location, async () => {
      const isMade = await request('price', { ...body, was: sent.current }).then(accept, refuse);
      if (isMade) sent.current = typedOf(now);
      return isMade;
    });
  };
  return (
    <tr>
      <th scope="row" id={id}>
        {text(row.label)}
        <p className="hint">{t('shownOn', row.pages.length)}</p>
      </th>
      <td>
        <input
          size={10}
          inputMode="decimal"
          aria-labelledby={`${id} withoutVat`}
          aria-describedby={`${id}found`}
          aria-invalid={mine.length > 0 || amounts === null}
          value={typed}
          // The page then selects the text that prints this price.
          onFocus={() => go({ location: row.location })}
          onChange={({ target }) => change(target.value, from)}
        />
        <p className="hint" role="status">
          {amounts
            ?.filter(({ isThousands }) => isThousands)
            .map(({ value }) => t('readAs', groupedAmount(value, view.uiLanguage)))}
          {row.next && t('untilThen', typedOf(row.value))}
        </p>
        <Findings id={`${id}found`} findings={mine} />
      </td>
      <td>
        {row.withVat.map(({ rate, printed }) => (
          <p key={rate.fr}>
            {text(printed)} <small>({text(rate)})</small>
          </p>
        ))}
      </td>
      <td>
        <input
          type="date"
          aria-labelledby={`${id} fromDay`}
          aria-describedby={`${id}past`}
          value={from}
          onChange={({ target }) => change(typed, target.value)}
        />
        <p id={`${id}past`} role="status" className="hint">
          {isPast && t('dayPast')}
        </p>
      </td>
    </tr>
  );
};

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
            {(['price', 'withoutVat', 'withVat', 'fromDay'] as const).map((name) => (
              <th key={name} scope="col" id={name}>
                {t(name)}
              </th>
            ))}
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

import { useEffect, useMemo, useState } from 'react';
import type { OpenFile } from '../../server/results.ts';
import type { Value } from '../../source/change.ts';
import { ask, type DeskState } from '../api.ts';
import { changed, documents } from '../documents.ts';
import type { Editing } from '../page/editing.ts';
import { Preview } from '../page/Preview.tsx';
import { pagesReading } from '../page/pages-reading.ts';
import { referenceTable } from '../references.ts';

interface Props {
  state: DeskState;
  /** Name of the price, such as prices.repair. */
  price: string;
  /** What was typed; NaN is no number yet. */
  low: number;
  high: number | null;
}

/** The pages as they are from the day on which a price changes. */
export const LaterPricePreview = ({ state, price, low, high }: Props) => {
  const [name = '', key = ''] = price.split('.');
  const file = `content/facts/${name}.yaml`;
  const [open, setOpen] = useState<OpenFile | null>(null);
  const references = useMemo(() => referenceTable(state.references), [state]);
  const readers = useMemo(() => pagesReading(state.readers, file, key), [state.readers, file, key]);
  useEffect(() => {
    ask('open', { file })
      .then(({ files }) => setOpen(files[0] ?? null))
      .catch(() => setOpen(null));
  }, [file]);
  const docs = useMemo(() => {
    if (open === null || open.file !== file) return [];
    const value: Value = high === null ? low : [low, high];
    const typed = Number.isNaN(low) || Number.isNaN(high ?? 0) ? [] : [value];
    return documents([open], null).map((doc) =>
      typed.reduce<typeof doc>(
        (all, one) => changed(all, { kind: 'set', path: [key, 'value'], value: one }),
        doc,
      ),
    );
  }, [open, file, key, low, high]);
  const editing = useMemo((): Editing => {
    const text = String(low);
    return { kind: 'amount', file, path: [key, 'value'], before: text, text };
  }, [file, key, low]);
  return (
    <div className="below">
      <Preview
        pages={state.pages}
        page={undefined}
        readers={readers}
        {...{ docs, references }}
        editing={editing}
        onPick={null}
      />
    </div>
  );
};

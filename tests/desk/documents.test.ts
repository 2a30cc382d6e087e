import { expect, test } from 'vitest';
import { changed, documents, unsaved, withTypedSince } from '../../desk/ui/documents.ts';

const file = 'content/facts/prices.yaml';
const opened = (hash: string, repair: number) =>
  documents([{ file, hash, data: { repair, sweep: 1 } }], null).map((doc) => doc);
const set = (key: string, value: number) => ({ kind: 'set', path: [key], value }) as const;

test('DK-2: what is typed while the desk saves stays, and what was saved is not sent again', () => {
  const sent = opened('a', 10).map((doc) => changed(doc, set('repair', 12)));
  const typed = sent.map((doc) => changed(doc, set('sweep', 5)));
  const after = withTypedSince(opened('b', 12), typed, sent);
  expect(unsaved(after)).toEqual([{ file, hash: 'b', changes: [set('sweep', 5)] }]);
  expect(after[0]?.now).toEqual({ repair: 12, sweep: 5 });
  expect(unsaved(withTypedSince(opened('b', 12), sent, sent))).toEqual([]);
});

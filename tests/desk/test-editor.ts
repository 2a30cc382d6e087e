import { Editor } from '../../desk/server/editor.ts';
import type { Texts } from '../../desk/server/transaction.ts';
import type { Value } from '../../desk/source/change.ts';

/** The file that the tests of the editor change. */
export const file = 'content/facts/vat.yaml';

/** An editor whose checks refuse a text that contains a word. */
export const editorOf = (root: string, refused = 'FORBIDDEN') =>
  new Editor(root, {
    ask: async (_question: string, texts?: Texts) =>
      [...(texts ?? [])].flatMap(([name, text]) =>
        text?.includes(refused)
          ? [{ message: `${name}: reduced.source: must not say so. Because. Write another.` }]
          : [],
      ) as never,
  });

/** A change of a value of that file. */
export const set = (value: Value) => ({ kind: 'set', path: ['reduced', 'source'], value }) as const;

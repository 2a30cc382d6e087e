import type { Node } from 'prosemirror-model';
import { Plugin, PluginKey } from 'prosemirror-state';
import { schema } from './markup.ts';

/** Values that a change took out of the text, and the words that were typed in their place since. */
interface Lost {
  references: Node[];
  from: number;
  to: number;
}

const referencesIn = (doc: Node): { node: Node; at: number }[] => {
  const found: { node: Node; at: number }[] = [];
  doc.descendants((node, at) => {
    if (node.type === schema.nodes.reference) found.push({ node, at });
  });
  return found;
};

/** The values that were last typed over or deleted in a field; null once a value is inserted again. */
export const lostValues = new PluginKey<Lost | null>();

/** Keeps the values that a change takes out of the text, so that the field tells it and can put them back. */
export const keepLostValues = new Plugin<Lost | null>({
  key: lostValues,
  state: {
    init: () => null,
    apply: ({ before, doc, mapping }, known) => {
      const old = referencesIn(before);
      const gone = old.filter(({ at }) => mapping.mapResult(at).deletedAfter);
      const [first] = gone;
      const count = referencesIn(doc).length;
      if (first && count < old.length) {
        const [from, to] = [mapping.map(first.at, -1), mapping.map(first.at + 1)];
        const back = mapping.invert();
        const words = before.textBetween(back.map(from, -1), back.map(to)).trim();
        // Words that replaced a whole sentence are worth more than its place: the values then come behind them.
        return { references: gone.map(({ node }) => node), from: words === '' ? from : to, to };
      }
      if (known === null || count > old.length) return null;
      return { ...known, from: mapping.map(known.from, -1), to: mapping.map(known.to) };
    },
  },
});

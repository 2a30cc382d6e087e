import type { Node } from 'prosemirror-model';
import { Plugin, PluginKey } from 'prosemirror-state';
import { schema } from './markup.ts';

/** Values that a change took out of the text, and where they were. */
interface Lost {
  references: Node[];
  at: number;
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
      if (first && count < old.length)
        return { references: gone.map(({ node }) => node), at: mapping.map(first.at) };
      return known === null || count > old.length ? null : { ...known, at: mapping.map(known.at) };
    },
  },
});

import { type Value, valueAt } from '../source/change.ts';
import type { FoundThing, State, States } from './found-thing.ts';

const lists = ['items', 'questions'] as const;

const questionsIn = (data: Value | undefined, key: (typeof lists)[number]): Map<string, Value> => {
  const list = valueAt(data, ['faq', key]);
  return new Map((Array.isArray(list) ? list : []).map((item) => [String(valueAt(item, ['id'])), item]));
};

/** Questions that exist in one of two states of a page only. One whose id was changed is none of them. */
export const changedQuestions = ({ files, before, after }: States): FoundThing[] =>
  files
    .filter((file) => /^content\/copy\/[a-z0-9-]+\/fr\.yaml$/.test(file) && before(file) && after(file))
    .flatMap((file) =>
      lists.flatMap((key) => {
        const [old, now] = [before, after].map((state) => questionsIn(state(file), key));
        const added = [...(now ?? [])].filter(([id]) => !old?.has(id));
        const removed = [...(old ?? [])].filter(([id]) => !now?.has(id));
        if (added.length > 0 && removed.length > 0) return [];
        const dutch = file.replace('/fr.yaml', '/nl.yaml');
        return [...added, ...removed].map(([id, question]): FoundThing => {
          const state: State = added.length > 0 ? after : before;
          const other = questionsIn(state(dutch), key).get(id);
          const [fr, nl] = [question, other].map((one) => String(valueAt(one, ['question']) ?? id));
          return {
            kind: 'question',
            state: added.length > 0 ? 'new' : 'removed',
            title: { fr: fr ?? id, nl: nl ?? id },
            owns: () => false,
            isPart: (name, path, value) =>
              (name === file || name === dutch) &&
              path.length === 3 &&
              path[0] === 'faq' &&
              path[1] === key &&
              String(valueAt(value, ['id'])) === id,
          };
        });
      }),
    );

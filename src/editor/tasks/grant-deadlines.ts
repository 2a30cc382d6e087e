import type { Change } from '@pajotherm/editor/contract';
import { type Language, languages } from '#src/lib/language.ts';
import type { Site } from '#src/load-site.ts';
import type { Copy } from '#src/routing/copy-names.ts';
import { nameInSentence, type Said } from './grant-words.ts';

const lastDayText: Record<Language, (name: string) => string> = {
  fr: (name) => `Jusqu'à ce jour, vous pouvez demander ${name}.`,
  nl: (name) => `Tot en met die dag kunt u ${name} aanvragen.`,
};

/** Names the last day of a grant among the dates of the grants page, in place of its former one, in both languages. */
export const deadlineChanges = ({ content }: Site, said: Said): Change[] =>
  languages.flatMap((lang): Change[] => {
    const { deadlines } = (content.rawCopy.get(`grants/${lang}`) ?? {}) as Partial<Copy<'grants'>>;
    if (deadlines === undefined || said.state === 'unknown') return [];
    const at = (index: number) => ({
      file: `content/copy/grants/${lang}.yaml`,
      path: ['deadlines', 'items', index],
    });
    const former = deadlines.items.flatMap(({ date }, index) =>
      said.formerLastDayFacts.some((fact) => date.includes(`{${fact}}`)) ? [index] : [],
    );
    const removed = former.toReversed().map((index): Change => ({ kind: 'remove', ...at(index) }));
    if (said.lastDayFact === null) return removed;
    const value = {
      date: `{subsidies.${said.lastDayFact}}`,
      text: lastDayText[lang](nameInSentence[lang](said)),
    };
    return [...removed, { kind: 'add', ...at(deadlines.items.length - former.length), value }];
  });

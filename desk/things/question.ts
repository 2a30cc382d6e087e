import { valueAt } from '../source/change.ts';
import type { Plan, PlannedFiles, ThingOf } from './thing.ts';

/** A question at the end of the questions of a page, in both languages. */
export const addQuestion = (
  files: PlannedFiles,
  { folder, id, question, answer }: ThingOf<'question'>,
): Plan => {
  let openAt = '';
  const fileOf = (lang: 'fr' | 'nl') => `content/copy/${folder}/${lang}.yaml`;
  for (const lang of ['fr', 'nl'] as const) {
    const data = files.data(fileOf(lang));
    const key = Array.isArray(valueAt(data, ['faq', 'items'])) ? 'items' : 'questions';
    const list = valueAt(data, ['faq', key]);
    const index = Array.isArray(list) ? list.length : 0;
    openAt = `faq.${key}.${index}.question`;
    files.edit(fileOf(lang), {
      kind: 'add',
      path: ['faq', key, index],
      value: { id, question: question[lang], answer: answer[lang] },
    });
  }
  return { texts: files.texts, open: fileOf('fr'), openAt, left: [] };
};

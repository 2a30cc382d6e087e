import { addArticle } from './article.ts';
import { addBrand } from './brand.ts';
import { addQuestion } from './question.ts';
import type { Plan, PlannedFiles, Thing } from './thing.ts';
import { addTown, removeTown } from './town.ts';

/** What adding or removing a thing writes. Nothing is written yet. @throws EditError */
export const planOf = (files: PlannedFiles, thing: Thing): Plan => {
  switch (thing.kind) {
    case 'town':
      return addTown(files, thing);
    case 'brand':
      return addBrand(files, thing);
    case 'article':
      return addArticle(files, thing);
    case 'question':
      return addQuestion(files, thing);
    case 'removeTown':
      return removeTown(files, thing);
  }
};

import { addArticle } from './article.ts';
import { addBrand } from './brand.ts';
import { setLaterPrice } from './later-price.ts';
import { addQuestion } from './question.ts';
import { removeThing } from './remove.ts';
import type { Plan, PlannedFiles, Thing } from './thing.ts';
import { addTown } from './town.ts';

/** What adding, changing or removing a thing writes. Nothing is written yet. @param today ISO @throws EditError */
export const planOf = (files: PlannedFiles, thing: Thing, today: string): Plan => {
  switch (thing.kind) {
    case 'town':
      return addTown(files, thing);
    case 'brand':
      return addBrand(files, thing);
    case 'article':
      return addArticle(files, thing, today);
    case 'question':
      return addQuestion(files, thing);
    case 'laterPrice':
      return setLaterPrice(files, thing, today);
    case 'removeTown':
    case 'removeBrand':
    case 'removeArticle':
      return removeThing(files, thing);
  }
};

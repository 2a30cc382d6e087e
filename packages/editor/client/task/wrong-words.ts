import type { Field, TextToCorrect } from '../../shared/api.ts';
import { request } from '../common.ts';
import { storedResultKey, taskResultIn } from '../state/view.ts';

/** The words of a text that are wrong, and still there: a name that both languages have, once. */
export const wrongIn = ({ inputs }: Field, { words }: TextToCorrect) => {
  const found = inputs.flatMap(({ language, value }) =>
    words[language ?? 'fr'].filter((one) => String(value).includes(one)).map((said) => ({ language, said })),
  );
  return found.filter(({ said }, index) => found.findIndex((one) => one.said === said) === index);
};

/** The last task after which the owner was asked: a second save asks no more. */
let askedAfter: string | null = null;

/** Fields with texts that the last task left to correct, for the question before the first save after it. */
export const fieldsLeftWrong = async (): Promise<Field[]> => {
  const kept = localStorage.getItem(storedResultKey);
  const { toCorrect = [] } = taskResultIn(kept) ?? {};
  if (kept === askedAfter || toCorrect.length === 0) return [];
  askedAfter = kept;
  const { fields } = await request('fields', {
    locations: toCorrect.map(({ file, path }) => ({ file, path })),
  });
  return fields.filter((field, index) => toCorrect[index] && wrongIn(field, toCorrect[index]).length > 0);
};

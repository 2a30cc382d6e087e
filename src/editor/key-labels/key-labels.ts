import { contactFormLabels } from './contact-form.ts';
import { dataLabels } from './data.ts';
import { pageTextLabels } from './page-texts.ts';

/**
 * Labels of the keys of content that have none in their schema, in French and Dutch. The label of `plate.here` is for a key
 * `here` at any depth of a key, file or folder `plate`, and goes before the label of `here`.
 */
export const keyLabels: Readonly<Record<string, readonly [fr: string, nl: string]>> = {
  ...dataLabels,
  ...pageTextLabels,
  ...contactFormLabels,
};

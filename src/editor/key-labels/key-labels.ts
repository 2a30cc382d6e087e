import { dataLabels } from './data.ts';
import { pageTextLabels } from './page-texts.ts';

/**
 * Labels of the keys of content that have none in their schema, in French and Dutch. The label of `next.from` is for a key
 * `from` at any depth of a key, file or folder `next`, and goes before the label of `from`.
 */
export const keyLabels: Readonly<Record<string, readonly [fr: string, nl: string]>> = {
  ...dataLabels,
  ...pageTextLabels,
};

import { fold } from '../../source/fold.ts';
import type { FieldSpec } from './thing-fields.ts';

/** What is being typed as the end of an address, in the characters that it may have. */
const typedSlug = (text: string): string => fold(text).replace(/[^a-z0-9]+/g, '-');

/** The end of an address from a name: `Sint-Pieters-Leeuw` is `sint-pieters-leeuw`. */
export const slugOf = (text: string): string =>
  typedSlug(text)
    .slice(0, 60)
    .replace(/^-+|-+$/g, '');

/**
 * Proposes the end of the address while its name is typed, unless the owner has written another; and keeps what the owner
 * writes there to the characters that it may have.
 */
export const proposeSlug = (
  form: HTMLFormElement,
  fields: readonly FieldSpec[],
  typed: HTMLInputElement,
): void => {
  for (const { key, from } of fields) {
    const slug = form.elements.namedItem(key);
    if (from === undefined || !(slug instanceof HTMLInputElement)) continue;
    if (typed === slug) {
      if (slug.value !== typedSlug(slug.value)) slug.value = typedSlug(slug.value);
      slug.toggleAttribute('data-own', slug.value !== '');
    } else if (typed.name === from && !slug.hasAttribute('data-own')) slug.value = slugOf(typed.value);
  }
};

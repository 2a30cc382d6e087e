import type { Language } from '#src/lib/language.ts';
import type { DangerId } from '#src/page-types/boiler-repair/copy-schema.ts';
import { copyOf, href, phoneOf } from '#src/site.ts';
import { callLink, callVerb } from './contact.ts';

/** The four symptoms of a cold house (TL-7), with what each ends in. */
export const symptomProps = (lang: Language) => ({
  ...copyOf('symptoms', lang),
  phone: phoneOf(lang),
  callVerb: callVerb(lang),
  call: callLink(lang),
  finderHref: href('fault-finder', lang),
});

/** Steps and emergency numbers of the repair page for the symptoms of the home page; its note ends the last step. */
export const symptomSteps = (lang: Language) => {
  const { cards, numbers } = copyOf('service-boiler-repair', lang).safety;
  const stepsOf = (danger: DangerId): string[] => {
    const { steps, note } = cards.find(({ id }) => id === danger) ?? { steps: [], note: '' };
    return steps.map(({ text }, index) => (index === steps.length - 1 ? `${text} ${note}` : text));
  };
  return { steps: { water: stepsOf('water'), 'no-start': stepsOf('no-start') }, numbers };
};

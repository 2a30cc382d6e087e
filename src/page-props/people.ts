import type { Language } from '#src/lib/language.ts';
import { content } from '#src/site.ts';
import { photoProps } from './photos.ts';

/** Those who come to households (MD-2); null where the content names nobody. */
export const peopleProps = async (lang: Language) => {
  const words = content.ui[lang].people;
  const people = await Promise.all(
    [...content.team].map(async ([id, { firstName, photo, role, speaks, since, approvals }]) => ({
      id,
      firstName,
      photo: await photoProps(photo, lang, 'person'),
      role: role[lang],
      facts: [`${words.speaks} ${speaks[lang]}`, `${words.since} ${since}`],
      approvals: approvals.map(({ name, number, register }) => ({
        label: `${name[lang]} ${number}`,
        href: register,
      })),
    })),
  );
  return people.length === 0 ? null : { heading: words.heading, people };
};

import type { Language } from '#src/lib/language.ts';
import { content, markForEditor } from '#src/site.ts';
import { photoProps } from './photos.ts';

/** Those who come to households (MD-2); null where the content names nobody. */
export const peopleProps = async (lang: Language) => {
  const words = content.ui[lang].people;
  const people = await Promise.all(
    [...content.team].map(async ([id, { firstName, photo, role, speaks, since, approvals }]) => {
      const file = `content/team/${id}.yaml`;
      return {
        id,
        firstName: markForEditor(firstName, firstName, file, 'firstName'),
        photo: await photoProps(photo, lang, 'person'),
        role: markForEditor(role[lang], role[lang], file, 'role', lang),
        facts: [
          markForEditor(`${words.speaks} ${speaks[lang]}`, speaks[lang], file, 'speaks', lang),
          markForEditor(`${words.since} ${since}`, String(since), file, 'since'),
        ],
        approvals: approvals.map(({ name, number, register }, index) => ({
          label: markForEditor(`${name[lang]} ${number}`, name[lang], file, 'approvals', index, 'name', lang),
          href: register,
        })),
      };
    }),
  );
  return people.length === 0 ? null : { heading: words.heading, people };
};

import { createHash } from 'node:crypto';
import * as z from 'zod';
import { ContentError } from '#src/content/io/read.ts';
import { companyPlaceholders } from '#src/content/loaders/company.ts';
import { facts } from '#src/content/loaders/fact-table.ts';
import { copyNamesOf } from '#src/copy/copy-names.ts';
import { fillFacts } from '#src/copy/fill.ts';
import { pageName } from '#src/copy/page-content.ts';
import { folderOf } from '#src/copy/schemas.ts';
import { languages } from '#src/lib/language.ts';
import { routes } from '#src/routing/routes.ts';
import type { Value } from '../source/change.ts';
import type { Description, PageEntry, Reference } from './answers.ts';
import { fileSchemas } from './file-schemas.ts';
import { namesOfIds } from './names-of-ids.ts';
import { readers } from './readers.ts';

/** JSON Schema of what may be written; where a rule has none (a check in code), any value. */
const jsonSchema = (schema: z.ZodType): Value =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Value;

const schemas = (): Pick<Description, 'schemas' | 'schemaOf'> => {
  const json = new Map<z.ZodType, string>();
  const byName: Record<string, Value> = {};
  const schemaOf: Record<string, string> = {};
  for (const [file, schema] of fileSchemas()) {
    const known = json.get(schema);
    const text = known ?? JSON.stringify(jsonSchema(schema));
    json.set(schema, text);
    const name = createHash('sha256').update(text).digest('hex').slice(0, 12);
    byName[name] ??= JSON.parse(text) as Value;
    schemaOf[file] = name;
  }
  return { schemas: byName, schemaOf };
};

const formats = ['', '|incl6', '|incl21', '|number', '|min', '|max', '|month'];

/** What pages print for a fact, in each form that it has. */
const factReferences = (): Reference[] =>
  [...facts].flatMap(([name, { places, vat }]) =>
    (places === undefined ? [''] : Object.keys(places).map((place) => `@${place}`)).flatMap((place) =>
      formats.flatMap((format) => {
        const written = `{${name}${place}${format}}`;
        try {
          const [fr = '', nl = ''] = languages.map((lang) => fillFacts(written, lang, written));
          const isNet = vat === 'excluded' && !format.startsWith('|incl');
          return [{ name: written, fr, nl, ...(isNet && { withoutVat: true as const }) }];
        } catch (error) {
          // A fact that is no range has no `|min`.
          if (error instanceof ContentError) return [];
          throw error;
        }
      }),
    ),
  );

const companyReferences = (): Reference[] =>
  [...companyPlaceholders('fr')].map(([name, fr]) => ({
    name: `{${name}}`,
    fr,
    nl: companyPlaceholders('nl').get(name) ?? fr,
  }));

/** Prices that somebody decides: not those that follow another or are computed, nor figures that no longer apply. */
const prices = (): string[] =>
  [...facts].flatMap(([name, { vat, value, follows, formula, former }]) =>
    vat !== undefined && value !== undefined && follows === undefined && formula === undefined && !former
      ? [name]
      : [],
  );

const pages = (): PageEntry[] =>
  [...routes].map(([id, { path }]) => ({
    id,
    name: { fr: pageName(id, 'fr'), nl: pageName(id, 'nl') },
    fr: path.fr,
    nl: path.nl,
  }));

/** The page on which a file is best seen: that of its copy, or one made from its data. */
const pageOf = (): Record<string, string> => {
  const found: Record<string, string> = {};
  for (const [id, { kind, slug }] of routes) {
    for (const lang of languages) {
      if (kind.copy === 'markdown') found[`content/articles/${slug}/${lang}.md`] ??= id;
      for (const folder of copyNamesOf(id, lang)) found[`content/copy/${folder}/${lang}.yaml`] ??= id;
    }
    for (const file of kind.sources?.(slug) ?? []) found[file] ??= id;
  }
  return found;
};

/** What visitors call the page that a file makes. */
const titles = (): Description['titles'] =>
  Object.fromEntries(
    [...routes].flatMap(([id, { kind, slug }]) => {
      const title = { fr: pageName(id, 'fr'), nl: pageName(id, 'nl') };
      const own = languages.map((lang) =>
        kind.copy === 'markdown'
          ? `content/articles/${slug}/${lang}.md`
          : `content/copy/${folderOf(kind, slug)}/${lang}.yaml`,
      );
      // A page without a slug of its own, such as that of all brands, is made from files of others.
      const sources = slug === '' ? [] : (kind.sources?.(slug) ?? []);
      return [...own, ...sources].map((file) => [file, title]);
    }),
  );

/** Schemas, references and pages, as the content is now. @throws ContentError where it is wrong */
export const describe = (): Description => ({
  ...schemas(),
  references: [
    ...factReferences(),
    ...companyReferences(),
    ...pages().map(({ id, fr, nl, name }) => ({ name: `page:${id}`, fr, nl, title: name })),
  ],
  pages: pages(),
  prices: prices(),
  titles: { ...namesOfIds(), ...titles() },
  pageOf: pageOf(),
  readers: readers(),
});

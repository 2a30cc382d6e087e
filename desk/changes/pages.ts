import type { Title } from '../server/former-title.ts';
import { type Value, valueAt } from '../source/change.ts';
import { textsIn } from '../things/texts.ts';
import type { FoundThing, State, States } from './found-thing.ts';

const main = /^content\/(towns|brands)\/([a-z0-9-]+)\.yaml$|^content\/(articles)\/([a-z0-9-]+)\/fr\.md$/;
const kinds = { towns: 'town', brands: 'brand', articles: 'article' } as const;

const titleOf = (file: string, dataOf: State, slug: string): Title => {
  const nameIn = (lang: 'fr' | 'nl'): Value | undefined => {
    const data = dataOf(file.replace('/fr.md', `/${lang}.md`));
    const name = valueAt(data, file.endsWith('.md') ? ['front', 'title'] : ['name']);
    return typeof name === 'object' ? valueAt(name, [lang]) : name;
  };
  return { fr: String(nameIn('fr') ?? slug), nl: String(nameIn('nl') ?? slug) };
};

/** The facts that are gone and that the texts of a removed page named (`law.boiler-age`). */
const factsGone = ({ files, before, after }: States, own: readonly string[]): Set<string> => {
  const texts = own.flatMap((file) => textsIn(before(file) ?? null).map(({ text }) => text));
  const gone = files
    .filter((file) => file.startsWith('content/facts/'))
    .flatMap((file) =>
      Object.keys(Object(before(file)))
        .filter((key) => valueAt(after(file), [key]) === undefined)
        .map((key) => `${file.replace(/^content\/facts\/|\.yaml$/g, '')}.${key}`),
    );
  return new Set(gone.filter((name) => texts.some((text) => RegExp(`\\{${name}[|@}]`).test(text))));
};

/** Towns, brands and articles that exist in one of two states only. */
export const changedPages = (states: States): FoundThing[] =>
  states.files.flatMap((file) => {
    const [match, folder, name, articles, id] = main.exec(file) ?? [];
    const [isBefore, isAfter] = [states.before(file), states.after(file)].map((data) => data !== undefined);
    if (match === undefined || isBefore === isAfter) return [];
    const slug = name ?? id ?? '';
    const kind = kinds[(folder ?? articles) as keyof typeof kinds];
    const owns = (other: string) =>
      other === file ||
      other.startsWith(`content/copy/${kind}-${slug}/`) ||
      (kind === 'article' && other.startsWith(`content/articles/${slug}/`)) ||
      (kind === 'brand' && other === `content/fault-codes/${slug}.yaml`);
    const gone = isBefore ? factsGone(states, states.files.filter(owns)) : new Set<string>();
    const isPart: FoundThing['isPart'] = (other, path, value) => {
      if (other.startsWith('content/facts/'))
        return path.length === 1 && gone.has(`${other.replace(/^content\/facts\/|\.yaml$/g, '')}.${path[0]}`);
      if (typeof path.at(-1) !== 'number') return false;
      if (typeof value === 'string')
        return value === slug && ['neighbours', 'areasServed'].includes(String(path.at(-2)));
      return (
        valueAt(value, ['copy']) === `${kind}-${slug}` ||
        // A brand or a town more or less changes how many there are: texts that count them are listed with it.
        (kind !== 'article' && other === 'content/placeholders.yaml') ||
        valueAt(value, ['from']) === `${kind}/${slug}` ||
        (kind === 'brand' && other.startsWith('content/copy/') && valueAt(value, ['slug']) === slug)
      );
    };
    const title = titleOf(file, isBefore ? states.before : states.after, slug);
    return [{ kind, state: isBefore ? 'removed' : 'new', title, owns, isPart } as const];
  });

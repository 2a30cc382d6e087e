import { parse, type Selector } from 'css-what';

/** What pages and their scripts give a selector to hold on to. */
export interface Names {
  tags: ReadonlySet<string>;
  classes: ReadonlySet<string>;
  ids: ReadonlySet<string>;
  /** Custom properties that values refer to. */
  properties: ReadonlySet<string>;
  /** Every kind of element in the HTML: its tag, then its classes, parted by spaces. */
  elements: ReadonlySet<string>;
  /** What scripts say: classes and tags they may give to what they add. */
  scripted: ReadonlySet<string>;
}

const nothing: ReadonlySet<string> = new Set();

const all = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

/** The names of a piece of HTML or SVG. */
export const namesUsedIn = (html: string): Names => {
  const elements = [...html.matchAll(/<([a-z][\w-]*)([^<>]*)>/gi)].map(([, tag = '', attributes = '']) => {
    const classes = /\sclass="([^"]*)"/.exec(attributes)?.[1] ?? '';
    return `${tag.toLowerCase()} ${classes}`.trim();
  });
  return {
    tags: new Set(elements.map((element) => element.split(' ', 1)[0] ?? '')),
    classes: new Set(elements.flatMap((element) => element.split(/\s+/).slice(1))),
    ids: new Set(all(html, /\sid="([^"]+)"/g)),
    properties: new Set(all(html, /var\((--[\w-]+)/g)),
    elements: new Set(elements),
    scripted: nothing,
  };
};

/** The names that a script may give to elements: every word that it says between quotes. */
export const namesSaidIn = (script: string): Names => {
  const said = new Set(all(script, /(?<=["'`\s])([a-z][\w-]*)(?=["'`\s])/gi));
  return {
    tags: said,
    classes: said,
    ids: said,
    properties: nothing,
    elements: nothing,
    scripted: said,
  };
};

/** The names of several pieces together. */
export const joined = (pieces: readonly Names[]): Names => {
  const union = (of: (names: Names) => ReadonlySet<string>) =>
    new Set(pieces.flatMap((names) => [...of(names)]));
  return {
    tags: union(({ tags }) => tags),
    classes: union(({ classes }) => classes),
    ids: union(({ ids }) => ids),
    properties: union(({ properties }) => properties),
    elements: union(({ elements }) => elements),
    scripted: union(({ scripted }) => scripted),
  };
};

const parsed = new Map<string, Selector[]>();

/** The parts of one selector, not of a list. */
const partsOf = (selector: string): Selector[] => {
  const known = parsed.get(selector) ?? parse(selector)[0] ?? [];
  parsed.set(selector, known);
  return known;
};

const isClass = (part: Selector): part is Selector & { value: string } =>
  part.type === 'attribute' && part.name === 'class' && part.action === 'element';

const isId = (part: Selector): part is Selector & { value: string } =>
  part.type === 'attribute' && part.name === 'id' && part.action === 'equals';

/**
 * False only where some tag, class or id of the selector is nowhere in these names. States, attributes and
 * alternatives in brackets are taken to match: HTML cannot answer them.
 */
export const mayMatch = (selector: string, { tags, classes, ids }: Names): boolean =>
  partsOf(selector).every((part) => {
    if (part.type === 'tag') return tags.has(part.name);
    if (isClass(part)) return classes.has(part.value);
    return !isId(part) || ids.has(part.value);
  });

type Specificity = readonly [ids: number, classes: number, tags: number];

const sum = (terms: readonly Specificity[]): Specificity =>
  terms.reduce(([a, b, c], [x, y, z]) => [a + x, b + y, c + z] as const, [0, 0, 0] as const);

const specificityOf = (parts: readonly Selector[]): Specificity =>
  sum(
    parts.map((part): Specificity => {
      if (part.type === 'tag' || part.type === 'pseudo-element') return [0, 0, 1];
      if (part.type === 'attribute') return isId(part) ? [1, 0, 0] : [0, 1, 0];
      if (part.type !== 'pseudo') return [0, 0, 0];
      if (part.name === 'where') return [0, 0, 0];
      if (!['is', 'not', 'has'].includes(part.name) || !Array.isArray(part.data)) return [0, 1, 0];
      const [strongest] = part.data
        .map(specificityOf)
        .sort((one, other) => other[0] - one[0] || other[1] - one[1] || other[2] - one[2]);
      return strongest ?? [0, 0, 0];
    }),
  );

/** Whether two selectors weigh the same, so that of their rules the later one wins (CSS Selectors 4, § 17). */
export const weighTheSame = (one: string, other: string): boolean =>
  String(specificityOf(partsOf(one))) === String(specificityOf(partsOf(other)));

/** What a selector says of the element itself, without those around it. */
const subjectOf = (selector: string) => {
  const parts = partsOf(selector);
  const around = parts.findLastIndex(({ type }) =>
    ['descendant', 'child', 'sibling', 'adjacent', 'column-combinator'].includes(type),
  );
  const own = parts.slice(around + 1);
  return {
    classes: own.filter(isClass).map(({ value }) => value),
    tags: own.flatMap((part) => (part.type === 'tag' ? [part.name] : [])),
    box: own.flatMap((part) => (part.type === 'pseudo-element' ? [part.name] : [])).join(),
  };
};

/** False only where no element of these names, nor one that a script adds, can answer to both selectors. */
export const mayMeet = (
  one: string,
  other: string,
  { elements, classes, tags, scripted }: Names,
): boolean => {
  const [a, b] = [subjectOf(one), subjectOf(other)];
  if (a.box !== b.box) return false;
  const wanted = [...a.classes, ...b.classes];
  const wantedTags = [...new Set([...a.tags, ...b.tags])];
  if (wantedTags.length > 1) return false;
  // What is nowhere in the HTML is on an element that a script adds, and so may be what a script names.
  if (wanted.some((name) => scripted.has(name) || !classes.has(name))) return true;
  if (wantedTags.some((tag) => !tags.has(tag))) return true;
  return [...elements].some((element) => {
    const [tag = '', ...has] = element.split(/\s+/);
    return wantedTags.every((name) => name === tag) && wanted.every((name) => has.includes(name));
  });
};

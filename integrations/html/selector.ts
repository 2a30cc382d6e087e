import { parse, type Selector } from 'css-what';
import type { Names } from './names.ts';

const parsed = new Map<string, Selector[]>();

/**
 * The parts of one selector, not of a list.
 * @throws where it cannot be read, because then nobody knows which page needs its rule.
 */
export const partsOf = (selector: string): Selector[] => {
  const known = parsed.get(selector);
  if (known !== undefined) return known;
  try {
    const [parts = []] = parse(selector);
    parsed.set(selector, parts);
    return parts;
  } catch (cause) {
    throw new Error(
      `Selector "${selector}": ${cause instanceof Error ? cause.message : cause}. The build reads selectors to know which page needs which rule. Write the rule flat, without "&", and the selector as the standard has it.`,
      { cause },
    );
  }
};

type Named = Selector & { value: string };

/** True of `.name`. */
export const isClass = (part: Selector): part is Named =>
  part.type === 'attribute' && part.name === 'class' && part.action === 'element';

/** True of `#name`, which css-what marks by what it does with capitals; `[id="name"]` weighs less. */
export const isId = (part: Selector): part is Named =>
  part.type === 'attribute' && part.name === 'id' && part.ignoreCase === 'quirks';

/**
 * False only where some tag, class or id of the selector is nowhere in these names. States, attributes and
 * alternatives in brackets are taken to match: HTML cannot answer them.
 * @throws where the selector cannot be read.
 */
export const mayMatch = (selector: string, { tags, classes, ids }: Names): boolean =>
  partsOf(selector).every((part) => {
    if (part.type === 'tag') return tags.has(part.name.toLowerCase());
    if (isClass(part)) return classes.has(part.value);
    return !isId(part) || ids.has(part.value);
  });

/** What a selector says of the element itself, without those around it. */
const subjectOf = (selector: string) => {
  const parts = partsOf(selector);
  const around = parts.findLastIndex(({ type }) =>
    ['descendant', 'child', 'sibling', 'adjacent', 'column-combinator'].includes(type),
  );
  const own = parts.slice(around + 1);
  return {
    classes: own.filter(isClass).map(({ value }) => value),
    tags: own.flatMap((part) => (part.type === 'tag' ? [part.name.toLowerCase()] : [])),
    box: own.flatMap((part) => (part.type === 'pseudo-element' ? [part.name] : [])).join(),
  };
};

/**
 * False only where no element of these names, nor one that a script adds, can answer to both selectors.
 * @throws where a selector cannot be read.
 */
export const mayMeet = (one: string, other: string, { elements, scripted }: Names): boolean => {
  const [a, b] = [subjectOf(one), subjectOf(other)];
  if (a.box !== b.box) return false;
  const classes = [...a.classes, ...b.classes];
  const tags = [...new Set([...a.tags, ...b.tags])];
  if (tags.length > 1) return false;
  const kinds = [...elements.values()];
  // What is nowhere in the HTML is on an element that a script adds, and so may be what a script names.
  if (classes.some((name) => scripted.has(name) || !kinds.some((kind) => kind.classes.includes(name))))
    return true;
  if (tags.some((tag) => !kinds.some((kind) => kind.tag === tag))) return true;
  return kinds.some(
    (kind) => tags.every((tag) => tag === kind.tag) && classes.every((name) => kind.classes.includes(name)),
  );
};

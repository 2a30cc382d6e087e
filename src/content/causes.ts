import type { Finding } from './finding.ts';
import type { FindingCode } from './messages/messages.ts';

/** Findings of one place that often follow from each other, causes first: only the first of them that is there is told. */
const causesFirst: readonly FindingCode[] = [
  'merge-marker',
  'yaml-tab',
  'unwanted-character',
  'yaml-first-character',
  'yaml-colon',
  'yaml-indent',
  'yaml-not-closed',
  'yaml-after-value',
  'yaml-key-twice',
  'yaml-second-document',
  'yaml-invalid',
  'unwanted-escape',
  'not-a-date',
  'no-such-day',
  'day-far',
  'listed-twice',
  'wrong-province',
  'other-postal-province',
  'box-kind',
  'half-block',
  'not-an-option',
  'half-markup',
  'fact-unknown',
  'brace-left',
  'link-target',
  'text-empty',
  'sample-unknown',
  'before-founded',
  'before-written',
  'review-order',
  'review-late',
  'future-date',
  'postal-code-twice',
  'postal-code-of',
  'postal-code-unknown',
  'place-far',
  'not-once-each',
  'question-twice',
  'code-twice',
  'number-in-text',
  'table-cells',
  'search-length',
  'former-figure',
];

/** Findings about two files that do not fit together: they may follow from a mistake in one of them. */
const betweenFiles: ReadonlySet<FindingCode> = new Set([
  'anchor-unknown',
  'area-unknown',
  'article-fields-differ',
  'article-shape-differs',
  'brand-unknown',
  'category-language',
  'card-missing',
  'code-unexplained',
  'codes-without-brand',
  'code-unknown',
  'communes-count',
  'facts-differ',
  'file-unknown',
  'identifier-differs',
  'item-missing',
  'item-unknown',
  'law-reviewed',
  'loads-directly',
  'missing-in-language',
  'moved-to-unknown',
  'neighbour-unknown',
  'order-twice',
  'page-unknown',
  'placeholder-key',
  'postal-code-twice',
  'text-copied',
  'title-twice',
]);

/** Findings that are told of one kind in one file, and in all. */
const [ofOneKind, inAll] = [3, 20];

const isIn = (inner: Finding['path'], outer: Finding['path']): boolean =>
  outer.every((key, index) => inner[index] === key);

/** True for findings of one file about the same line, or about a key and what it holds; a merge can disturb all of a file, and a box that is cut in two has former figures on all its lines. */
const isOnePlace = (one: Finding, other: Finding): boolean => {
  if (one.file !== other.file) return false;
  if (one.code === 'merge-marker') return true;
  if (one.code === 'box-kind' && other.code === 'former-figure') return true;
  if (one.path.length > 0 && other.path.length > 0)
    return isIn(one.path, other.path) || isIn(other.path, one.path);
  return one.line === undefined || other.line === undefined || one.line === other.line;
};

/**
 * What whoever made a mistake should read of all that was found.
 * @returns `more`: whether others are alike, or compare files and may follow from these
 */
export const likelyCauses = (findings: readonly Finding[]): { told: Finding[]; more: boolean } => {
  const rank = ({ code }: Finding): number => causesFirst.indexOf(code);
  const causes = findings.filter(
    (found) =>
      !findings.some((other) => rank(other) !== -1 && rank(other) < rank(found) && isOnePlace(other, found)),
  );
  const inFiles = causes.filter(({ code }) => !betweenFiles.has(code));
  const kinds = new Map<string, number>();
  const told = (inFiles.length > 0 ? inFiles : causes).filter(({ code, file }) => {
    const kind = `${code} ${file}`;
    const count = (kinds.get(kind) ?? 0) + 1;
    kinds.set(kind, count);
    return count <= (code === 'merge-marker' ? 1 : ofOneKind);
  });
  return { told: told.slice(0, inAll), more: causes.length > Math.min(told.length, inAll) };
};

import type { Finding } from './finding.ts';
import type { FindingCode } from './messages/messages.ts';

/** Findings about two files that do not fit together: they may follow from a mistake in one of them. */
const betweenFiles: ReadonlySet<FindingCode> = new Set([
  'anchor-unknown',
  'article-fields-differ',
  'article-shape-differs',
  'category-language',
  'card-missing',
  'code-unexplained',
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
  'order-twice',
  'page-unknown',
  'placeholder-key',
  'postal-code-twice',
  'slug-unknown',
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
  return one.line !== undefined && one.line === other.line;
};

/**
 * What whoever made a mistake should read of all that was found: of one place the first, since checks look for causes first.
 * @returns `more`: whether others are alike, or compare files and may follow from these
 */
export const rootFindings = (findings: readonly Finding[]): { told: Finding[]; more: boolean } => {
  const causes = findings.filter(
    (found, index) =>
      !findings
        .slice(0, index)
        .some((earlier) => !betweenFiles.has(earlier.code) && isOnePlace(earlier, found)),
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

import type { Finding } from './finding.ts';
import type { FindingCode } from './messages/messages.ts';

/** Findings that compare two files. A mistake in one of the files may cause them. */
const betweenFiles: ReadonlySet<FindingCode> = new Set([
  'anchor-unknown',
  'article-fields-differ',
  'article-shape-differs',
  'category-language',
  'code-example',
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
  'sentence-to-replace-key',
  'postal-code-twice',
  'slug-unknown',
  'text-copied',
  'title-twice',
]);

/** How many findings are shown: of one kind in one file, and in total. */
const [ofOneKind, inAll] = [3, 20];

const isIn = (inner: Finding['path'], outer: Finding['path']): boolean =>
  outer.every((key, index) => inner[index] === key);

/**
 * True for two findings of one file about the same line, or about a key and a key inside it. A merge can disturb the
 * whole file, and a box cut in two has former figures on all its lines.
 */
const isOnePlace = (one: Finding, other: Finding): boolean => {
  if (one.file !== other.file) return false;
  if (one.code === 'merge-marker') return true;
  if (one.code === 'box-kind' && other.code === 'former-figure') return true;
  if (one.path.length > 0 && other.path.length > 0)
    return isIn(one.path, other.path) || isIn(other.path, one.path);
  return one.line !== undefined && one.line === other.line;
};

/** Keeps the first finding of each place, since checks look for causes first. @returns `more` if any are left out */
export const findingsToShow = (findings: readonly Finding[]): { shown: Finding[]; more: boolean } => {
  const causes = findings.filter(
    (found, index) =>
      !findings
        .slice(0, index)
        .some((earlier) => !betweenFiles.has(earlier.code) && isOnePlace(earlier, found)),
  );
  const inFiles = causes.filter(({ code }) => !betweenFiles.has(code));
  const kinds = new Map<string, number>();
  const shown = (inFiles.length > 0 ? inFiles : causes).filter(({ code, file }) => {
    const kind = `${code} ${file}`;
    const count = (kinds.get(kind) ?? 0) + 1;
    kinds.set(kind, count);
    return count <= (code === 'merge-marker' ? 1 : ofOneKind);
  });
  return { shown: shown.slice(0, inAll), more: causes.length > Math.min(shown.length, inAll) };
};

import { type Finding, isWithin } from './finding.ts';

/** How many findings are shown: of one kind in one file, and in total. */
const [ofOneKind, inAll] = [3, 20];

/** True for two findings of one file about the same line, or about a key and a key inside it. */
const isOnePlace = (one: Finding, other: Finding): boolean => {
  if (one.file !== other.file) return false;
  if (one.path.length > 0 && other.path.length > 0)
    return isWithin(one.path, other.path) || isWithin(other.path, one.path);
  return one.line !== undefined && one.line === other.line;
};

/** Keeps the first finding of each location, since checks look for causes first. @returns `more` if any are left out */
export const findingsToShow = (findings: readonly Finding[]): { shown: Finding[]; more: boolean } => {
  const causes = findings.filter(
    (found, index) => !findings.slice(0, index).some((earlier) => isOnePlace(earlier, found)),
  );
  const shown = causes.filter(({ code, file }, index) => {
    const before = causes.slice(0, index).filter((one) => one.code === code && one.file === file);
    return before.length < ofOneKind;
  });
  return { shown: shown.slice(0, inAll), more: causes.length > Math.min(shown.length, inAll) };
};

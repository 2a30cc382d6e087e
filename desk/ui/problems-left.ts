import type { Problem } from '../server/problem.ts';
import { type Change, type Path, pathText } from '../source/change.ts';

/** Messages that compare both languages: what is edited in one file may put the other right. */
const ofBoth = /\blanguages?\b|\bfr\b.*\/ nl\b/;

const startsWith = (path: Path, start: Path): boolean =>
  path.length >= start.length && start.every((step, depth) => path[depth] === step);

/** True where a change touches the field of a problem, the group that it is in, or a list whose items it moves. */
const touches = ({ kind, path }: Change, problem: Path): boolean => {
  const place = kind === 'set' ? path : path.slice(0, -1);
  if (place.length > 0 && startsWith(problem, place)) return true;
  return [path, path.slice(0, -1)].some((one) => one.length > 0 && pathText(one) === pathText(problem));
};

/**
 * The problems that still say what is in the form after a change: those of the changed field are no longer known, nor those
 * of its twin that are about both. The next save tells which are left.
 */
export const problemsLeft = (
  problems: readonly Problem[],
  file: string,
  change: Change,
): readonly Problem[] => {
  const isEdited = (problem: Problem) => problem.file === file && touches(change, problem.path);
  const own = problems.filter(isEdited).map(({ message }) => message);
  return problems.filter(
    (problem) =>
      !isEdited(problem) &&
      !(touches(change, problem.path) && (own.includes(problem.message) || ofBoth.test(problem.message))),
  );
};

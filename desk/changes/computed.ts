import type { FileDifference } from '../server/results.ts';

/** What was changed, and what the desk computed from it. */
interface Split {
  own: FileDifference[];
  computed: FileDifference[];
}

/** Parts what was changed from the values that were computed from it; values that were computed alone are the change. */
export const splitComputed = (files: readonly FileDifference[]): Split => {
  const own = files.flatMap((file) => {
    const differences = file.differences.filter(({ computed }) => computed !== true);
    return differences.length > 0 || file.differences.length === 0 ? [{ ...file, differences }] : [];
  });
  const computed = files.flatMap((file) => {
    const differences = file.differences.filter((one) => one.computed === true);
    return differences.length > 0 ? [{ ...file, differences }] : [];
  });
  return own.length === 0 ? { own: computed, computed: [] } : { own, computed };
};

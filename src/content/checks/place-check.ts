/** Files that claim a place in a list which another has, one message each: their order would be left to chance. */
export const placeProblems = (places: readonly { file: string; order: number }[]): string[] =>
  places.flatMap(({ file, order }, index) => {
    const first = places.slice(0, index).find((other) => other.order === order);
    if (first === undefined) return [];
    return [
      `${file}: order: ${order} is also that of ${first.file}. Which of them comes first would be left to chance. Give each a number of its own.`,
    ];
  });

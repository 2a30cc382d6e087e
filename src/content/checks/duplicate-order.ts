/** One message for each file whose `order` another file has, too. */
export const duplicateOrderProblems = (files: readonly { file: string; order: number }[]): string[] =>
  files.flatMap(({ file, order }, index) => {
    const first = files.slice(0, index).find((other) => other.order === order);
    if (first === undefined) return [];
    return [
      `${file}: order: ${order} is also the order of ${first.file}. Which of them comes first would be undefined. Give each a different number.`,
    ];
  });

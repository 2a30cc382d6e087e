/**
 * Gives each question its anchor: `item-night` where its copy names an id, else `item-1`, `item-2` … by its place among
 * those that name none, so that a question added with an id moves no anchor of another.
 */
export const withAnchors = <Question extends { id?: string | undefined }>(
  prefix: string,
  questions: readonly Question[],
): (Question & { id: string })[] => {
  let unnamed = 0;
  return questions.map((question) => {
    if (question.id === undefined) unnamed += 1;
    return { ...question, id: `${prefix}-${question.id ?? unnamed}` };
  });
};

/**
 * Gives each question its anchor: `item-night` where its copy has the id `night`, else `item-1`, `item-2` … by its
 * position among those without an id, so that adding a question with an id changes no existing anchor.
 */
export const addQuestionIds = <Question extends { id?: string | undefined }>(
  prefix: string,
  questions: readonly Question[],
): (Question & { id: string })[] => {
  let unnamed = 0;
  return questions.map((question) => {
    if (question.id === undefined) unnamed += 1;
    return { ...question, id: `${prefix}-${question.id ?? unnamed}` };
  });
};

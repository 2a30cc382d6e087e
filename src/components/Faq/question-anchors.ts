/**
 * Gives each question its anchor: `item-night` where its copy has the id `night`, else `item-1`, `item-2` … by its
 * position among those without an id, so that adding a question with an id changes no existing anchor.
 */
export const withQuestionAnchors = <Question extends { id?: string | undefined }>(
  prefix: string,
  questions: readonly Question[],
): (Question & { id: string })[] => {
  let questionsWithoutId = 0;
  return questions.map((question) => {
    if (question.id === undefined) questionsWithoutId += 1;
    return { ...question, id: `${prefix}-${question.id ?? questionsWithoutId}` };
  });
};

import { drawingFile, drawingNames, drawingSource } from '#src/drawings/drawings.ts';

/** Measures of an article's drawing (docs/guides/add-an-article.md). */
const viewBox = '-260 -52 760 252';

/** What to say where an article has no drawing. */
const missingDrawing = (id: string): string =>
  `src/drawings/articles/article-${id}.svg: is not there, but content/articles/${id} needs it. Card, header and share image would be empty. Draw it 760 wide and 252 high, viewBox="${viewBox}", as docs/guides/add-an-article.md says.`;

/** What is wrong with the drawing of an article, if anything. */
export const articleDrawingProblems = (id: string): string[] => {
  const name = `article-${id}`;
  if (!drawingNames().includes(name)) return [missingDrawing(id)];
  if (drawingSource(name).includes(`viewBox="${viewBox}"`)) return [];
  return [
    `${drawingFile(name)}: has other measures than the articles' drawings. It would sit askew on its card and above the article. Give it viewBox="${viewBox}".`,
  ];
};

/** What is wrong with the drawing that an article names for its whole header, if it names one. `file` is the article. */
export const sceneProblems = (file: string, scene: string | undefined): string[] =>
  scene === undefined || drawingNames().includes(scene)
    ? []
    : [
        `${file}: scene: there is no src/drawings/articles/${scene}.svg. The header and the share image would be empty. Write the name of a drawing of that folder, without .svg, or take the line out in both languages: the article's own drawing then stands on a street.`,
      ];

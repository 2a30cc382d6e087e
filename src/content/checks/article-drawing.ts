import { drawingFile, drawingNames, drawingSource } from '#src/drawings/drawings.ts';

/** The viewBox that all drawings of articles have (docs/guides/add-an-article.md). */
const viewBox = '-260 -52 760 252';

/** Message if an article has a drawing of its own with another viewBox. */
export const articleDrawingProblems = (id: string): string[] => {
  const name = `article-${id}`;
  if (!drawingNames().includes(name)) return [];
  if (drawingSource(name).includes(`viewBox="${viewBox}"`)) return [];
  return [
    `${drawingFile(name)}: has another viewBox than the drawings of the other articles. It would be shown in the wrong place on its card and in the header. Give it viewBox="${viewBox}".`,
  ];
};

/** Message if the `scene` of an article does not exist. `file` is that of the article. */
export const sceneProblems = (file: string, scene: string | undefined): string[] =>
  scene === undefined || drawingNames().includes(scene)
    ? []
    : [
        `${file}: scene: there is no src/drawings/articles/${scene}.svg. The header and the share image would be empty. Write the name of a drawing of that folder, without .svg, or remove the line in both languages: the header then shows the article's own drawing on a street.`,
      ];

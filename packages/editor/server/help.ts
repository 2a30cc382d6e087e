import { readFileSync } from 'node:fs';
import { Marked } from 'marked';
import type { Language } from '../shared/values.ts';

/** A page of the editor. It loads only the style sheet and the script of the editor. */
export const htmlPage = (language: Language, title: string, body: string): string => `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/edit/editor.css">
<body>${body}</body>
</html>
`;

/** The guide in a language (docs/guides/edit-fr.md) as a page. */
export const helpPage = (root: string, language: Language): string => {
  const markdown = readFileSync(`${root}/docs/guides/edit-${language}.md`, 'utf8');
  const main = `<main>${new Marked().parse(markdown, { async: false })}</main>`;
  return htmlPage(language, language === 'fr' ? 'Aide' : 'Hulp', main);
};

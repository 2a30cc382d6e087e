import { readFileSync } from 'node:fs';
import { Marked } from 'marked';
import type { Language } from '../shared/values.ts';

const titles = { fr: 'Aide', nl: 'Hulp' } as const;

/** The guide in a language (docs/guides/edit-fr.md) as a page. */
export const helpPage = (root: string, language: Language): string => {
  const markdown = readFileSync(`${root}/docs/guides/edit-${language}.md`, 'utf8');
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${titles[language]}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/edit/editor.css">
<body class="help"><main>
${new Marked().parse(markdown, { async: false })}</main></body>
</html>
`;
};

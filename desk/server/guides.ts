import { readFileSync } from 'node:fs';
import { Marked } from 'marked';

/** Guides of docs/guides/ that the desk opens. Only these names, and those of their pictures, are ever read. */
const guides: readonly string[] = [
  'edit-fr',
  'edit-nl',
  'edit',
  'publish-fr',
  'publish-nl',
  'deploy',
  'change-a-price',
  'change-a-grant',
  'add-an-article',
];
const pictures: readonly string[] = ['edit', 'edit/fr', 'edit/nl'].flatMap((folder) =>
  ['form', 'refused', 'later-price', 'overview'].map((name) => `${folder}/${name}.png`),
);

/** A guide as a page, or a picture of one. */
export interface GuideFile {
  type: 'text/html' | 'image/png';
  body: string | Buffer;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Markdown as HTML. Links between guides and pictures lead to the desk with its token; to other files there are none. */
const rendered = (markdown: string, token: string): string => {
  const address = (name: string) => `/desk/guide/${name}?token=${token}`;
  const marked = new Marked({
    renderer: {
      link({ href, tokens }) {
        const words = this.parser.parseInline(tokens);
        const guide = guides.find((name) => href === `${name}.md`);
        if (guide !== undefined) return `<a href="${address(guide)}">${words}</a>`;
        return href.startsWith('https://') ? `<a href="${escaped(href)}">${words}</a>` : words;
      },
      image({ href, text }) {
        return `<img src="${address(escaped(href))}" alt="${escaped(text)}">`;
      },
    },
  });
  return marked.parse(markdown, { async: false });
};

const page = (name: string, markdown: string, token: string): string => `<!doctype html>
<html lang="${/-(fr|nl)$/.exec(name)?.[1] ?? 'en'}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(/^# (.*)$/m.exec(markdown)?.[1] ?? name)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/desk/desk.css">
<body><main class="guide">
${rendered(markdown, token)}</main></body>
</html>
`;

/** A guide or a picture by its name, such as `edit-fr`, `edit/fr/form.png`; null for any other name. */
export const guideFile = (root: string, name: string, token: string): GuideFile | null => {
  const folder = `${root}/docs/guides`;
  if (pictures.includes(name)) return { type: 'image/png', body: readFileSync(`${folder}/${name}`) };
  if (!guides.includes(name)) return null;
  return { type: 'text/html', body: page(name, readFileSync(`${folder}/${name}.md`, 'utf8'), token) };
};

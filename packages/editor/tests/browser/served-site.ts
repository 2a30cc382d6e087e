import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { parse } from 'yaml';
import { createApi } from '../../server/api.ts';
import { readContentFolder } from '../../server/content-folder.ts';
import { Editor } from '../../server/editor.ts';
import { dataOf } from '../../server/file-text.ts';
import { MarkerLocations } from '../../server/marker-locations.ts';
import { answerRequests } from '../../server/requests.ts';
import type { Language, Path } from '../../shared/values.ts';
import { contract, openContent } from '../fixture/contract.ts';
import { git, publishedSite, temporaryFolder } from '../fixture/temporary-site.ts';

const token = 'a'.repeat(48);

/** What a page shows of a text: bold, links, and what references print. */
const html = (text: string, printed: ReadonlyMap<string, string>): string =>
  text
    .replace(/\{[^}]+\}/g, (name) => printed.get(name) ?? name)
    .replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
    .replace(/\[([^\]]+)\]\(page:home\)/g, '<a href="/fr">$1</a>')
    .replace(/\[([^\]]+)\]\(([^)]+)\)/g, '<a href="$2">$1</a>');

interface Data {
  hero: { heading: string; intro: string };
  cards: { title: string }[];
}

/** The home page of the fixture with marked texts, high enough to be scrolled. */
const homePage = (
  files: ReadonlyMap<string, string>,
  language: Language,
  locations: MarkerLocations,
): string => {
  const file = `content/copy/home/${language}.yaml`;
  const { hero, cards } = parse(files.get(file) ?? '') as Data;
  const { phones } = parse(files.get('content/company.yaml') ?? '') as {
    phones: Record<Language, { display: string }>;
  };
  const printed = new Map(openContent(files).references.map((one) => [one.name, one.printed[language]]));
  const show = (text: string, path: Path, from = file) =>
    locations.mark(html(text, printed), { file: from, path }, text);
  const article = `content/articles/tips/${language}.md`;
  const lines = String(Object(dataOf(article, files.get(article) ?? '')).body).split('\n');
  const group = locations.mark('Langue', { file: 'content/ui/fr.yaml', path: ['languageSwitch'] }, 'Langue');
  const languages = `<div role="group" aria-label="${group}"><b>FR</b> <a href="/nl" hreflang="nl">NL</a></div>`;
  const phone = show(phones[language].display, ['phones', language, 'display'], 'content/company.yaml');
  return `<!doctype html><html lang="${language}"><title>Home</title><style>
li { position: relative; padding: 30px } li a::after { content: ""; position: absolute; inset: 0 }
</style><body>
<p id="phone">${phone}</p>${languages}
<div style="height: 1500px"></div>
<h1>${show(hero.heading, ['hero', 'heading'])} </h1>
<p id="intro">${show(hero.intro, ['hero', 'intro'])}</p>
<ul>${cards.map(({ title }, index) => `<li><h3>${show(title, ['cards', index, 'title'])}</h3><a href="/fr">→</a></li>`).join('')}</ul>
<p id="fixed">2026</p>
${lines.map((line, index) => (/^\w/.test(line) ? `<p class="tip">${show(line, ['body', index], article)}</p>` : '')).join('')}
<div style="height: 1500px"></div>`;
};

/** The whole editor of the fixture's site behind a URL, with a bare repository to publish to. */
export const serveSite = async () => {
  const remote = join(temporaryFolder(), 'remote.git');
  git(temporaryFolder(), 'init', '-q', '--bare', '-b', 'main', remote);
  const site = publishedSite(remote);
  git(site.root, 'push', '-q', '-u', 'origin', 'main');
  const locations = new MarkerLocations();
  const editor = new Editor(site.workspace, () => Promise.resolve(contract), locations);
  let shown: ReadonlyMap<string, string> = new Map();
  editor.show = (unsaved) => {
    shown = unsaved;
  };
  const answer = answerRequests({ token, api: createApi(editor), root: site.root });
  const server = createServer((request, response) => {
    const page = () => {
      if (request.url?.startsWith('/content/media/')) {
        response.end(readFileSync(site.root + request.url));
        return;
      }
      const files = new Map([...readContentFolder(site.root), ...shown]);
      const [, article = ''] = /^\/\w\w\/(\w+)/.exec(request.url ?? '') ?? [];
      if (article && !files.has(`content/articles/${article}/fr.md`)) response.statusCode = 404;
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(homePage(files, request.url?.startsWith('/nl') ? 'nl' : 'fr', locations));
    };
    answer(request, response, page).catch((error: Error) => response.destroy(error));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    ...site,
    remote,
    editor,
    url: `http://127.0.0.1:${port}/edit?token=${token}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};

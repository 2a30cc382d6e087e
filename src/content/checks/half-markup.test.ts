import { expect, test } from 'vitest';
import type { Finding } from '../finding.ts';
import { checkArticleMarkup, halfMarkupIn } from './half-markup.ts';

test('TR-5: marks that visitors would read are found in copy', () => {
  const wrong = [
    'un **mot',
    'un mot** et',
    '** mot **',
    '[prix](page:service/boiler-repair',
    '[prix] (page:home)',
    '(page:home)[prix]',
    '[](page:home)',
    '(prix)[page:home]',
    '[a](https://a.be/b_(c))',
    'voir https://a.be',
    'un _mot_',
    'de [prices.repair] euros',
    'un <b>mot</b>',
    'une<br>ligne',
    'a&nbsp;b',
    'contrôlée ([keuring]) avant',
  ];
  expect(wrong.filter((text) => halfMarkupIn(text) === null)).toEqual([]);
});

test('TR-5: whole markup, facts and the marks of the withdrawal form pass', () => {
  const right = [
    'un **mot**, [le prix](page:service/boiler-repair#prices) de {prices.repair|incl6}',
    '**[112](tel:{emergency.danger})**',
    '[nous](mailto:{company.email}) ou [eux](mailto:a@b.be)',
    'Je/Nous (*) vous notifie',
    '- [ ] fermez le robinet',
    '[keuring](lang:nl), 3 < 4 & 5 (prix indicatif)',
  ];
  expect(right.flatMap((text) => halfMarkupIn(text) ?? [])).toEqual([]);
});

const linesFound = (body: string): (number | undefined)[] => {
  const found: Finding[] = [];
  checkArticleMarkup('content/articles/x/fr.md', body, 1, (one) => found.push(one));
  return found.map(({ line }) => line);
};

test('TR-5: lines that look like a heading, a list, a link or a picture and are none are found in articles', () => {
  const wrong = [
    '##Titre',
    '-point',
    '• point',
    '    code',
    '![](x.svg)',
    'voir https://a.be',
    '[a][b]',
    'un **mot',
    '| a | b |',
    '---',
  ];
  expect(linesFound(wrong.join('\n\n'))).toEqual(wrong.map((_, index) => 1 + 2 * index));
  expect(
    linesFound('## Titre\n\n- un **mot**\n- [a](https://a.be)\n\n> [!note] Bon\n\n| a |\n| --- |'),
  ).toEqual([]);
});

import { mkdirSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { BuiltCopy, ProjectCopy } from './built-copy.ts';

/** A photograph that lies on its side, as a phone writes it, and says so. */
const photograph = await sharp({ create: { width: 600, height: 900, channels: 3, background: '#888' } })
  .jpeg()
  .withMetadata({ orientation: 6 })
  .toBuffer();

/** Two people, one with a photograph, and reviews that were read four months before the day of the build. */
export const addProof = ({ root, edit }: ProjectCopy) => {
  mkdirSync(`${root}/content/media`);
  writeFileSync(`${root}/content/media/Bram.JPG`, photograph);
  const person = (order: number, name: string) =>
    `order: ${order}\nfirstName: ${name}\nrole: { fr: technicienne, nl: technieker }\nspeaks: { fr: français, nl: Frans }\nsince: 2018\napprovals:\n  - { name: { fr: Cerga, nl: Cerga }, number: C-1234, register: "https://www.cerga.be/" }\n`;
  mkdirSync(`${root}/content/team`);
  writeFileSync(`${root}/content/team/nora.yaml`, person(2, 'Nora'));
  writeFileSync(
    `${root}/content/team/bram.yaml`,
    `${person(1, 'Bram')}photo: { file: Bram.JPG, alt: { fr: Bram en route, nl: Bram onderweg } }\n`,
  );
  edit(
    'content/company.yaml',
    (text) =>
      `${text}photo: { file: Bram.JPG, alt: { fr: Notre équipe au travail, nl: Onze ploeg aan het werk }, focus: left }\n`,
  );
  for (const [lang, alt] of [
    ['fr', 'Un brûleur propre'],
    ['nl', 'Een schone brander'],
  ])
    edit(`content/articles/entretien-chaudiere/${lang}.md`, (text) =>
      text.replace(/^drawing:/m, `photo: { file: Bram.JPG, alt: ${alt} }\ndrawing:`),
    );
  writeFileSync(
    `${root}/content/reviews.yaml`,
    'source: Google\nurl: https://www.google.com/maps\nscore: 4.8\noutOf: 5\ncount: 120\nreadOn: 2098-09-01\nquotes:\n  - { author: Els, lang: nl, text: Snel gekomen., url: "https://www.google.com/maps/1" }\n',
  );
};

/** Tests a site with these people and reviews. */
export const testProof = ({ files, read, pathOf }: BuiltCopy): void => {
  test('MD-1: a photograph is published upright and in two formats, without what the camera wrote, and not as it was', async () => {
    const html = read('nl/over-ons.html');
    const [hero = '', picture = ''] = html.match(/<picture>.*?<\/picture>/g) ?? [];
    expect(hero).toMatch(/alt="Onze ploeg aan het werk"[^>]* class="[\w-]+"/);
    expect(hero).toContain('loading="eager"');
    expect(read('fr/blog/entretien-chaudiere.html')).toContain('alt="Un brûleur propre"');
    for (const part of ['alt="Bram onderweg"', 'width="400" height="267"']) expect(picture).toContain(part);
    const published = files().filter((file) => file.startsWith('_astro/Bram'));
    expect(published.map((file) => file.split('.').at(-1)).sort()).toEqual([
      ...Array(3).fill('avif'),
      ...Array(3).fill('webp'),
    ]);
    for (const file of published) {
      expect(picture).toContain(file);
      expect((await sharp(pathOf(file)).metadata()).exif, file).toBeUndefined();
    }
  });

  test('MD-2: people and reviews stand where they are looked for, dated after three months, and in no structured data', () => {
    for (const page of ['fr', 'fr/a-propos', 'fr/services/depannage-chaudiere']) {
      const html = read(`${page}.html`);
      expect(html.indexOf('Bram'), page).toBeGreaterThan(0);
      expect(html.indexOf('Nora'), page).toBeGreaterThan(html.indexOf('Bram'));
      expect(html, page).toContain('C-1234');
    }
    for (const page of ['fr', 'fr/a-propos']) {
      const html = read(`${page}.html`);
      for (const part of ['4,8/5', 'relevés le 1', 'https://www.google.com/maps'])
        expect(html, page).toContain(part);
      expect(html, page).not.toContain('aggregateRating');
    }
    expect(read('fr/a-propos.html')).toContain('<blockquote lang="nl">Snel gekomen.');
  });
};

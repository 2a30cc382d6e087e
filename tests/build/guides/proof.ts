import { mkdirSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { BuiltCopy, TemporaryProject } from './built-copy.ts';

/**
 * A photograph 900 pixels wide with a red left edge. As from a phone, the file holds it turned on its side, with the orientation
 * in its metadata.
 */
const uprightPhotograph = await sharp({
  create: { width: 860, height: 600, channels: 3, background: '#888' },
})
  .extend({ left: 40, background: 'red' })
  .jpeg()
  .toBuffer();
const photograph = sharp(uprightPhotograph).rotate(270).withMetadata({ orientation: 6 });
const photographs = {
  'Bram.Jpg': await photograph.jpeg().toBuffer(),
  'burner.webp': await photograph.webp().toBuffer(),
};

/** Whether a published photograph has the red edge on its left. */
const hasEdge = async (path: string) => {
  const { dominant } = await sharp(
    await sharp(path).extract({ left: 0, top: 0, width: 8, height: 99 }).toBuffer(),
  ).stats();
  return dominant.r > 200 && dominant.g < 50;
};

/** Two people, one with a photograph, and reviews that were read four months before the day of the build. */
export const addProof = ({ root, edit }: TemporaryProject) => {
  mkdirSync(`${root}/content/media`);
  for (const [name, bytes] of Object.entries(photographs))
    writeFileSync(`${root}/content/media/${name}`, bytes);
  // No page shows this photograph.
  writeFileSync(`${root}/content/media/kept.jpg`, uprightPhotograph);
  const person = (order: number, name: string) =>
    `order: ${order}\nfirstName: ${name}\nrole: { fr: technicienne, nl: technieker }\nspeaks: { fr: français, nl: Frans }\nsince: 2018\napprovals:\n  - { name: { fr: Cerga, nl: Cerga }, number: C-1234, register: "https://www.cerga.be/" }\n`;
  mkdirSync(`${root}/content/team`);
  writeFileSync(`${root}/content/team/nora.yaml`, person(2, 'Nora'));
  writeFileSync(
    `${root}/content/team/bram.yaml`,
    `${person(1, 'Bram')}photo: { file: Bram.Jpg, alt: { fr: Bram en route, nl: Bram onderweg } }\n`,
  );
  edit(
    'content/company.yaml',
    (text) =>
      `${text}photo: { file: Bram.Jpg, alt: { fr: Notre équipe au travail, nl: Onze ploeg aan het werk }, focus: left }\n`,
  );
  for (const [lang, alt] of [
    ['fr', 'Un brûleur propre'],
    ['nl', 'Een schone brander'],
  ])
    edit(`content/articles/entretien-chaudiere/${lang}.md`, (text) =>
      text.replace(/^drawing:/m, `photo: { file: burner.webp, alt: ${alt} }\ndrawing:`),
    );
  writeFileSync(
    `${root}/content/reviews.yaml`,
    'source: Google\nurl: https://www.google.com/maps\nscore: 4.8\noutOf: 5\ncount: 120\nreadOn: 2098-09-01\nquotes:\n  - { author: Els, lang: nl, text: Snel gekomen., url: "https://www.google.com/maps/1" }\n',
  );
};

/** Tests a site with these people and reviews. */
export const testProof = ({ files, read, diskPathOf }: BuiltCopy): void => {
  test('MD-1: a photograph is published upright, cut for its place and in two formats, without what the camera wrote, and not as it was', async () => {
    const html = read('nl/over-ons.html');
    const [hero = '', person = ''] = html.match(/<picture>.*?<\/picture>/g) ?? [];
    expect(hero).toContain('alt="Onze ploeg aan het werk"');
    expect(hero).toContain('loading="eager"');
    for (const part of ['alt="Bram onderweg"', 'width="400" height="400"']) expect(person).toContain(part);
    const [article = ''] = /<picture>.*?<\/picture>/.exec(read('fr/blog/entretien-chaudiere.html')) ?? [];
    expect(article).toContain('alt="Un brûleur propre"');
    const pictures = { hero, person, article };
    const expected = {
      hero: ['400x300', '800x600'],
      person: ['400x400', '600x600'],
      article: ['400x300', '600x450'],
    };
    const published = files().filter((file) => /^_astro\/(?:Bram|burner|kept)\./.test(file));
    for (const [place, picture] of Object.entries(pictures)) {
      const shown = published.filter((file) => picture.includes(file));
      const sizes = shown.map(async (file) => {
        const { exif, width, height, format } = await sharp(diskPathOf(file)).metadata();
        expect(exif, file).toBeUndefined();
        expect(await hasEdge(diskPathOf(file)), file).toBe(place === 'hero');
        return `${format === 'heif' ? 'avif' : format} ${width}x${height}`;
      });
      expect((await Promise.all(sizes)).sort(), place).toEqual(
        ['avif', 'webp'].flatMap((format) =>
          expected[place as keyof typeof expected].map((size) => `${format} ${size}`),
        ),
      );
    }
    expect(
      published.filter((file) => Object.values(pictures).every((picture) => !picture.includes(file))),
    ).toEqual([]);
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
    // Each name is one level below the heading above it.
    expect(read('fr/a-propos.html')).toContain('<h3>Bram</h3>');
    expect(read('fr.html')).toContain('<h4>Bram</h4>');
  });
};

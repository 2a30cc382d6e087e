import { describe, expect, test } from 'vitest';
import { languages } from '#src/lib/language.ts';
import { href } from '#src/site.ts';
import { contentFile } from '../../support/content-files.ts';
import { compact, compactWords } from '../../support/plain-text.ts';
import type { BuiltCopy } from './built-copy.ts';

/** Tests the site with `showSamples: false`, as it is launched. */
export const checkWithoutSamples = ({ read, files }: BuiltCopy): void => {
  describe('docs/guides/launch.md, TR-3: with showSamples: false, while all projects, testimonials and plates are samples', () => {
    const everywhere = () =>
      files()
        .filter((file) => /\.(?:html|xml|json|txt|vcf|webmanifest)$/.test(file))
        .map((file) => read(file));

    test.each(languages)('%s: the projects page is not built, and nothing leads to it', (lang) => {
      const path = href('projects', lang);
      expect(files()).not.toContain(`${path.slice(1)}.html`);
      expect(files()).not.toContain(`share${path}.png`);
      expect(everywhere().filter((text) => new RegExp(`${path}(?![\\w-])`).test(text))).toEqual([]);
    });

    test.each(languages)('%s: no file has a sample, its mark or the network', (lang) => {
      const { projects, testimonials } = contentFile(`copy/projects/${lang}`);
      const { network, accreditationsNote } = contentFile(`copy/home/${lang}`).certifications;
      const people: { name: string }[] = Object.values(contentFile('testimonials'));
      const words: string[] = [
        ...projects.items.map(({ title }: { title: string }) => title),
        ...testimonials.items.map(({ quote }: { quote: string }) => quote),
        ...people.map(({ name }) => name),
        network.title,
        accreditationsNote,
        ...Object.values(contentFile(`ui/${lang}`).samples as Record<string, string>),
      ].map(compactWords);
      // Without compactWords also the structured data.
      const text = everywhere()
        .flatMap((file) => [compactWords(file), compact(file)])
        .join(' ');
      expect(words.filter((word) => text.includes(word))).toEqual([]);
    });

    test.each(languages)('%s: what is left of the certificates has no gap', (lang) => {
      const html = read(`${lang}.html`);
      const section = html.slice(html.indexOf(' aria-labelledby="certifications"'));
      const items = section.slice(0, section.indexOf('</section>')).split('<li').length - 1;
      expect(items).toBe(contentFile(`copy/home/${lang}`).certifications.cards.length);
    });
  });
};

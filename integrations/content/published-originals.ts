import { existsSync, readdirSync, readFileSync } from 'node:fs';

const filesIn = (folder: string): { name: string; bytes: Buffer }[] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isFile() && /\.(?:jpe?g|png|webp|avif)$/i.test(entry.name))
        .map(({ name }) => ({ name, bytes: readFileSync(`${folder}/${name}`) }))
    : [];

interface PublishedOriginal {
  name: string;
  photograph: string;
  /** Shown by a page: sharp could not read it. The others are copies of Astro, to which no page leads. */
  isShown: boolean;
}

/**
 * Photographs that a build has published as they were taken: with the place, and at their full weight.
 * @param assets folder of the built site in which Astro writes pictures
 * @param media folder of the photographs
 */
export const findPublishedOriginals = (assets: string, media: string): PublishedOriginal[] => {
  const published = filesIn(assets);
  return filesIn(media).flatMap((photograph) =>
    published
      .filter(({ bytes }) => bytes.equals(photograph.bytes))
      .map(({ name }) => ({
        name,
        photograph: photograph.name,
        // Astro's copy of a photograph has one hash of eight signs in its name, its smaller versions have another one.
        isShown: !/\.[\w-]{8}\.\w+$/.test(name),
      })),
  );
};

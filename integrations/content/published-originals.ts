import { existsSync, readdirSync, readFileSync } from 'node:fs';

const picturesIn = (folder: string): { name: string; bytes: Buffer }[] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isFile() && /\.(?:jpe?g|png|webp|avif)$/i.test(entry.name))
        .map(({ name }) => ({ name, bytes: readFileSync(`${folder}/${name}`) }))
    : [];

interface PublishedOriginal {
  name: string;
  photograph: string;
  /** True if a page shows it, because sharp could not read the photograph. False for Astro's own copy, which no page uses. */
  isShown: boolean;
}

/**
 * Photographs that a build has published as they were taken: with the place, and at their full weight.
 * @param assets folder of the built site in which Astro writes pictures
 * @param media folder of the photographs
 */
export const findPublishedOriginals = (assets: string, media: string): PublishedOriginal[] => {
  const published = picturesIn(assets);
  return picturesIn(media).flatMap((photograph) =>
    published
      .filter(({ bytes }) => bytes.equals(photograph.bytes))
      .map(({ name }) => ({
        name,
        photograph: photograph.name,
        // The name of Astro's own copy ends in one hash of eight characters; a smaller version has a second hash after it.
        isShown: !/\.[\w-]{8}\.\w+$/.test(name),
      })),
  );
};

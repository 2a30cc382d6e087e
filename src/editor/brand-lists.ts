import type { LocalisedText, Location } from '@pajotherm/editor/contract';
import * as z from 'zod';
import { brandSlug } from '#src/content/schemas/brand.ts';
import { labelMeta } from '#src/content/schemas/editor-labels.ts';
import type { Site } from '#src/load-site.ts';

/** Lets the owner choose the brand of an item in a list of brands by its name. */
export const offerBrands = ({ content }: Site): void => {
  const choices = Object.fromEntries(
    [...content.brands].map(([slug, { name }]) => [slug, { fr: name, nl: name }]),
  );
  z.globalRegistry.add(brandSlug, {
    ...labelMeta(['Marque', 'Merk']),
    enum: Object.keys(choices),
    choices,
  });
};

/** An item in a list of brands is called by its brand; null for any other location. */
export const labelOfBrand = (site: Site | null, { file, path }: Location): LocalisedText | null => {
  const [group, list, index] = path;
  if (site === null || list !== 'items' || path.length !== 3) return null;
  const copy = site.content.rawCopy.get(file.replace(/^content\/copy\/|\.yaml$/g, ''));
  const { slug } = Object(Object(copy)[String(group)]?.items?.[Number(index)]);
  const name = site.content.brands.get(slug)?.name;
  return name === undefined ? null : { fr: name, nl: name };
};

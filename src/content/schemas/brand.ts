import * as z from 'zod';
import { draftSchema, text } from './copy/schema-parts.ts';
import { labelled } from './editor-labels.ts';
import { textMatching } from './mistakes.ts';

/** The name of a file of content/brands/, in the list of a page. */
export const brandSlug = text.meta({});
/** The brands that a page lists. Their names come from content/brands/. */
export const brandList = z.array(z.strictObject({ slug: brandSlug })).min(1);

/** URL of a logo, whose file is in public/. */
const logo = textMatching(/^\/logos\/[a-z\d-]+\.svg$/, '/logos/vaillant.svg');

/** Schema of content/brands/<slug>.yaml: the data that both languages share. The texts are in the copy. */
export const brandSchema = z.strictObject({
  name: text,
  isInstalled: labelled(z.boolean(), ['Vous posez ses appareils', 'U plaatst haar toestellen']),
  /** `null`: nobody has asked for permission yet. `none`: refused, or not wanted. The plate then shows the name. */
  logo: labelled(z.union([z.null(), z.literal('none'), logo]), ['Logo', 'Logo']),
  draft: draftSchema,
});

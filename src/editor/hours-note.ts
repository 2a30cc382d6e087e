import type { LocalisedText, Location } from '@pajotherm/editor/contract';
import { inBoth } from '#src/lib/language.ts';
import { isAlways } from '#src/lib/opening-hours.ts';
import type { Site } from '#src/load-site.ts';
import { titlesOf } from './names.ts';
import { type Written, writtenTexts } from './tasks/mentions.ts';

/** Words by which a text says that somebody comes or answers at any hour. */
const always =
  /24 ?h(?:eures)? ?(?:\/|sur) ?24|24 ?\/ ?7|7 ?j ?\/ ?7|jour et nuit|la nuit|dag en nacht|'s nachts/iu;
/** Texts in which these words say something else: the description of a drawing, the noise of a heat pump. */
const isOther = ({ path, text }: Written): boolean =>
  path.includes('drawing') || path.includes('keywords') || /unité extérieure|buitenunit/i.test(text);

/** Most pages that are named. */
const most = 4;

/** Which texts still say that somebody is there at any hour, where the opening hours say otherwise; null for any other value. */
export const noteOnHours = (site: Site, { file, path }: Location): LocalisedText | null => {
  if (
    file !== 'content/company.yaml' ||
    path.join() !== 'openingHours' ||
    isAlways(site.content.company.openingHours)
  )
    return null;
  const texts = writtenTexts(site).filter((written) => always.test(written.text) && !isOther(written));
  const titleOf = titlesOf(site);
  const said = inBoth((lang) => {
    const own = texts.filter((written) => written.file.includes(`/${lang}.`));
    const pages = [...new Set(own.map((written) => titleOf(written.file)[lang]))];
    const rest = pages.length > most ? `… (${pages.length})` : '';
    return { count: own.length, pages: pages.slice(0, most).join(', ') + rest };
  });
  if (texts.length === 0) return null;
  return {
    fr: `${said.fr.count} textes disent encore « 24 h/24 », « jour et nuit » ou « la nuit » : ${said.fr.pages}. Cherchez ces mots, et corrigez ce qui n’est plus vrai.`,
    nl: `${said.nl.count} teksten zeggen nog "24/7", "dag en nacht" of "'s nachts": ${said.nl.pages}. Zoek die woorden, en verbeter wat niet meer klopt.`,
  };
};

import type { APIRoute } from 'astro';
import { faultCodesPath } from '#src/content/fault-codes.ts';
import type { FaultCode } from '#src/content/schemas/fault-codes.ts';
import type { BoilerFamily } from '#src/content/schemas/fault-families.ts';
import { lastChange } from '#src/endpoints/revision.ts';
import { faultAnchor } from '#src/lib/fault-codes/code.ts';
import { perLanguage } from '#src/lib/language.ts';
import { publishedSeverity } from '#src/page-props/fault-codes.ts';
import { content, href, website } from '#src/site.ts';

const codeFileVersion = 1;

const familyEntry = ({ id, label, models, years, document, notFound, read, checked }: BoilerFamily) => ({
  id,
  label,
  models,
  years: years ?? null,
  document: document ?? null,
  notFound: notFound ?? null,
  read,
  checked,
});

const codeEntry = (slug: string, entry: FaultCode) => {
  const severity = publishedSeverity(slug, entry);
  return {
    code: entry.code,
    aliases: entry.aliases ?? [],
    families: entry.families,
    subject: entry.subject,
    severity,
    // Where the page of the brand says danger, nothing is looked at first.
    firstCheck: severity === 'danger' ? 'none' : entry.firstCheck,
    meaning: entry.meaning,
    note: entry.note ?? null,
    notFound: entry.notFound ?? null,
    url: perLanguage((lang) => website + href('fault-finder', lang, `${slug}-${faultAnchor(entry.code)}`)),
  };
};

/** All documented fault codes for machines, as docs/codes-json.md describes them; the same as on the page (TL-1). */
export const GET: APIRoute = () =>
  Response.json({
    schemaVersion: codeFileVersion,
    publisher: content.company.name,
    website: website,
    updated: lastChange([...content.faultCodes.keys()].map(faultCodesPath)),
    brands: [...content.faultCodes.keys()].map((slug) => {
      const { families, codes } = content.faultCodes.of(slug);
      return {
        id: slug,
        name: content.brands.of(slug).name,
        families: families.map(familyEntry),
        codes: codes.map((entry) => codeEntry(slug, entry)),
      };
    }),
  });

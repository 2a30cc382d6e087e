import type { APIRoute } from 'astro';
import { escapeCalendarText, foldCalendarLine } from '#src/lib/calendar-file/calendar-file.ts';
import { type Language, languages, languageTags } from '#src/lib/language.ts';
import { openingHoursLines } from '#src/page-props/contact.ts';
import { canonicalUrlOf } from '#src/routing/head.ts';
import { businessId } from '#src/schema-org/graph-node.ts';
import { content } from '#src/site.ts';

export const getStaticPaths = () => languages.map((lang) => ({ params: { lang } }));

/** The company's contact card for address books, with the phone number of the language (vCard 3.0). */
export const GET: APIRoute = ({ params }) => {
  const lang = params.lang as Language;
  const { name, email, address, geo, phones } = content.company;
  const country = new Intl.DisplayNames(languageTags[lang], { type: 'region' }).of(address.country);
  const place = [
    address.street,
    address.locality,
    address.region,
    address.postalCode,
    country ?? address.country,
  ];
  const card = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `UID:${businessId(content.company.website)}`,
    `N:${escapeCalendarText(name)};;;;`,
    `FN:${escapeCalendarText(name)}`,
    `ORG:${escapeCalendarText(name)}`,
    'X-ABShowAs:COMPANY',
    `TEL;TYPE=WORK,VOICE:${phones[lang].number}`,
    `EMAIL;TYPE=INTERNET,WORK:${email}`,
    `ADR;TYPE=WORK:;;${place.map(escapeCalendarText).join(';')}`,
    `GEO:${geo.latitude};${geo.longitude}`,
    `URL:${canonicalUrlOf('home', lang)}`,
    `NOTE:${escapeCalendarText(openingHoursLines(lang).join(', '))}`,
    'END:VCARD',
    '',
  ]
    .map(foldCalendarLine)
    .join('\r\n');
  return new Response(card, { headers: { 'content-type': 'text/vcard; charset=utf-8' } });
};

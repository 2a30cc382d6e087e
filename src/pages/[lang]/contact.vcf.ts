import type { APIRoute } from 'astro';
import { type Language, languages } from '#src/lib/language.ts';
import { contactCard } from '#src/site/contact-card.ts';

export const getStaticPaths = () => languages.map((lang) => ({ params: { lang } }));

export const GET: APIRoute = ({ params }) =>
  new Response(contactCard(params.lang as Language), {
    headers: { 'content-type': 'text/vcard; charset=utf-8' },
  });

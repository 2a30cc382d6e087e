import type { APIRoute } from 'astro';
import { contactCard } from '#src/endpoints/contact-card.ts';
import { type Language, languages } from '#src/lib/language.ts';

export const getStaticPaths = () => languages.map((lang) => ({ params: { lang } }));

export const GET: APIRoute = ({ params }) =>
  new Response(contactCard(params.lang as Language), {
    headers: { 'content-type': 'text/vcard; charset=utf-8' },
  });

import type { APIRoute } from 'astro';
import { type Language, languages } from '#src/lib/language.ts';
import type { PageId } from '#src/routing/routes.ts';
import { shareImage } from '#src/share-images/render.ts';
import { href, routes } from '#src/site.ts';

/** A share image for every page, at the page's own path below /share. */
export const getStaticPaths = () =>
  [...routes.keys()].flatMap((id) =>
    languages.map((lang) => ({ params: { page: href(id, lang).slice(1) }, props: { id, lang } })),
  );

export const GET: APIRoute = async ({ props }) => {
  const { id, lang } = props as { id: PageId; lang: Language };
  return new Response(new Uint8Array(await shareImage(id, lang)), {
    headers: { 'content-type': 'image/png' },
  });
};

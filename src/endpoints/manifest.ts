import { token } from '#src/drawings/tokens.ts';
import { type Language, languageTags } from '#src/lib/language.ts';
import { plainText } from '#src/lib/plain-text.ts';
import { content, copyOf, href } from '#src/site.ts';

/** Path of a language's web manifest. */
export const manifestPath = (lang: Language): string => `/${lang}/manifest.webmanifest`;

/** Name and icons of the site on the home screen of a phone, in the language of the page from which it was put there. */
export const manifest = (lang: Language) => ({
  id: href('home', lang),
  name: plainText(copyOf('home', lang).meta.title),
  short_name: content.company.name,
  description: plainText(copyOf('home', lang).meta.description),
  lang: languageTags[lang],
  dir: 'ltr',
  start_url: href('home', lang),
  scope: '/',
  display: 'minimal-ui',
  theme_color: token('color-sky', 'light'),
  background_color: token('color-background', 'light'),
  icons: [
    { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
    { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
    { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
    { src: '/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
  ],
});

/** Pages with which the paint of the home page is compared. */

/** A page with the text of another one in plain paragraphs, styled by `css`; an empty string for no style. */
export const wordsOf = (html: string, css: string): string => {
  const text = html
    .replace(/<(script|style|svg)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/[\s\S]*?<body[^>]*>/, '')
    .replace(/<(?:p|h[1-6]|li|dt|dd|summary|figcaption|label)\b[^>]*>/g, '\n')
    .replace(/<[^>]*>/g, ' ');
  const paragraphs = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => `<p>${line}</p>`);
  const style = css === '' ? '' : `<style>${css}</style>`;
  return `<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Words</title>${style}</head><body><main>${paragraphs.join('\n')}</main></body></html>`;
};

/** The inline CSS of a page without `@font-face`, so that the text page loads no font. */
export const inlineStyleOf = (html: string): string =>
  [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)]
    .map(([, css = '']) => css.replace(/@font-face\s*\{[^}]*\}/g, ''))
    .join('');

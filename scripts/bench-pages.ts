/** Pages with which the paint of the home page is compared. */

/** The words of a page in plain paragraphs, in a style sheet of their own or in none. */
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

/** The style sheet that a page carries inline, without fonts: text alone asks for no file. */
export const inlineStyleOf = (html: string): string =>
  [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)]
    .map(([, css = '']) => css.replace(/@font-face\s*\{[^}]*\}/g, ''))
    .join('');

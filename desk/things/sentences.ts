import { lexer, type Token, type Tokens } from 'marked';

/** The `|` of a reference, `{prices.repair|incl6}`, as long as Markdown would take it for the end of a cell. */
const bar = '\ue000';

const withoutBars = (text: string): string =>
  text.replace(/\{[^}]*\}/g, (reference) => reference.replaceAll('|', bar));

/** Text of inline Markdown: words of links, no pictures, no marks. */
const inlineText = (tokens: readonly Token[]): string =>
  tokens
    .map((token) => {
      if (token.type === 'image') return '';
      if (token.type === 'br') return ' ';
      return 'tokens' in token && token.tokens !== undefined ? inlineText(token.tokens) : String(token.raw);
    })
    .join('');

/** A row as its cells, each but the first behind the heading of its column. */
const rowText = (
  heads: readonly Tokens.TableCell[],
  row: readonly Tokens.TableCell[],
  colon: string,
): string =>
  row
    .map((cell, index) => {
      const [head, text] = [heads[index]?.tokens ?? [], cell.tokens].map(inlineText);
      return index === 0 || !head ? text : `${head}${colon}${text}`;
    })
    .join(' · ');

/** The paragraphs, headings, items and rows of a Markdown text, each as plain text. */
const blocks = (tokens: readonly Token[], colon: string): string[] =>
  tokens.flatMap((token): string[] => {
    if (token.type === 'table') {
      const { header, rows } = token as Tokens.Table;
      return rows.map((row) => rowText(header, row, colon));
    }
    if (token.type === 'list')
      return (token as Tokens.List).items.flatMap((item) => blocks(item.tokens, colon));
    if (token.type === 'blockquote') return blocks(token.tokens ?? [], colon);
    return 'tokens' in token && token.tokens !== undefined ? [inlineText(token.tokens)] : [];
  });

/**
 * The sentences of a text of a page that match, as plain text with their references. Of a table a row is a sentence.
 * @param colon as the language of the text sets it
 */
export const sentencesWith = (text: string, wanted: RegExp, colon: string): string[] => {
  const segmenter = new Intl.Segmenter('fr', { granularity: 'sentence' });
  return (
    blocks(lexer(withoutBars(text)), colon)
      .flatMap((block) => block.split('\n'))
      // The kind of a box and what marks the caption of a table are no words that visitors read.
      .map((line) => line.replace(/^\[![a-z]+\] |^Table: /, '').replaceAll(bar, '|'))
      .flatMap((line) => [...segmenter.segment(line)].map(({ segment }) => segment.trim()))
      .filter((sentence) => wanted.test(sentence))
  );
};

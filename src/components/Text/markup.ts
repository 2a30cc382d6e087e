/** A piece of copy: plain text, or marked text with the pieces inside it. */
export type Piece =
  | { kind: 'plain'; text: string }
  | { kind: 'strong'; inside: Piece[] }
  | { kind: 'link'; href: string; inside: Piece[] }
  | { kind: 'staleNotice'; href: string; inside: Piece[] }
  | { kind: 'language'; lang: string; inside: Piece[] };

const markupPattern = /\*\*(?<strong>.+?)\*\*|\[(?<label>[^\]]+)\]\((?<target>[^)\s]+)\)/u;

const noticeScheme = 'notice:';

/**
 * Reads the markup of copy: `**strong**`, `[label](url)`, `[words](lang:nl)`, and `[words](notice:url)`, which
 * src/content/copy/stale-notices.ts adds. Marks may be nested; anything else is plain text.
 */
export function parseMarkup(source: string): Piece[] {
  const found = markupPattern.exec(source);
  if (found === null) return source === '' ? [] : [{ kind: 'plain', text: source }];
  const before = parseMarkup(source.slice(0, found.index));
  const after = parseMarkup(source.slice(found.index + found[0].length));
  return [...before, pieceOf(found.groups ?? {}), ...after];
}

function pieceOf({ strong, label, target }: Record<string, string | undefined>): Piece {
  if (strong !== undefined) return { kind: 'strong', inside: parseMarkup(strong) };
  const inside = parseMarkup(label ?? '');
  const address = target ?? '';
  if (address.startsWith(noticeScheme)) {
    return { kind: 'staleNotice', href: address.slice(noticeScheme.length), inside };
  }
  return address.startsWith('lang:')
    ? { kind: 'language', lang: address.slice('lang:'.length), inside }
    : { kind: 'link', href: address, inside };
}

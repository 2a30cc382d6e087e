import { Fragment, type ReactNode } from 'react';
import { type Piece, parseMarkup } from './markup.ts';

interface Props {
  children: string;
}

/** A string of copy with its inline markup: strong text, links, words in the other language. */
export function Text({ children }: Props) {
  return <>{parseMarkup(children).map(render)}</>;
}

function render(piece: Piece, index: number): ReactNode {
  switch (piece.kind) {
    case 'plain':
      return <Fragment key={index}>{piece.text}</Fragment>;
    case 'strong':
      return <strong key={index}>{piece.inside.map(render)}</strong>;
    case 'language':
      return (
        <span key={index} lang={piece.lang}>
          {piece.inside.map(render)}
        </span>
      );
    // After a rule or an amount that is past its review date; leads to the public body (TR-2).
    case 'staleNotice':
      return (
        <mark key={index} className="review" role="note">
          <a href={piece.href}>{piece.inside.map(render)}</a>
        </mark>
      );
    case 'link':
      return (
        <a key={index} href={piece.href}>
          {piece.inside.map(render)}
        </a>
      );
  }
}

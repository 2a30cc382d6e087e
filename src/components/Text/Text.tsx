import { Fragment, type ReactNode } from 'react';
import { ReviewNotice } from '../ReviewNotice/ReviewNotice.tsx';
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
    case 'review':
      return (
        <ReviewNotice key={index} href={piece.href}>
          {piece.inside.map(render)}
        </ReviewNotice>
      );
    case 'link':
      return (
        <a key={index} href={piece.href}>
          {piece.inside.map(render)}
        </a>
      );
  }
}

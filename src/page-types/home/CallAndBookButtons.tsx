import { Actions } from '#src/components/Actions/Actions.tsx';
import { ButtonLink } from '#src/components/ButtonLink/ButtonLink.tsx';

interface Props {
  call: { href: string; label: string };
  book: { href: string; label: string; newTabLabel: string };
  size: 'normal' | 'large';
}

/** Two buttons: call, and open the booking page in a new tab. */
export function CallAndBookButtons({ call, book, size }: Props) {
  return (
    <Actions callInBar={size === 'normal'}>
      <ButtonLink href={call.href} size={size} newTabLabel={null}>
        {call.label}
      </ButtonLink>
      <ButtonLink href={book.href} size="normal" newTabLabel={book.newTabLabel}>
        {book.label}
      </ButtonLink>
    </Actions>
  );
}

import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { Actions } from './Actions.tsx';

interface Props {
  size: 'normal' | 'large';
  /** `newTabLabel` as for a `ButtonLink`. */
  links: readonly { href: string; label: string; newTabLabel?: string }[];
}

/** A row of links that look like buttons; on phones the call bar has the one that calls. */
export function ActionLinks({ size, links }: Props) {
  return (
    <Actions callInBar>
      {links.map(({ href, label, newTabLabel }) => (
        <ButtonLink key={href} href={href} size={size} newTabLabel={newTabLabel ?? null}>
          {label}
        </ButtonLink>
      ))}
    </Actions>
  );
}

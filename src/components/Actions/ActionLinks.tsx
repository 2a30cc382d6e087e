import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { Actions } from './Actions.tsx';

interface Props {
  size: 'normal' | 'large';
  /** The first one is the main action, unless it says otherwise. `newTabLabel` as for a `ButtonLink`. */
  links: readonly { href: string; label: string; variant?: 'secondary'; newTabLabel?: string }[];
}

/** A row of links that look like buttons; on phones the call bar has the one that calls. */
export function ActionLinks({ size, links }: Props) {
  return (
    <Actions callInBar>
      {links.map(({ href, label, variant, newTabLabel }, index) => (
        <ButtonLink
          key={href}
          href={href}
          variant={variant ?? (index === 0 ? 'primary' : 'secondary')}
          size={size}
          newTabLabel={newTabLabel ?? null}
        >
          {label}
        </ButtonLink>
      ))}
    </Actions>
  );
}

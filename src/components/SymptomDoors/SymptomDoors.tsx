import type { ReactNode } from 'react';
import type { SymptomsCopy } from '#src/content/schemas/copy/shared-copy.ts';
import { spriteHref } from '#src/drawings/sprites.ts';
import { classNames } from '../class-names.ts';
import doorStyles from './SymptomDoor.module.css';
import styles from './SymptomDoors.module.css';

interface Props {
  /** Place of the front in its section. */
  className?: string | undefined;
  /** The problems: a title, and what to do at once. */
  symptoms: SymptomsCopy['symptoms'];
  /** The content behind each door. */
  inside: Record<SymptomsCopy['symptoms'][number]['id'], ReactNode>;
  /** The sprite of the page with the drawings of the doors. */
  sprite: 'home' | 'doors';
  /** Whether a link to `#code` opens that door. */
  hasAnchor?: boolean;
}

/**
 * The front of a house with a door for each problem: a native `<details>` of which at most one on the page is open (TL-7).
 * In a row where there is room, otherwise one above the other.
 */
export function SymptomDoors({ className, symptoms, inside, sprite, hasAnchor }: Props) {
  return (
    <div className={classNames(styles.street, className)}>
      <div className={styles.facade}>
        {symptoms.map(({ id, title, line }) => (
          <details
            key={id}
            className={classNames(doorStyles.door, id === 'gas' && doorStyles.gas)}
            name="door"
            open={id === 'gas'}
          >
            <summary>
              <svg
                className={`${doorStyles.drawing} screen-only`}
                viewBox="0 0 120 204"
                width="120"
                height="204"
                aria-hidden="true"
              >
                <use className={doorStyles.closed} href={spriteHref(sprite, `door-${id}`)} />
                <use className={doorStyles.open} href={spriteHref(sprite, `door-${id}-open`)} />
              </svg>
              <h3 className={doorStyles.sign}>
                {title} <small>{line}</small>
              </h3>
            </summary>
            <div className={doorStyles.behindDoor} id={hasAnchor && id === 'code' ? id : undefined}>
              {inside[id]}
            </div>
          </details>
        ))}
      </div>
    </div>
  );
}

import { PicturePanelGrid } from '#src/components/PicturePanelGrid/PicturePanelGrid.tsx';
import type { Slot } from '#src/components/slot.ts';
import { spriteHref } from '#src/drawings/sprites.ts';
import { HeadedSection } from '#src/sections/HeadedSection/HeadedSection.tsx';
import type { ServiceCardId } from './copy-schema.ts';
import styles from './Services.module.css';

interface Props {
  heading: string;
  cards: { id: ServiceCardId; title: string; text: string; href: string }[];
  actions?: Slot;
}

/** The six services as picture panels (HM-2), with the drawings `panel-<id>`. */
export function Services({ heading, cards, actions }: Props) {
  return (
    <HeadedSection id="services" headingId="services-heading" pipe="return" heading={heading}>
      <div className={styles.panels}>
        <PicturePanelGrid
          panels={cards.map(({ id, title, text, href }) => ({
            title: <a href={href}>{title}</a>,
            text,
            picture: (
              <svg viewBox="-80 -10 400 210" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
                <use href={spriteHref('home', `panel-${id}`)} />
              </svg>
            ),
          }))}
        />
      </div>
      {actions}
    </HeadedSection>
  );
}

import { PicturePanelGrid } from '#src/components/PicturePanelGrid/PicturePanelGrid.tsx';
import type { Slot } from '#src/components/slot.ts';
import { type DrawingIn, spriteHref } from '#src/drawings/sprites.ts';
import type { Background } from '#src/lib/backgrounds.ts';
import { HeadedSection } from '#src/sections/HeadedSection/HeadedSection.tsx';
import type { ServiceCardId } from './copy-schema.ts';
import styles from './Services.module.css';

interface Props {
  heading: string;
  cards: { id: ServiceCardId; title: string; text: string; href: string | null }[];
  actions?: Slot;
}

/** Drawing and background of each panel. */
const pictures: Record<ServiceCardId, { name: DrawingIn<'home'>; background: Background }> = {
  installation: { name: 'place-panel-installation', background: 'mint' },
  maintenance: { name: 'place-panel-maintenance', background: 'rose' },
  repair: { name: 'place-panel-repair', background: 'aqua' },
  urgent: { name: 'place-panel-urgent', background: 'night' },
  safety: { name: 'panel-safety', background: 'sun' },
  support: { name: 'panel-support', background: 'clay' },
};

/** The six services as picture panels (HM-2). */
export function Services({ heading, cards, actions }: Props) {
  return (
    <HeadedSection id="services" headingId="services-heading" pipe="return" heading={heading}>
      <div className={styles.panels}>
        <PicturePanelGrid
          panels={cards.map(({ id, title, text, href }) => ({
            title: href === null ? title : <a href={href}>{title}</a>,
            text,
            background: pictures[id].background,
            picture: (
              <svg viewBox="-80 -10 400 210" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
                <use href={spriteHref('home', pictures[id].name)} />
              </svg>
            ),
          }))}
        />
      </div>
      {actions}
    </HeadedSection>
  );
}

import { PicturePanel } from '#src/components/PicturePanel/PicturePanel.tsx';
import { PicturePanelGrid } from '#src/components/PicturePanelGrid/PicturePanelGrid.tsx';
import { SpriteUse } from '#src/components/SpriteUse/SpriteUse.tsx';
import type { Slot } from '#src/components/slot.ts';
import type { DrawingIn } from '#src/drawings/sprites.ts';
import type { Ground } from '#src/lib/grounds.ts';
import { HeadedSection } from '#src/sections/HeadedSection/HeadedSection.tsx';
import type { ServiceCardId } from './copy-schema.ts';
import styles from './Services.module.css';

interface Props {
  heading: string;
  cards: { id: ServiceCardId; title: string; text: string; link: { href: string; label: string } | null }[];
  actions?: Slot;
}

/** Drawing and background of each panel, and its number in the drawing of the house. */
const pictures: Record<ServiceCardId, { name: DrawingIn<'home'>; ground: Ground; number: number | null }> = {
  installation: { name: 'place-panel-installation', ground: 'mint', number: 1 },
  maintenance: { name: 'place-panel-maintenance', ground: 'rose', number: 2 },
  repair: { name: 'place-panel-repair', ground: 'aqua', number: 3 },
  urgent: { name: 'place-panel-urgent', ground: 'night', number: null },
  safety: { name: 'panel-safety', ground: 'sun', number: null },
  support: { name: 'panel-support', ground: 'clay', number: null },
};

/** The six services as picture panels (HM-2). */
export function Services({ heading, cards, actions }: Props) {
  return (
    <HeadedSection id="services" headingId="services-heading" pipe="return" heading={heading}>
      <div className={styles.panels}>
        <PicturePanelGrid>
          {cards.map(({ id, title, text, link }) => {
            const { name, ground, number } = pictures[id];
            const picture = (
              <svg viewBox="-120 -52 480 252" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
                <SpriteUse sprite="home" name={name} />
              </svg>
            );
            return <PicturePanel key={id} {...{ number, ground, picture, title, text, link }} />;
          })}
        </PicturePanelGrid>
      </div>
      {actions}
    </HeadedSection>
  );
}

import { Panel } from '../../../components/Panel/Panel.tsx';
import { PanelRow } from '../../../components/PanelRow/PanelRow.tsx';
import { SectionHeading } from '../../../components/SectionHeading/SectionHeading.tsx';
import { SheetPicture } from '../../../components/SheetPicture/SheetPicture.tsx';
import type { Slot } from '../../../components/slot.ts';
import styles from './Services.module.css';

interface Props {
  heading: string;
  /** Six, in the order of the specification. */
  cards: { title: string; text: string; link: { href: string; label: string } | null }[];
  actions?: Slot;
}

/** What each of the six panels shows, its ground, and its number in the house. */
const pictures = [
  { name: 'place-panel-installation', ground: 'mint', number: 1 },
  { name: 'place-panel-maintenance', ground: 'rose', number: 2 },
  { name: 'place-panel-repair', ground: 'aqua', number: 3 },
  { name: 'place-panel-urgent', ground: 'night', number: null },
  { name: 'panel-safety', ground: 'sun', number: null },
  { name: 'panel-support', ground: 'clay', number: null },
] as const;

/** The six services as a comic page fed by the loop (HM-2). */
export function Services({ heading, cards, actions }: Props) {
  return (
    <section id="services" className="band" aria-labelledby="services-heading">
      <SectionHeading id="services-heading" pipe="return">
        {heading}
      </SectionHeading>
      <div className={styles.strip}>
        <PanelRow pipe="loop">
          {pictures.map(({ name, ground, number }, index) => {
            const card = cards[index];
            return card === undefined ? null : (
              <Panel
                key={name}
                number={number}
                ground={ground}
                picture={<SheetPicture sheet="services" name={name} alt="" width={480} height={252} />}
                {...card}
              />
            );
          })}
        </PanelRow>
      </div>
      {actions}
    </section>
  );
}

import { Panel } from '#src/components/Panel/Panel.tsx';
import { PanelRow } from '#src/components/PanelRow/PanelRow.tsx';
import { Picture } from '#src/components/Picture/Picture.tsx';
import { SectionHeading } from '#src/components/SectionHeading/SectionHeading.tsx';
import { Band } from '../../Band/Band.tsx';

/** A service as a panel: `picture` is the name of a drawing of 480 by 252 units, its middle half the subject. */
export interface ServicePanel {
  /** The service's number in the menu and in the house; null where it is none of the five. */
  number: number | null;
  title: string;
  text: string;
  picture: string;
  href: string;
  link: string;
}

interface Props {
  heading: string;
  panels: ServicePanel[];
}

/** By place and not by service, so that neighbours differ. */
const grounds = ['mint', 'rose', 'aqua', 'night', 'sun', 'clay'] as const;

/** Three or six services in one place, each leading to its page (RG-1, TN-2). */
export function PlaceServices({ heading, panels }: Props) {
  return (
    <Band id="services" labelledBy="services-title">
      <SectionHeading id="services-title" pipe="supply">
        {heading}
      </SectionHeading>
      <PanelRow pipe={panels.length === 6 ? 'loop' : 'supply'}>
        {panels.map((panel, index) => (
          <Panel
            key={panel.title}
            number={panel.number}
            title={panel.title}
            picture={<Picture name={panel.picture} alt="" width={480} height={252} />}
            ground={grounds[index] ?? 'mint'}
            text={panel.text}
            link={{ href: panel.href, label: panel.link }}
          />
        ))}
      </PanelRow>
    </Band>
  );
}

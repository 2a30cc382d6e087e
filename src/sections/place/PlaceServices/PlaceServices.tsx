import { PicturePanel } from '#src/components/PicturePanel/PicturePanel.tsx';
import { PicturePanelGrid } from '#src/components/PicturePanelGrid/PicturePanelGrid.tsx';
import { SectionHeading } from '#src/components/SectionHeading/SectionHeading.tsx';
import { SvgImage } from '#src/components/SvgImage/SvgImage.tsx';
import { PageSection } from '../../PageSection/PageSection.tsx';

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
    <PageSection id="services" labelledBy="services-title">
      <SectionHeading id="services-title" pipe="supply">
        {heading}
      </SectionHeading>
      <PicturePanelGrid pipe={panels.length === 6 ? 'loop' : 'supply'}>
        {panels.map((panel, index) => (
          <PicturePanel
            key={panel.title}
            number={panel.number}
            title={panel.title}
            picture={<SvgImage name={panel.picture} alt="" width={480} height={252} />}
            ground={grounds[index] ?? 'mint'}
            text={panel.text}
            link={{ href: panel.href, label: panel.link }}
          />
        ))}
      </PicturePanelGrid>
    </PageSection>
  );
}

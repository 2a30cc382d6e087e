import { PicturePanel } from '#src/components/PicturePanel/PicturePanel.tsx';
import { PicturePanelGrid } from '#src/components/PicturePanelGrid/PicturePanelGrid.tsx';
import { SvgImage } from '#src/components/SvgImage/SvgImage.tsx';
import { HeadedSection } from '../HeadedSection/HeadedSection.tsx';

/**
 * A service as a panel. `drawingName` is that of a drawing of 400 × 210 units whose middle half shows the subject, because
 * narrow panels crop the rest.
 */
export interface ServicePanel {
  title: string;
  text: string;
  drawingName: string;
  href: string;
  link: string;
}

interface Props {
  heading: string;
  panels: ServicePanel[];
}

/** By position and not by service, so that adjacent panels differ. */
const backgrounds = ['mint', 'rose', 'aqua', 'night', 'sun', 'clay'] as const;

/** The services offered in a place, three or six, each linked to its page (RG-1, TN-2). */
export function PlaceServices({ heading, panels }: Props) {
  return (
    <HeadedSection id="services" headingId="services-title" pipe="supply" heading={heading}>
      <PicturePanelGrid>
        {panels.map((panel, index) => (
          <PicturePanel
            key={panel.title}
            title={panel.title}
            picture={<SvgImage name={panel.drawingName} alt="" width={400} height={210} />}
            background={backgrounds[index] ?? 'mint'}
            text={panel.text}
            link={{ href: panel.href, label: panel.link }}
          />
        ))}
      </PicturePanelGrid>
    </HeadedSection>
  );
}

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

/** The services offered in a place, three or six, each linked to its page (RG-1, TN-2). */
export function PlaceServices({ heading, panels }: Props) {
  return (
    <HeadedSection id="services" headingId="services-title" pipe="supply" heading={heading}>
      <PicturePanelGrid
        panels={panels.map(({ title, text, drawingName, href, link }) => ({
          title,
          text,
          picture: <SvgImage name={drawingName} alt="" width={400} height={210} />,
          link: { href, label: link },
        }))}
      />
    </HeadedSection>
  );
}

import { Checklist } from '#src/components/Checklist/Checklist.tsx';
import { SvgImage } from '#src/components/SvgImage/SvgImage.tsx';
import { Paragraph } from '#src/components/Text/Paragraph.tsx';
import type { Copy } from '#src/routing/copy-names.ts';
import { HeadedSection } from '#src/sections/HeadedSection/HeadedSection.tsx';
import styles from './FloorSystems.module.css';

type Props = Copy<'service-underfloor-heating'>['systems'];

/** The two systems of underfloor heating, side by side as in the hero's drawing, with their layers, `floor-<id>`. */
export function FloorSystems({ heading, text, systems }: Props) {
  return (
    <HeadedSection id="systems" headingId="systems-title" pipe="supply" heading={heading}>
      <Paragraph className={`section-intro ${styles.text}`}>{text}</Paragraph>
      <div className={`columns ${styles.systems}`}>
        {systems.map((system) => (
          <article key={system.id}>
            <SvgImage name={`floor-${system.id}`} alt="" width={480} height={190} />
            <h3>{system.title}</h3>
            <Paragraph>{system.text}</Paragraph>
            <Checklist items={system.points} />
          </article>
        ))}
      </div>
    </HeadedSection>
  );
}

import { type Props as Former, FormerFigures } from '#src/components/FormerFigures/FormerFigures.tsx';
import { SectionHeading } from '#src/components/SectionHeading/SectionHeading.tsx';
import { Text } from '#src/components/Text/Text.tsx';
import { Band } from '../../Band/Band.tsx';
import styles from './LegalRules.module.css';

interface Props {
  heading: string;
  text: string;
  /** One card per Region: the rules differ. */
  regions: { title: string; text: string }[];
  note: string;
  /** Figures that no longer hold or have no source; absent where there are none. */
  former?: Former | undefined;
}

/** What the law asks of a heating system, Region by Region, with the date at which it was looked up (BC-5). */
export function LegalRules({ heading, text, regions, note, former }: Props) {
  return (
    <Band id={null} labelledBy="law">
      <SectionHeading id="law" pipe="return">
        {heading}
      </SectionHeading>
      <p>
        <Text>{text}</Text>
      </p>
      <div className={styles.regions}>
        {regions.map((region) => (
          <article key={region.title}>
            <h3>{region.title}</h3>
            <p>
              <Text>{region.text}</Text>
            </p>
          </article>
        ))}
      </div>
      <p className={styles.note}>
        <Text>{note}</Text>
      </p>
      {former !== undefined && <FormerFigures {...former} />}
    </Band>
  );
}

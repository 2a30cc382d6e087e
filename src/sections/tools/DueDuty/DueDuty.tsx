import { SectionHeading } from '#src/components/SectionHeading/SectionHeading.tsx';
import { Text } from '#src/components/Text/Text.tsx';
import { PageSection } from '#src/sections/PageSection/PageSection.tsx';
import styles from './DueDuty.module.css';

interface Props {
  heading: string;
  text: string;
  names: Record<string, string>;
  labels: { duty: string; keep: string };
  regions: { id: string; duty: string; keep: string; text: string }[];
}

/** Who has to have an appliance maintained, and how long papers are kept, by Region (TL-3). */
export function DueDuty({ heading, text, names, labels, regions }: Props) {
  return (
    <PageSection id={null} labelledBy="duty-title">
      <SectionHeading id="duty-title" pipe="return">
        {heading}
      </SectionHeading>
      <p>
        <Text>{text}</Text>
      </p>
      <div className={styles.regions}>
        {regions.map((region) => (
          <article key={region.id}>
            <h3>{names[region.id]}</h3>
            <dl>
              <dt>{labels.duty}</dt>
              <dd>{region.duty}</dd>
              <dt>{labels.keep}</dt>
              <dd>{region.keep}</dd>
            </dl>
            <p>
              <Text>{region.text}</Text>
            </p>
          </article>
        ))}
      </div>
    </PageSection>
  );
}

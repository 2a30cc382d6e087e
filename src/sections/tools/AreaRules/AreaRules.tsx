import { SectionHeading } from '#src/components/SectionHeading/SectionHeading.tsx';
import { Text } from '#src/components/Text/Text.tsx';
import { PageSection } from '#src/sections/PageSection/PageSection.tsx';
import { RegionCards } from '../RegionCards/RegionCards.tsx';
import styles from './AreaRules.module.css';

interface Props {
  heading: string;
  labels: { delay: string; rule: string; gas: string };
  items: { id: string; name: string; delay: string; rule: string; gas: string; text: string }[];
  note: string;
}

/** What holds in each Region: delay, rule of maintenance, number for a gas smell (TL-2). */
export function AreaRules({ heading, labels, items, note }: Props) {
  return (
    <PageSection id={null} labelledBy="regions-title">
      <SectionHeading id="regions-title" pipe="supply">
        {heading}
      </SectionHeading>
      <RegionCards
        cards={items.map(({ id, name, delay, rule, gas, text }) => ({
          id,
          name,
          rows: [
            { kind: 'phone', label: labels.gas, value: gas },
            { kind: 'text', label: labels.delay, value: delay },
            { kind: 'text', label: labels.rule, value: rule },
          ],
          text,
        }))}
      />
      <p className={styles.note}>
        <Text>{note}</Text>
      </p>
    </PageSection>
  );
}

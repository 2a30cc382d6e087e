import { SectionHeading } from '#src/components/SectionHeading/SectionHeading.tsx';
import { Text } from '#src/components/Text/Text.tsx';
import { PageSection } from '#src/sections/PageSection/PageSection.tsx';
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
      <div className={styles.regions}>
        {items.map(({ id, name, delay, rule, gas, text }) => (
          <article key={id}>
            <h3>{name}</h3>
            <dl>
              <dt>{labels.gas}</dt>
              <dd className={styles.number}>
                <a href={`tel:${gas.replace(/\s/g, '')}`}>{gas}</a>
              </dd>
              <dt>{labels.delay}</dt>
              <dd>{delay}</dd>
              <dt>{labels.rule}</dt>
              <dd>{rule}</dd>
            </dl>
            <p>
              <Text>{text}</Text>
            </p>
          </article>
        ))}
      </div>
      <p className={styles.note}>
        <Text>{note}</Text>
      </p>
    </PageSection>
  );
}

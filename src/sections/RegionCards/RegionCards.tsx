import { Paragraph } from '#src/components/Text/Paragraph.tsx';
import { Text } from '#src/components/Text/Text.tsx';
import styles from './RegionCards.module.css';

/** A card: the Region, the rule that holds there, and a text with the source of the rule. */
export interface RegionCard {
  id: string;
  name: string;
  /** `phone` for a number to call, which is larger and a link; `lead` for what one comes to read, whose strong words are larger. */
  rows: { kind: 'text' | 'phone' | 'lead'; label: string; value: string }[];
  text: string;
}

/** One card for each Region, beside each other where there is room. */
export function RegionCards({ cards }: { cards: RegionCard[] }) {
  return (
    <div className={`tablet-columns ${styles.regions}`}>
      {cards.map(({ id, name, rows, text }) => (
        <article key={id}>
          <h3>{name}</h3>
          <div className={styles.text}>
            <dl className="auto-columns">
              {rows.map(({ kind, label, value }) => (
                <div key={label}>
                  <dt>{label}</dt>{' '}
                  <dd className={kind === 'text' ? undefined : styles[kind]}>
                    {kind === 'phone' ? (
                      <a href={`tel:${value.replace(/[^\d+]/g, '')}`}>{value}</a>
                    ) : (
                      <Text>{value}</Text>
                    )}
                  </dd>
                </div>
              ))}
            </dl>
            <Paragraph>{text}</Paragraph>
          </div>
        </article>
      ))}
    </div>
  );
}

import { SectionHeading } from '#src/components/SectionHeading/SectionHeading.tsx';
import { Text } from '#src/components/Text/Text.tsx';
import styles from './Certifications.module.css';

interface Props {
  heading: string;
  intro: string;
  cards: { title: string; text: string }[];
  accreditations: { name: string; text: string }[];
  accreditationsNote: string | null;
  network: { title: string; text: string };
}

/** Certificates, accreditations and network of the company, drawn as a notice board (HM-4). */
export function Certifications({
  heading,
  intro,
  cards,
  accreditations,
  accreditationsNote,
  network,
}: Props) {
  return (
    <section className="band" aria-labelledby="certifications">
      <SectionHeading id="certifications" pipe="return">
        {heading}
      </SectionHeading>
      <p className={styles.intro}>
        <Text>{intro}</Text>
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a section would need a heading of its own */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls on phones must be reachable by keyboard */}
      <div className={styles.board} role="group" aria-labelledby="certifications" tabIndex={0}>
        <ul>
          {cards.map(({ title, text }) => (
            <li key={title} className={styles.certificate}>
              <h3>{title}</h3>
              <p>
                <Text>{text}</Text>
              </p>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.lowerRow}>
        <div>
          <ul className={styles.plates}>
            {accreditations.map(({ name, text }) => (
              <li key={name} className={styles.plate}>
                <b>{name}</b> <span>{text}</span>
              </li>
            ))}
          </ul>
          {accreditationsNote !== null && (
            <p className={styles.note}>
              <Text>{accreditationsNote}</Text>
            </p>
          )}
        </div>
        <div className={styles.network}>
          <h3>{network.title}</h3>
          <p>
            <Text>{network.text}</Text>
          </p>
        </div>
      </div>
    </section>
  );
}

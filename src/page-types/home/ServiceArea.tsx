import { SectionHeading } from '#src/components/SectionHeading/SectionHeading.tsx';
import { type AreaSearch, ServiceAreaSearch } from '#src/components/ServiceAreaSearch/ServiceAreaSearch.tsx';
import type { Slot } from '#src/components/slot.ts';
import { Paragraph } from '#src/components/Text/Paragraph.tsx';
import styles from './ServiceArea.module.css';

interface Props {
  heading: string;
  intro: string;
  townsHeading: string;
  priorityHeading: string;
  priority: { place: string; time: string }[];
  note: string;
  search: AreaSearch;
  towns: { name: string; href: string; distance: string }[];
  /** The map of the towns. */
  picture?: Slot;
}

/** Towns served and areas with priority, beside a map of the towns (HM-6). */
export function ServiceArea({
  heading,
  intro,
  townsHeading,
  priorityHeading,
  priority,
  note,
  search,
  towns,
  picture,
}: Props) {
  return (
    <section className={`page-section columns ${styles.coverage}`} aria-labelledby="coverage">
      <div>
        <SectionHeading id="coverage" pipe="return">
          {heading}
        </SectionHeading>
        <Paragraph>{intro}</Paragraph>
        <ServiceAreaSearch {...search} />
        <h3 className={styles.title}>{priorityHeading}</h3>
        <dl className={styles.priority}>
          {priority.map(({ place, time }) => (
            <div key={place}>
              <dt>{place}</dt>
              <dd>{time}</dd>
            </div>
          ))}
        </dl>
        <Paragraph className={styles.note}>{note}</Paragraph>
        <h3 className={styles.title}>{townsHeading}</h3>
        <ul className={styles.towns}>
          {towns.map(({ name, href, distance }) => (
            <li key={href}>
              <a href={href}>{name}</a> {distance}
            </li>
          ))}
        </ul>
      </div>
      <div className={`${styles.map} screen-only`}>{picture}</div>
    </section>
  );
}

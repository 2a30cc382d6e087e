import { SectionHeading } from '#src/components/SectionHeading/SectionHeading.tsx';
import { type AreaSearch, ServiceAreaSearch } from '#src/components/ServiceAreaSearch/ServiceAreaSearch.tsx';
import { SvgImage } from '#src/components/SvgImage/SvgImage.tsx';
import { Paragraph } from '#src/components/Text/Paragraph.tsx';
import styles from './ServiceArea.module.css';

interface Props {
  heading: string;
  townsHeading: string;
  priorityHeading: string;
  priority: { place: string; time: string }[];
  note: string;
  search: AreaSearch;
  towns: { name: string; href: string; distance: string }[];
  /** Name of the drawing of the map, and its text alternative. */
  picture: string;
  map: string;
}

/** Towns served and areas with priority, beside a map of the towns (HM-6). */
export function ServiceArea({
  heading,
  townsHeading,
  priorityHeading,
  priority,
  note,
  search,
  towns,
  picture,
  map,
}: Props) {
  return (
    <section className={`page-section columns ${styles.coverage}`} aria-labelledby="coverage">
      <div>
        <SectionHeading id="coverage" pipe="return">
          {heading}
        </SectionHeading>
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
      <SvgImage className={`${styles.map} screen-only`} name={picture} alt={map} width={800} height={700} />
    </section>
  );
}

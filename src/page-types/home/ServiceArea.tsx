import { SectionHeading } from '#src/components/SectionHeading/SectionHeading.tsx';
import {
  ServiceAreaSearch,
  type ServiceAreaSearchProps,
} from '#src/components/ServiceAreaSearch/ServiceAreaSearch.tsx';
import { SvgImage } from '#src/components/SvgImage/SvgImage.tsx';
import { Paragraph } from '#src/components/Text/Paragraph.tsx';
import type { Copy } from '#src/routing/copy-names.ts';
import styles from './ServiceArea.module.css';

type Props = Copy<'home'>['serviceArea'] & {
  search: ServiceAreaSearchProps;
  towns: { name: string; href: string; distance: string }[];
  /** Name of the drawing of the map. */
  drawingName: string;
};

/** Towns served and areas with priority, beside a map of the towns (HM-6). */
export function ServiceArea({ heading, search, towns, drawingName, ...copy }: Props) {
  return (
    <section className={`page-section columns ${styles.coverage}`} aria-labelledby="coverage">
      <div>
        <SectionHeading id="coverage" pipe="return" heading={heading} />
        <ServiceAreaSearch {...search} />
        <h3 className={styles.title}>{copy.priorityHeading}</h3>
        <dl className={styles.priority}>
          {copy.priority.map(({ place, time }) => (
            <div key={place}>
              <dt>{place}</dt>
              <dd>{time}</dd>
            </div>
          ))}
        </dl>
        <Paragraph className={styles.note}>{copy.note}</Paragraph>
        <h3 className={styles.title}>{copy.townsHeading}</h3>
        <ul className={`target-size-links ${styles.towns}`}>
          {towns.map(({ name, href, distance }) => (
            <li key={href}>
              <a href={href}>{name}</a> {distance}
            </li>
          ))}
        </ul>
      </div>
      <SvgImage
        className={`${styles.map} screen-only`}
        name={drawingName}
        alt={copy.map}
        width={800}
        height={700}
      />
    </section>
  );
}

import {
  ServiceAreaSearch,
  type ServiceAreaSearchProps,
} from '#src/components/ServiceAreaSearch/ServiceAreaSearch.tsx';
import { SvgImage } from '#src/components/SvgImage/SvgImage.tsx';
import { Text } from '#src/components/Text/Text.tsx';
import type { Copy } from '#src/routing/copy-names.ts';
import { HeadedSection } from '#src/sections/HeadedSection/HeadedSection.tsx';
import styles from './ResponseTimes.module.css';

type Props = Copy<'service-boiler-repair'>['zones'] & { search: ServiceAreaSearchProps };

/** Response times by area. */
export function ResponseTimes({ heading, areas, drawing, search }: Props) {
  return (
    <HeadedSection headingId="zones" pipe="supply" heading={heading}>
      <div className={`columns beside ${styles.columns}`}>
        <div>
          <ServiceAreaSearch {...search} />
          <dl className={styles.areas}>
            {areas.map(({ responseTime, text }) => (
              <div key={responseTime}>
                <dt>{responseTime}</dt>
                <dd>
                  <Text>{text}</Text>
                </dd>
              </div>
            ))}
          </dl>
        </div>
        <div className={styles.picture}>
          <SvgImage name="repair-road" alt={drawing} width={420} height={210} />
        </div>
      </div>
    </HeadedSection>
  );
}

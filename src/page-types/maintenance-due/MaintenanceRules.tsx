import { Paragraph } from '#src/components/Text/Paragraph.tsx';
import { Text } from '#src/components/Text/Text.tsx';
import type { Copy } from '#src/routing/copy-names.ts';
import { HeadedSection } from '#src/sections/HeadedSection/HeadedSection.tsx';
import styles from './MaintenanceRules.module.css';

type Props = Omit<Copy<'maintenance-due'>['who'], 'papersToKeep'> & Pick<Copy<'maintenance-due'>, 'regions'>;

/** Shows who must have an appliance maintained, by Region (TL-3). */
export function MaintenanceRules({ heading, text, names, regions }: Props) {
  return (
    <HeadedSection
      headingId="responsible-title"
      pipe="return"
      heading={heading}
      className={`columns ${styles.section}`}
    >
      <Paragraph>{text}</Paragraph>
      <dl className="rule-above">
        {regions.map(({ id, responsible }) => (
          <div key={id}>
            <dt>{names[id]}</dt>
            <dd>
              <Text>{responsible}</Text>
            </dd>
          </div>
        ))}
      </dl>
    </HeadedSection>
  );
}

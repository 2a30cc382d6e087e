import { Checklist } from '#src/components/Checklist/Checklist.tsx';
import { Paragraph } from '#src/components/Text/Paragraph.tsx';
import type { Copy } from '#src/routing/copy-names.ts';
import { HeadedSection } from '#src/sections/HeadedSection/HeadedSection.tsx';
import styles from './ExampleSources.module.css';
import toolStyles from './ToolSection.module.css';

type Props = Copy<'heat-pump-check'>['sources'];

/** Lists the sources of an example's figures, with their dates. */
export function ExampleSources({ heading, intro, items, advice }: Props) {
  return (
    <HeadedSection
      id="sources"
      headingId="sources-heading"
      pipe="supply"
      heading={heading}
      className={toolStyles.section}
    >
      <div className={`columns ${styles.columns}`}>
        <div className="stack">
          <Paragraph>{intro}</Paragraph>
          <Paragraph>{advice}</Paragraph>
        </div>
        <Checklist items={items} />
      </div>
    </HeadedSection>
  );
}

import { Checklist } from '#src/components/Checklist/Checklist.tsx';
import { SectionHeading } from '#src/components/SectionHeading/SectionHeading.tsx';
import { Paragraph } from '#src/components/Text/Paragraph.tsx';
import { Text } from '#src/components/Text/Text.tsx';
import type { Copy } from '#src/routing/copy-names.ts';
import styles from './ExampleSources.module.css';
import toolStyles from './ToolSection.module.css';

type Props = Copy<'heat-pump-check'>['sources'];

/** Lists the sources of an example's figures, with their dates, folded away. */
export function ExampleSources({ heading, intro, items, advice }: Props) {
  return (
    <section
      id="sources"
      className={`page-section aside ${toolStyles.section}`}
      aria-labelledby="sources-heading"
    >
      <SectionHeading id="sources-heading" pipe="supply" heading={heading} />
      <details className={`fold ${styles.sources}`}>
        <summary>
          <Text>{intro}</Text>
        </summary>
        <Checklist items={items} />
      </details>
      <Paragraph className="section-note">{advice}</Paragraph>
    </section>
  );
}

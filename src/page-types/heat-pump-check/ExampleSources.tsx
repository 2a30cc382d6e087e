import { Checklist } from '#src/components/Checklist/Checklist.tsx';
import { Paragraph } from '#src/components/Text/Paragraph.tsx';
import type { Copy } from '#src/routing/copy-names.ts';
import styles from './ExampleSources.module.css';
import { ToolSection } from './ToolSection.tsx';

type Props = Copy<'heat-pump-check'>['sources'];

/** Lists the sources of an example's figures, with their dates. */
export function ExampleSources({ heading, intro, items, advice }: Props) {
  return (
    <ToolSection id="sources" heading={heading}>
      <div className={`columns ${styles.columns}`}>
        <div className="stack">
          <Paragraph>{intro}</Paragraph>
          <Paragraph>{advice}</Paragraph>
        </div>
        <Checklist items={items} />
      </div>
    </ToolSection>
  );
}

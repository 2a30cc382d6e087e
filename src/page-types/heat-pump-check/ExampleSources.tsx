import { Checklist } from '#src/components/Checklist/Checklist.tsx';
import { Paragraph } from '#src/components/Text/Paragraph.tsx';
import styles from './ExampleSources.module.css';
import { ToolSection } from './ToolSection.tsx';

interface Props {
  heading: string;
  intro: string;
  items: string[];
  /** What the comparison leaves out, and where it is answered. */
  advice: string;
}

/** Where the figures of an example come from, with their dates. */
export function ExampleSources({ heading, intro, items, advice }: Props) {
  return (
    <ToolSection id="sources" heading={heading}>
      <Paragraph>{intro}</Paragraph>
      <div className={styles.items}>
        <Checklist items={items} />
      </div>
      <Paragraph>{advice}</Paragraph>
    </ToolSection>
  );
}

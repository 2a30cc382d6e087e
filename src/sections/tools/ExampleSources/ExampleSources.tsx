import { Checklist } from '#src/components/Checklist/Checklist.tsx';
import { Text } from '#src/components/Text/Text.tsx';
import { ToolSection } from '../ToolSection/ToolSection.tsx';

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
      <p>
        <Text>{intro}</Text>
      </p>
      <Checklist items={items} />
      <p>
        <Text>{advice}</Text>
      </p>
    </ToolSection>
  );
}

import { Drawing } from '#src/components/Drawing/Drawing.tsx';
import { Panel } from '#src/components/Panel/Panel.tsx';
import { PanelRow } from '#src/components/PanelRow/PanelRow.tsx';
import { SectionHeading } from '#src/components/SectionHeading/SectionHeading.tsx';
import { Text } from '#src/components/Text/Text.tsx';
import { Band } from '../../Band/Band.tsx';
import styles from './PictureCards.module.css';

interface Props<Id extends string> {
  id: string;
  heading: string;
  /** A line below the heading; null for none. */
  text: string | null;
  pipe: 'supply' | 'return';
  panels: { id: Id; title: string; text: string }[];
  /** Sources of the drawings, by panel. */
  svgs: Record<Id, string>;
}

/** By place and not by panel, so that neighbours differ. */
const grounds = ['mint', 'rose', 'aqua'] as const;

/** Three comic panels on one pipe, each a drawing and a few words. */
export function PictureCards<Id extends string>({ id, heading, text, pipe, panels, svgs }: Props<Id>) {
  return (
    <Band id={null} labelledBy={id}>
      <SectionHeading id={id} pipe={pipe}>
        {heading}
      </SectionHeading>
      {text === null ? null : (
        <p className={styles.text}>
          <Text>{text}</Text>
        </p>
      )}
      <PanelRow pipe={pipe}>
        {panels.map((panel, index) => (
          <Panel
            key={panel.id}
            number={null}
            title={panel.title}
            picture={<Drawing svg={svgs[panel.id]} label={null} />}
            ground={grounds[index % grounds.length] ?? 'mint'}
            text={panel.text}
            link={null}
          />
        ))}
      </PanelRow>
    </Band>
  );
}

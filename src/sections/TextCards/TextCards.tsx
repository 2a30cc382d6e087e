import { Paragraph } from '#src/components/Text/Paragraph.tsx';
import { TextList } from '#src/components/TextList/TextList.tsx';
import { HeadedSection } from '../HeadedSection/HeadedSection.tsx';

interface Props {
  id: string;
  pipe: 'supply' | 'return';
  heading: string;
  /** Undefined if the cards need no introduction. */
  text?: string | undefined;
  cards: { title: string; text: string }[];
}

/** A section of titles with a text each. */
export function TextCards({ id, pipe, heading, text, cards }: Props) {
  return (
    <HeadedSection headingId={id} pipe={pipe} heading={heading}>
      {text !== undefined && <Paragraph className="section-intro">{text}</Paragraph>}
      <TextList items={cards} columns={cards.length === 3 ? 3 : 4} onPhones="stack" />
    </HeadedSection>
  );
}

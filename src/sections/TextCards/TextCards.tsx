import type * as z from 'zod';
import { Paragraph } from '#src/components/Text/Paragraph.tsx';
import { TitledTexts } from '#src/components/TitledTexts/TitledTexts.tsx';
import type { cards as cardsSchema } from '#src/content/schemas/copy/service.ts';
import { HeadedSection } from '../HeadedSection/HeadedSection.tsx';

type Props = z.infer<ReturnType<typeof cardsSchema>> & { id: string; pipe: 'supply' | 'return' };

/** A section of titles with a text each. */
export function TextCards({ id, pipe, heading, text, cards }: Props) {
  return (
    <HeadedSection headingId={id} pipe={pipe} heading={heading}>
      {text !== undefined && <Paragraph className="section-intro">{text}</Paragraph>}
      <TitledTexts items={cards} columns={cards.length === 3 ? 3 : 4} runIn={false} />
    </HeadedSection>
  );
}

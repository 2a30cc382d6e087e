import type { ComponentProps } from 'react';
import type * as z from 'zod';
import { Paragraph } from '#src/components/Text/Paragraph.tsx';
import { TitledTexts } from '#src/components/TitledTexts/TitledTexts.tsx';
import type { cardsSection as cardsSchema } from '#src/content/schemas/copy/service.ts';
import { SplitSection } from '../SplitSection/SplitSection.tsx';

type Props = z.infer<ReturnType<typeof cardsSchema>> & { id: string } & Pick<
    ComponentProps<typeof SplitSection>,
    'pipe' | 'picture'
  >;

/** A section of titles with a text each, beside a picture. */
export function TextCards({ id, pipe, picture, heading, text, cards }: Props) {
  return (
    <SplitSection headingId={id} pipe={pipe} heading={heading} picture={picture}>
      {text !== undefined && <Paragraph className="section-intro">{text}</Paragraph>}
      <TitledTexts items={cards} columns={1} runIn={false} />
    </SplitSection>
  );
}

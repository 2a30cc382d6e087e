import { Paragraph } from '#src/components/Text/Paragraph.tsx';
import type { Copy } from '#src/routing/copy-names.ts';
import { HeadedSection } from '#src/sections/HeadedSection/HeadedSection.tsx';
import { RegionCards } from '#src/sections/RegionCards/RegionCards.tsx';

type Props = Copy<'service-area'>['regions'];

/** Shows the rules of each Region: response time, maintenance rule, number for a smell of gas (TL-2). */
export function RulesByRegion({ heading, gas: smell, labels, items, note }: Props) {
  return (
    <HeadedSection headingId="regions-title" pipe="return" heading={heading}>
      <RegionCards
        cards={items.map(({ id, name, responseTime, rule, gas, text }) => ({
          id,
          name,
          rows: [
            { kind: 'lead', label: labels.responseTime, value: responseTime },
            { kind: 'text', label: labels.rule, value: rule },
            { kind: 'phone', label: labels.gas, value: gas },
          ],
          text,
        }))}
      />
      <details className="fold">
        <summary>
          <h3>{smell.question}</h3>
        </summary>
        <Paragraph>{smell.text}</Paragraph>
      </details>
      <Paragraph className="section-note">{note}</Paragraph>
    </HeadedSection>
  );
}

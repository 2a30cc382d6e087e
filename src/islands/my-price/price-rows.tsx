import type { ComponentProps } from 'react';
import { Text } from '#src/components/Text/Text.tsx';
import { ruleIdOf } from '#src/lib/my-price/case.ts';
import type { AnswerRows } from '../shared/AnswerRows.tsx';
import type { Answer, Question } from './answer.ts';
import type { MyPriceProps } from './props.ts';

type Row = ComponentProps<typeof AnswerRows>['rows'][number];

const textRow = (drawingName: string, label: string, text: string): Row => ({
  drawingName,
  label,
  value: null,
  note: <Text>{text}</Text>,
});

/** Returns the rows of a price: what it covers, how soon, and what the Region asks, if it asks anything. */
export const priceRows = (
  { priced, place }: Extract<Answer, { kind: 'price' }>,
  { energy }: Question,
  { labels, rules, dueHref }: Pick<MyPriceProps, 'labels' | 'rules' | 'dueHref'>,
): Row[] => {
  const { id, covers, soon } = priced;
  const isRepair = id === 'repair';
  const isFar = !place.travelIncluded && !isRepair;
  const urgent = { label: labels.responseTime, value: place.responseTime, note: labels.responseTimeNote };
  const ruleId = ruleIdOf(id, energy);
  const rule = rules.find((one) => one.id === ruleId && one.region === place.region);
  // What the Region forbids decides whether a new boiler may come at all, so it is read before what the price covers.
  const isNewBoiler = id.endsWith('-boiler');
  const ruleRows: Row[] =
    rule === undefined
      ? []
      : [
          {
            drawingName: 'fact-rule',
            label: labels.rule,
            value: null,
            note: (
              <>
                <Text>{rule.text}</Text>{' '}
                {rule.id.endsWith('maintenance') && (
                  <a href={`${dueHref}?region=${place.region}`}>{labels.due}</a>
                )}
              </>
            ),
          },
        ];
  return [
    ...(isNewBoiler ? ruleRows : []),
    textRow('fact-paper', labels.included, covers.included),
    textRow('fact-travel', labels.excluded, isFar ? `${covers.excluded} ${labels.far}` : covers.excluded),
    textRow('fact-price', labels.known, covers.known),
    ...[...(isRepair ? [urgent] : []), ...soon].map(({ note = null, ...row }) => ({
      drawingName: 'fact-delay',
      ...row,
      note,
    })),
    ...(isNewBoiler ? [] : ruleRows),
  ];
};

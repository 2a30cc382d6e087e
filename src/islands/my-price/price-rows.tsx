import type { ComponentProps } from 'react';
import { Text } from '#src/components/Text/Text.tsx';
import { ruleIdOf } from '#src/lib/my-price/case.ts';
import type { FactList } from '../shared/FactList.tsx';
import type { Answer, Question } from './answer.ts';
import type { MyPriceProps } from './props.ts';

type Row = ComponentProps<typeof FactList>['rows'][number];

const textRow = (drawing: string, label: string, text: string): Row => ({
  drawing,
  label,
  value: null,
  note: <Text>{text}</Text>,
});

/** Returns the rows of a price: what it covers, how soon, and what the Region asks, if it asks anything. */
export const priceRows = (
  { priced, place }: Extract<Answer, { kind: 'price' }>,
  { energy }: Question,
  { words, rules, dueHref }: Pick<MyPriceProps, 'words' | 'rules' | 'dueHref'>,
): Row[] => {
  const { id, covers, soon } = priced;
  const isRepair = id === 'repair';
  const isFar = !place.travelIncluded && !isRepair;
  const urgent = { label: words.responseTime, value: place.responseTime, note: words.responseTimeNote };
  const ruleId = ruleIdOf(id, energy);
  const rule = rules.find((one) => one.id === ruleId && one.region === place.region);
  return [
    textRow('fact-paper', words.included, covers.included),
    textRow('fact-travel', words.excluded, isFar ? `${covers.excluded} ${words.far}` : covers.excluded),
    textRow('fact-price', words.known, covers.known),
    ...[...(isRepair ? [urgent] : []), ...soon].map(({ note = null, ...row }) => ({
      drawing: 'fact-delay',
      ...row,
      note,
    })),
    ...(rule === undefined
      ? []
      : [
          {
            drawing: 'fact-rule',
            label: words.rule,
            value: null,
            note: (
              <>
                <Text>{rule.text}</Text>{' '}
                {rule.id.endsWith('maintenance') && (
                  <a href={`${dueHref}?region=${place.region}`}>{words.due}</a>
                )}
              </>
            ),
          },
        ]),
  ];
};

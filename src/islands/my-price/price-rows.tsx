import { Text } from '#src/components/Text/Text.tsx';
import { type HomeAgeId, ruleIdForPrice } from '#src/lib/my-price/works.ts';
import type { AnswerRow } from '../shared/AnswerRows.tsx';
import type { Answer, PriceQuestion } from './answer.ts';
import type { MyPriceProps, ToolPriceView } from './props.ts';

type PriceAnswer = Extract<Answer, { kind: 'price' }>;

const textsFor = (age: HomeAgeId, notes: ToolPriceView['notes']): string[] =>
  notes.filter(({ homes }) => homes === 'all' || homes === age).map(({ text }) => text);

/** False for the works whose price never includes travel. */
const canIncludeTravel = ({ id }: ToolPriceView): boolean =>
  !['repair', 'sweeping', 'peb-check'].includes(id);

/** True if the price would include travel to a nearer place. */
export const isTooFarForIncludedTravel = ({ priced, place }: PriceAnswer): boolean =>
  canIncludeTravel(priced) && !place.travelIncluded;

/** Returns the rows of a price: what it covers, its VAT, how soon, and what the Region asks, if it asks anything. */
export const priceRows = (
  answer: PriceAnswer,
  { age, energy, work }: PriceQuestion,
  { form, labels, rules, dueHref }: Pick<MyPriceProps, 'form' | 'labels' | 'rules' | 'dueHref'>,
): AnswerRow[] => {
  const { priced, amount, place } = answer;
  const { id, covers, notes, soon } = priced;
  const isTravelIncluded = canIncludeTravel(priced) && place.travelIncluded;
  const ruleId = ruleIdForPrice(id, energy);
  const rule = rules.find((one) => one.id === ruleId && one.region === place.region);
  const known = [
    covers.known,
    ...textsFor(age, notes),
    ...(work === 'check' && energy === 'gas' ? [labels.gasCertificate] : []),
  ];
  const home = form.ages.find((one) => one.id === age)?.home;
  const vat = [`${amount.vatNote} ${home}.`, ...textsFor(age, priced.vatNotes)];
  const included = isTravelIncluded ? `${covers.included} ${labels.near}` : covers.included;
  const excluded = isTooFarForIncludedTravel(answer) ? `${covers.excluded} ${labels.far}` : covers.excluded;
  const rows: AnswerRow[] = [
    ['icon-paper', labels.included, null, <Text key="note">{included}</Text>],
    ['icon-travel', labels.excluded, null, <Text key="note">{excluded}</Text>],
    ['icon-price', labels.known, null, <Text key="note">{known.join(' ')}</Text>],
    ['icon-price', labels.vat, amount.excluded, <Text key="note">{vat.join(' ')}</Text>],
  ];
  if (id === 'repair')
    rows.push(['icon-delay', labels.responseTime, place.responseTime, labels.responseTimeNote]);
  rows.push(...soon.map(({ label, value, note }): AnswerRow => ['icon-delay', label, value, note]));
  if (rule === undefined) return rows;
  const note = (
    <>
      <Text>{rule.text}</Text>{' '}
      {rule.id.endsWith('maintenance') && <a href={`${dueHref}?region=${place.region}`}>{labels.due}</a>}
    </>
  );
  const ruleRow: AnswerRow = ['icon-rule', labels.rule, null, note];
  // A ban of the Region decides whether a new boiler may be installed at all, so it comes before what the price covers.
  return id.endsWith('-boiler') ? [ruleRow, ...rows] : [...rows, ruleRow];
};

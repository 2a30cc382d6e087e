import { Text } from '#src/components/Text/Text.tsx';
import { type AgeId, ruleIdOf, type ToolPriceId } from '#src/lib/my-price/case.ts';
import { type AnswerRow, answerRow } from '../shared/AnswerRows.tsx';
import type { Answer, Question } from './answer.ts';
import type { MyPriceProps, ToolPrice } from './props.ts';

type PriceAnswer = Extract<Answer, { kind: 'price' }>;

const textsFor = (age: AgeId, notes: ToolPrice['notes']): string[] =>
  notes.filter(({ homes }) => homes === 'all' || homes === age).map(({ text }) => text);

/** The works whose price never includes travel. */
const travelNeverIncluded: readonly ToolPriceId[] = ['repair', 'sweeping', 'peb-check'];

/** Whether the price of an answer includes travel, leaves it out for a place too far away, or never includes it for this work. */
export const travelInPrice = ({
  priced: { id },
  place,
}: PriceAnswer): 'included' | 'too-far' | 'never-included' => {
  if (travelNeverIncluded.includes(id)) return 'never-included';
  return place.travelIncluded ? 'included' : 'too-far';
};

/** Returns the rows of a price: what it covers, its VAT, how soon, and what the Region asks, if it asks anything. */
export const priceRows = (
  answer: PriceAnswer,
  { age, energy, work }: Question,
  { form, labels, rules, dueHref }: Pick<MyPriceProps, 'form' | 'labels' | 'rules' | 'dueHref'>,
): AnswerRow[] => {
  const { priced, amount, place } = answer;
  const { id, covers, notes, soon } = priced;
  const travel = travelInPrice(answer);
  const included = travel === 'included' ? `${covers.included} ${labels.near}` : covers.included;
  const excluded = travel === 'too-far' ? `${covers.excluded} ${labels.far}` : covers.excluded;
  const ruleId = ruleIdOf(id, energy);
  const rule = rules.find((one) => one.id === ruleId && one.region === place.region);
  const known = [
    covers.known,
    ...textsFor(age, notes),
    ...(work === 'check' && energy === 'gas' ? [labels.gasCertificate] : []),
  ];
  const home = form.ages.find((one) => one.id === age)?.home;
  const vat = [`${amount.vatNote} ${home}.`, ...textsFor(age, priced.vatNotes)];
  const rows = [
    answerRow('icon-paper', labels.included, null, <Text>{included}</Text>),
    answerRow('icon-travel', labels.excluded, null, <Text>{excluded}</Text>),
    answerRow('icon-price', labels.known, null, <Text>{known.join(' ')}</Text>),
    answerRow('icon-price', labels.vat, amount.excluded, <Text>{vat.join(' ')}</Text>),
  ];
  if (id === 'repair')
    rows.push(answerRow('icon-delay', labels.responseTime, place.responseTime, labels.responseTimeNote));
  rows.push(...soon.map(({ label, value, note = null }) => answerRow('icon-delay', label, value, note)));
  if (rule === undefined) return rows;
  const note = (
    <>
      <Text>{rule.text}</Text>{' '}
      {rule.id.endsWith('maintenance') && <a href={`${dueHref}?region=${place.region}`}>{labels.due}</a>}
    </>
  );
  const ruleRow = answerRow('icon-rule', labels.rule, null, note);
  // A ban of the Region decides whether a new boiler may be installed at all, so it comes before what the price covers.
  return id.endsWith('-boiler') ? [ruleRow, ...rows] : [...rows, ruleRow];
};

import { worksByEnergy } from '#src/lib/my-price/case.ts';
import type { PlaceView } from '../shared/place.ts';
import type { Question, Values } from './answer.ts';
import type { MyPriceProps } from './props.ts';

/** Returns the postal code that was typed if the place has it, else its main one. */
export const codeOf = ({ codes }: PlaceView, { q }: Pick<Values, 'q'>): string => {
  const [main = ''] = codes;
  return codes.find((code) => q.includes(code)) ?? main;
};

/** Returns the message that says all that was answered: `Bonjour, voici ma demande : Entretien, gaz, 1790 Affligem, …`. */
export const requestOf = (
  { work, energy, age, outcome: { found } }: Question,
  place: PlaceView | null,
  values: Values,
  { form, labels }: Pick<MyPriceProps, 'form' | 'labels'>,
): string => {
  const nameOf = (items: readonly { id: string; name: string }[], id: string) =>
    items.find((item) => item.id === id)?.name ?? '';
  const where = place === null ? '' : `${codeOf(place, values)} ${place.name}`;
  const parts = [
    nameOf(form.works, work),
    worksByEnergy.includes(work) ? nameOf(form.energies, energy).toLowerCase() : '',
    found.kind === 'unknown-code' ? found.code : where,
    form.ages.find(({ id }) => id === age)?.home ?? '',
  ];
  return `${labels.message} ${parts.filter((part) => part !== '').join(', ')}.`;
};

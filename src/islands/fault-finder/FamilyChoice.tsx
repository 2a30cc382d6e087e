import { RadioField } from '#src/components/Field/Field.tsx';
import type { FinderBrand, FinderMeaning } from '#src/lib/fault-codes/finder.ts';
import type { FinderLabels } from './labels.ts';

interface Props {
  name: string;
  brand: FinderBrand;
  meanings: readonly FinderMeaning[];
  chosen: string;
  labels: FinderLabels['answer'];
  onChoose: (family: string) => void;
}

/** Asks for the model, if the meaning of the code depends on it. */
export function FamilyChoice({ name, brand, meanings, chosen, labels, onChoose }: Props) {
  const labelOf = (ids: readonly string[]): string =>
    brand.families
      .filter(({ id }) => ids.includes(id))
      .map(({ label }) => label)
      .join(', ');
  const options = meanings.map(({ families }) => ({ value: families[0] ?? '', label: labelOf(families) }));
  return (
    <RadioField
      name={name}
      legend={labels.family}
      hint={labels.familyHint}
      options={[...options, { value: '', label: labels.familyUnknown }]}
      defaultValue={chosen}
      onChoose={onChoose}
    />
  );
}

import { FigureList } from '#src/components/FigureList/FigureList.tsx';
import { PersonList, type PersonListProps } from '#src/components/PersonList/PersonList.tsx';
import { HeadedSection } from '#src/sections/HeadedSection/HeadedSection.tsx';

interface Props {
  heading: string;
  items: { figure: string; title: string; text: string }[];
  /** Null where the content names nobody. */
  people: PersonListProps | null;
}

/** The guarantees of the emergency service, and who comes. */
export function Guarantees({ heading, items, people }: Props) {
  return (
    <HeadedSection headingId="guarantees" pipe="return" heading={heading}>
      <FigureList items={items} />
      {people !== null && <PersonList {...people} />}
    </HeadedSection>
  );
}

import { FigureList } from '#src/components/FigureList/FigureList.tsx';
import { HeadedSection } from '#src/sections/HeadedSection/HeadedSection.tsx';

interface Props {
  heading: string;
  items: { figure: string; title: string; text: string }[];
}

/** The guarantees of the emergency service. */
export function Guarantees({ heading, items }: Props) {
  return (
    <HeadedSection headingId="guarantees" pipe="return" heading={heading}>
      <FigureList items={items} />
    </HeadedSection>
  );
}

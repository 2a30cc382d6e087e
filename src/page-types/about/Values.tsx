import { TextList } from '#src/components/TextList/TextList.tsx';
import { HeadedSection } from '#src/sections/HeadedSection/HeadedSection.tsx';

interface Props {
  heading: string;
  items: { title: string; text: string }[];
}

/** The values of the company. */
export function Values({ heading, items }: Props) {
  return (
    <HeadedSection headingId="values" pipe="supply" heading={heading}>
      <TextList items={items} columns={4} onPhones="stack" />
    </HeadedSection>
  );
}

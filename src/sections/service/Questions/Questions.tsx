import { Faq } from '../../../components/Faq/Faq.tsx';
import { SectionHeading } from '../../../components/SectionHeading/SectionHeading.tsx';
import { Band } from '../../Band/Band.tsx';

interface Props {
  heading: string;
  questions: { question: string; answer: string }[];
}

/** Questions of a service page; ids item-1, item-2 … in both languages (SV-5). */
export function Questions({ heading, questions }: Props) {
  const items = questions.map((entry, index) => ({ id: `item-${index + 1}`, ...entry }));
  return (
    <Band id="faq" labelledBy="questions">
      <SectionHeading id="questions" pipe="none">
        {heading}
      </SectionHeading>
      <Faq name="faq" items={items} />
    </Band>
  );
}

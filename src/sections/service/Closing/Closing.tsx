import { Actions } from '../../../components/Actions/Actions.tsx';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { CallToAction } from '../../CallToAction/CallToAction.tsx';

interface Props {
  words: { title: string; text: string };
  phoneHref: string;
  /** Words of the red button, the number included. */
  call: string;
  /** Words of the white one, which leads down to the form. */
  request: string;
}

/** Closing call of a service page: phone, or the form right below. */
export function Closing({ words, phoneHref, call, request }: Props) {
  const actions = (
    <Actions>
      <ButtonLink href={phoneHref} variant="primary" size="large" newTabLabel={null}>
        {call}
      </ButtonLink>
      <ButtonLink href="#contact" variant="secondary" size="large" newTabLabel={null}>
        {request}
      </ButtonLink>
    </Actions>
  );
  return <CallToAction heading={words.title} text={words.text} actions={actions} />;
}

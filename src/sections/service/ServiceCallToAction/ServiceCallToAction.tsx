import { Actions } from '#src/components/Actions/Actions.tsx';
import { ButtonLink } from '#src/components/ButtonLink/ButtonLink.tsx';
import { CallToAction } from '../../CallToAction/CallToAction.tsx';

interface Props {
  title: string;
  text: string;
  phoneHref: string;
  /** Words of the red button, the number included. */
  callLabel: string;
  /** Words of the white one, which leads down to the form. */
  requestLabel: string;
}

/** Closing call of a service page: phone, or the form right below. */
export function ServiceCallToAction({ title, text, phoneHref, callLabel, requestLabel }: Props) {
  const actions = (
    <Actions>
      <ButtonLink href={phoneHref} variant="primary" size="large" newTabLabel={null}>
        {callLabel}
      </ButtonLink>
      <ButtonLink href="#contact" variant="secondary" size="large" newTabLabel={null}>
        {requestLabel}
      </ButtonLink>
    </Actions>
  );
  return <CallToAction heading={title} text={text} actions={actions} />;
}

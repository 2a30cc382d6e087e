import { Actions } from '#src/components/Actions/Actions.tsx';
import { ButtonLink } from '#src/components/ButtonLink/ButtonLink.tsx';
import { CallToAction } from '../../CallToAction/CallToAction.tsx';

interface Props {
  title: string;
  text: string;
  phoneHref: string;
  /** Label of the primary button, with the phone number. */
  callLabel: string;
  /** Label of the secondary button, which links to the contact form. */
  requestLabel: string;
}

/** Call to action of a service page: phone, or the contact form below. */
export function ServiceCallToAction({ title, text, phoneHref, callLabel, requestLabel }: Props) {
  const actions = (
    <Actions callInBar={false}>
      <ButtonLink href={phoneHref} variant="primary" size="large" newTabLabel={null}>
        {callLabel}
      </ButtonLink>
      <ButtonLink href="#contact" variant="secondary" size="large" newTabLabel={null}>
        {requestLabel}
      </ButtonLink>
    </Actions>
  );
  return <CallToAction heading={title} text={text} kind="service" actions={actions} />;
}

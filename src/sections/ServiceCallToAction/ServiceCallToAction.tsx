import { CallToAction } from '../CallToAction/CallToAction.tsx';

interface Props {
  title: string;
  text: string;
  phoneHref: string;
  /** Label of the primary button, with the phone number. */
  callLabel: string;
  /** Label of the secondary button, which links to the contact form. */
  requestLabel: string;
  /** What the drawing shows: a gas boiler, or the appliance of the page. */
  kind: 'service' | 'heat-pump' | 'underfloor';
}

/** Call to action of a service page: phone, or the contact form below. */
export function ServiceCallToAction({ title, text, phoneHref, callLabel, requestLabel, kind }: Props) {
  const links = [
    { href: phoneHref, label: callLabel },
    { href: '#contact', label: requestLabel },
  ];
  return <CallToAction heading={title} text={text} kind={kind} links={links} />;
}

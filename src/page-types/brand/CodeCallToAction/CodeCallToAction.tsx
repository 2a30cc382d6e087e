import { InlineSvg } from '#src/components/InlineSvg/InlineSvg.tsx';
import type { Slot } from '#src/components/slot.ts';
import phoneCall from '#src/drawings/brands/fault-phone-call.svg?raw';
import type { Phone } from '#src/lib/phone.ts';
import { FaultCallToAction } from '#src/sections/FaultCallToAction/FaultCallToAction.tsx';
import { drawFaultCode } from './draw-fault-code.ts';

interface Props {
  heading: string;
  /** Text alternative of the drawing. */
  drawing: string;
  phone: Phone;
  callVerb: string;
  /** One of the page's fault codes, shown on the drawn boiler. */
  code: string;
  actions?: Slot;
}

/** Asks the visitor to call about the fault code. */
export function CodeCallToAction({ heading, drawing, phone, callVerb, code, actions }: Props) {
  const picture = <InlineSvg svg={drawFaultCode(phoneCall, code)} label={drawing} />;
  return (
    <FaultCallToAction
      id="call"
      heading={heading}
      picture={picture}
      drawingOnPhones="below"
      phone={phone}
      callVerb={callVerb}
    >
      {actions}
    </FaultCallToAction>
  );
}

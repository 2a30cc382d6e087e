import { parseInputs } from '#src/lib/running-cost/inputs.ts';
import type { HeatPumpCheckProps } from './props.ts';
import { Result } from './Result.tsx';

/** The example with its result, without the form, for browsers in which the comparison does not run. */
export function Example({ lang, text, examples, factors }: HeatPumpCheckProps) {
  const { inputs } = parseInputs(examples.gas);
  return (
    <>
      <p>{text.offline}</p>
      {inputs !== null && (
        <Result lang={lang} text={text} inputs={inputs} factors={factors} label={text.table.exampleCaption} />
      )}
    </>
  );
}

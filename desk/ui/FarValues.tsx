import { useDesk } from './desk-context.ts';
import { FieldLink } from './FieldLink.tsx';
import type { FarValue } from './far-values.ts';

/** Numbers that were saved and are far from what they were: the owner looks whether they are right. */
export const FarValues = ({ values }: { values: readonly FarValue[] }) => {
  const { say, language } = useDesk();
  return values.map(({ file, path, factor, isMore }) => (
    <p className="hint" key={file + path.join('.')}>
      <FieldLink {...{ file, path }} />
      {say('colon')}
      {say(
        isMore ? 'timesMore' : 'timesLess',
        factor.toLocaleString(`${language}-BE`, { maximumFractionDigits: 1 }),
      )}
    </p>
  ));
};

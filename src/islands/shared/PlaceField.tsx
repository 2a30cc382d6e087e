import { memo } from 'react';
import { InputField } from '#src/components/Field/Field.tsx';
import { useHydrated } from '../use-hydrated.ts';
import type { PlaceView } from './place-view.ts';

interface Props {
  id: string;
  label: string;
  hint: string;
  error: string | null;
  places: readonly PlaceView[];
  /** Told what is typed. */
  onType?: (typed: string) => void;
}

/** The field `q` for a postal code or a commune. Once hydrated, the browser proposes the communes that are served. */
export function PlaceField({ places, onType, ...frame }: Props) {
  const hydrated = useHydrated();
  const listId = `${frame.id}-options`;
  return (
    <>
      <InputField
        {...frame}
        input={{
          name: 'q',
          type: 'text',
          // More than the longest name with its code.
          maxLength: 60,
          autoComplete: 'off',
          spellCheck: false,
          enterKeyHint: 'search',
          list: hydrated ? listId : undefined,
          onChange: ({ target }) => onType?.(target.value),
        }}
      />
      {hydrated && <Proposals id={listId} places={places} />}
    </>
  );
}

/** Memoised, because the list is long and never changes. */
const Proposals = memo(function Proposals({ id, places }: Pick<Props, 'id' | 'places'>) {
  return (
    <datalist id={id}>
      {places
        .filter(({ served }) => served)
        .map(({ codes: [code], name, second }) => (
          <option key={code} value={`${code} ${name}`}>
            {second ?? undefined}
          </option>
        ))}
    </datalist>
  );
});

import type { Path } from '../../source/change.ts';
import { fieldId, useForm } from './desk-context.ts';

interface Props {
  /** Place of the list. */
  path: Path;
  index: number;
  /** How many items the list has. */
  count: number;
  name: string;
  /** True where the name of the item stands nowhere else. */
  isNamed: boolean;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** Moves and removes an item of a list. */
export const ItemTools = ({ path, index, count, name, isNamed, onMove, onRemove }: Props) => {
  const { say } = useForm();
  const id = (what: string) => fieldId('move', [...path, index, what]);
  return (
    <p className="tools">
      {isNamed && <span className="hint">{name}</span>}
      <button
        type="button"
        id={id('up')}
        aria-label={`${say('moveUp')}${say('colon')}${name}`}
        aria-disabled={index === 0}
        onClick={() => index > 0 && onMove(index - 1)}
      >
        ↑
      </button>
      <button
        type="button"
        id={id('down')}
        aria-label={`${say('moveDown')}${say('colon')}${name}`}
        aria-disabled={index === count - 1}
        onClick={() => index < count - 1 && onMove(index + 1)}
      >
        ↓
      </button>
      <button type="button" aria-label={`${say('remove')}${say('colon')}${name}`} onClick={onRemove}>
        ×
      </button>
    </p>
  );
};

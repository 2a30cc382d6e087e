import { type Value, valueAt } from '../../source/change.ts';
import { stepName } from '../../source/item-names.ts';
import { entryName } from '../names.ts';
import { useForm } from './desk-context.ts';
import type { ContainerProps } from './node-props.ts';
import { schemaBelow, schemaFor } from './schema.ts';

/** Keys of a fact of which it has exactly one: the last one cannot be taken out, only replaced. */
const oneOf: readonly string[] = ['value', 'places', 'follows'];

/** Keys of a map: those of the schema in its order, then others of the files. */
export const ObjectNode = ({ docs, path, schema, below: render }: ContainerProps) => {
  const { language } = useForm();
  const maps = docs.map((doc) => Object(valueAt(doc.now, path)) as Record<string, unknown>);
  const keys = [
    ...new Set([...Object.keys(schema.properties ?? {}), ...maps.flatMap((map) => Object.keys(map))]),
  ];
  const isWritten = (key: string) => maps.some((map) => map[key] !== undefined);
  const isFact = oneOf.every((key) => schema.properties?.[key] !== undefined);
  const only = isFact && oneOf.filter(isWritten).length === 1 ? oneOf.find(isWritten) : undefined;
  return keys.map((key) => {
    const below = schemaBelow(schema, key);
    const value = maps.map((map) => map[key]).find((one) => one !== undefined);
    const { type } = schemaFor(below, value as never);
    const name = entryName([...path, key], stepName(key, value as Value | undefined), language);
    const optional =
      schema.properties !== undefined && !(schema.required ?? []).includes(key) && key !== only;
    const node = render({ docs, path: [...path, key], schema: below, optional });
    if (value === undefined || (type !== 'object' && type !== 'array')) return node;
    // Long forms stay short: only the top level is folded.
    return path.length === 0 ? (
      <details key={key} className="section" data-key={key}>
        <summary>{name}</summary>
        {node}
      </details>
    ) : (
      <fieldset key={key}>
        <legend>{name}</legend>
        {node}
      </fieldset>
    );
  });
};

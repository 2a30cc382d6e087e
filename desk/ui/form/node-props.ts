import type { ReactNode } from 'react';
import type { Path } from '../../source/change.ts';
import type { Doc } from '../documents.ts';
import type { Schema } from './schema.ts';

/** A place of a file and its twin, with its schema. */
export interface NodeProps {
  docs: readonly Doc[];
  path: Path;
  schema: Schema;
  /** True where the key may be left out. */
  optional?: boolean;
}

/** A place with others below it, which `below` renders. */
export interface ContainerProps extends NodeProps {
  below: (place: NodeProps) => ReactNode;
}

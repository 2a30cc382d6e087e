import type { Path } from '../../source/change.ts';

/** The value that is being edited. */
export interface Editing {
  /** A text stands in the page as it is written; a number or a day as the page prints it. */
  kind: 'text' | 'amount';
  file: string;
  path: Path;
  /** As it was when the field got the focus, and as it is now. */
  before: string;
  text: string;
}

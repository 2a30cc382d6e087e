import type { Path } from '../../source/change.ts';

/** The text that is being edited. */
export interface Editing {
  file: string;
  path: Path;
  /** As it was when the field got the focus, and as it is now. */
  before: string;
  text: string;
}

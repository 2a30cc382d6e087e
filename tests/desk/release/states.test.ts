import { expect, test } from 'vitest';
import { faultsOf } from '../../accessibility/axe.ts';
import { modes } from '../../accessibility/modes.ts';
import { startDeskPage } from './desk-page.ts';
import { openTask } from './thing-forms.ts';

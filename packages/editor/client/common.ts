/** What most parts of the editor use: its state, its requests, its buttons. */
export { ask, Refusal, reasonOf, token } from './api.ts';
export { Button, Choosable } from './Button.tsx';
export { useEditor } from './state/editor.ts';
export { useAnswer } from './state/use-answer.ts';

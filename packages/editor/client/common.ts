/** The state, the requests and the buttons that most parts of the editor use. */
export { ApiError, reasonOf, request, token } from './api.ts';
export { Button, ListButton } from './Button.tsx';
export { useEditor } from './state/editor.ts';
export { useRequest } from './state/use-request.ts';

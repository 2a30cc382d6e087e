import { useSyncExternalStore } from 'react';
import type { Language, Location, TaskDone } from '../../shared/api.ts';

/** The panels that can be open beside the page. */
type PanelName = 'field' | 'notEditable' | 'prices' | 'contact' | 'files' | 'publish' | 'task' | 'taskResult';

/** What a task did: its name, texts to write, and texts to correct. */
export type TaskResult = Pick<TaskDone, 'title' | 'toWrite' | 'toCorrect'>;

/** What the owner looks at. All of it is in the URL, so that Back, reloading and a second window work. */
interface View {
  /** Language of the editor's own texts. */
  uiLanguage: Language;
  /** Path of the page in the frame, and its language. */
  page: string;
  pageLanguage: Language;
  /** As wide as there is room, or as on a phone. */
  width: 'fit' | 'phone';
  panel: PanelName | null;
  /** For the panel `task` the id of the task; for `taskResult` what it did (`TaskResult`), as JSON. */
  id: string | null;
  /** For the panel `field` its value; for `taskResult` the text that was opened last. */
  location: Location | null;
  /** `href` of the link around the text that was clicked in the page. */
  link: string | null;
}

/** Where the browser keeps what the last task did (`id` of its view) while texts are left to correct, so that it is found again. */
export const storedResultKey = 'editor textsToCorrect';

/** What a task did, from the `id` of a view; null for the `id` of another panel. */
export const parseTaskResult = (id: string | null): TaskResult | null =>
  id?.startsWith('{') ? (JSON.parse(id) as TaskResult) : null;

const readView = (search: string): View => {
  const query = new URLSearchParams(search);
  const page = query.get('page') ?? '/fr';
  return {
    uiLanguage: query.get('uiLanguage') === 'nl' ? 'nl' : 'fr',
    page,
    pageLanguage: page.startsWith('/nl') ? 'nl' : 'fr',
    width: query.get('width') === 'phone' ? 'phone' : 'fit',
    panel: query.get('panel') as PanelName | null,
    id: query.get('id'),
    location: JSON.parse(query.get('location') ?? 'null') as Location | null,
    link: query.get('link'),
  };
};

const searchOf = ({ location, pageLanguage: _, ...rest }: View): string => {
  const query = new URLSearchParams(window.location.search);
  const values = { ...rest, location: location && JSON.stringify(location) };
  for (const [name, value] of Object.entries(values)) {
    if (value === null) query.delete(name);
    else query.set(name, value);
  }
  return `?${query}`;
};

const subscribe = (listener: () => void) => {
  addEventListener('popstate', listener);
  return () => removeEventListener('popstate', listener);
};

/** Changes the view, and with it the URL. */
const go = (next: Partial<View>): void => {
  // A link that was followed in the frame has an entry in the history already.
  const isNew = 'panel' in next;
  const cleared = isNew ? { id: null, location: null, link: null } : {};
  const address = searchOf({ ...readView(window.location.search), ...cleared, ...next });
  if (address === window.location.search) return;
  history[isNew ? 'pushState' : 'replaceState'](null, '', address);
  dispatchEvent(new PopStateEvent('popstate'));
};

/** Returns the view, and a function that changes it. */
export const useView = (): [View, typeof go] => {
  const search = useSyncExternalStore(subscribe, () => window.location.search);
  return [readView(search), go];
};

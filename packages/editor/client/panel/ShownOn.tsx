import type { PageEntry } from '../../shared/api.ts';
import { useEditor } from '../state/editor.ts';

/** The pages that show a value, each leading there. */
export const ShownOn = ({ pages }: { pages: readonly PageEntry[] }) => {
  const { t, text, go, view } = useEditor();
  const { language } = view;
  if (pages.length === 0) return <p className="hint">{t('shownNowhere')}</p>;
  return (
    <details open={pages.length < 4}>
      <summary>{pages.length === 1 ? t('shownOnOne') : t('shownOn', pages.length)}</summary>
      <ul className="choices">
        {pages.map((page) => {
          const address = page[language] ?? page.fr ?? page.nl ?? '/';
          return (
            <li key={page.id}>
              <button
                type="button"
                className="choice"
                aria-current={address === view.page ? 'page' : undefined}
                onClick={() => go({ page: address })}
              >
                {text(page.title)}
              </button>
            </li>
          );
        })}
      </ul>
    </details>
  );
};

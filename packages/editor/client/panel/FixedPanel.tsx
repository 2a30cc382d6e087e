import { useEditor } from '../state/editor.ts';
import { Panel } from './Panel.tsx';

/** Says why a text of the page cannot be edited. */
export const FixedPanel = ({ words }: { words: string }) => {
  const { t, go, link } = useEditor();
  return (
    <Panel title={t('fixedTitle')}>
      <blockquote>{words}</blockquote>
      <p>{t('fixedWhy')}</p>
      {link?.startsWith('/') && (
        <button type="button" onClick={() => go({ page: link.replace(/[?#].*/, ''), panel: null })}>
          {t('followLink')}
        </button>
      )}
    </Panel>
  );
};

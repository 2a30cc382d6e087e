import { useEditor } from '../state/editor.ts';

/** Goes where the link leads that was clicked in the page, if it was one of the site. */
export const FollowLink = () => {
  const { t, go, link, setLink } = useEditor();
  if (link === null || !link.startsWith('/')) return null;
  const follow = () => {
    setLink(null);
    go({ page: link.replace(/[?#].*/, ''), panel: null });
  };
  return (
    <button type="button" onClick={follow}>
      {t('followLink')}
    </button>
  );
};

import { normaliseForSearch, type PageEntry, type Reference } from '../../shared/api.ts';
import { Button, ListButton, useEditor } from '../common.ts';
import { Panel } from './Panel.tsx';

/** Says why a text or a picture of the page (`words`) cannot be edited, and leads to the values in it. */
export const NotEditablePanel = ({ words }: { words: string }) => {
  const { t, overview, view } = useEditor();
  const whole = normaliseForSearch(words);
  const values = overview.references.filter((one) => {
    const printed = normaliseForSearch(one.printed[view.pageLanguage]);
    return printed.length > 2 && whole.includes(printed);
  });
  return (
    <Panel title={t('notEditableTitle')} footer={null}>
      {words !== '' && <blockquote>{words}</blockquote>}
      <p>{t('notEditableWhy')}</p>
      <FollowLink />
      <ReferencedValues references={values.slice(0, 8)} />
    </Panel>
  );
};

/** The pages that show a value, with a button for each. */
export const ShownOn = ({ pages }: { pages: readonly PageEntry[] }) => {
  const { t, text, go, view } = useEditor();
  const { pageLanguage } = view;
  return (
    <details open={pages.length < 4}>
      <summary>{t('shownOn', pages.length)}</summary>
      <ul className="choices">
        {pages.map((page) => {
          const address = page[pageLanguage] ?? page.fr ?? page.nl ?? '/';
          return (
            <ListButton
              key={page.id}
              aria-current={address === view.page ? 'page' : undefined}
              onClick={() => go({ page: address })}
            >
              {text(page.title)}
            </ListButton>
          );
        })}
      </ul>
    </details>
  );
};

/** A button that goes to the page of the clicked link, if that is a link within the site. */
export const FollowLink = () => {
  const { t, text, go, overview, view } = useEditor();
  const address = view.link?.replace(/[?#].*/, '');
  const page = overview.pages.find(({ fr, nl }) => fr === address || nl === address);
  if (address === undefined || page === undefined) return null;
  // The owner may have changed the language of the page since the click.
  const follow = () => go({ page: page[view.pageLanguage] ?? address, panel: null });
  return <Button look="primary" onClick={follow} label={t('followLink', text(page.title))} />;
};

/** The values that a text prints by reference, each with a button that opens it. */
export const ReferencedValues = ({ references }: { references: readonly Reference[] }) => {
  const { t, text, go, view } = useEditor();
  if (references.length === 0) return null;
  return (
    <section>
      <h3>{t('valuesInText')}</h3>
      <ul className="choices">
        {references.map(({ name, label, location, printed }) => (
          <li key={name} className="row">
            <span>
              {text(label)}: <strong>{printed[view.uiLanguage]}</strong>
            </span>
            {location && (
              <Button look="quiet" onClick={() => go({ panel: 'field', location })} label={t('changeThis')} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
};

import { type FormEvent, useState } from 'react';
import type { Language } from '../../shared/values.ts';
import { Button, useEditor } from '../common.ts';
import { Modal } from '../dialog/Modal.tsx';

interface Props {
  language: Language;
  /** Target of the link that is changed; '' for a new one. */
  target: string;
  /** `title`: that of the page, which becomes the link where no words are selected. */
  onLink: (target: string, title: string) => void;
  onRemove: () => void;
  onClose: () => void;
}

/** Asks where a link leads: to a page, by its title, or to a URL. */
export const LinkDialog = ({ language, target, onLink, onRemove, onClose }: Props) => {
  const { t, text, overview } = useEditor();
  const isPage = target === '' || target.startsWith('page:');
  /** `page:<id>`, or 'url' for any other target. */
  const [page, setPage] = useState(isPage ? target.replace(/#.*/, '') : 'url');
  const [url, setUrl] = useState(isPage ? '' : target);
  const pages = overview.pages.filter((one) => one[language] !== null);
  pages.sort((one, other) => text(one.title).localeCompare(text(other.title)));

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    // The text may be a field of a task's form: React passes the event on to that form, which would be sent, too.
    event.stopPropagation();
    const title = pages.find(({ id }) => `page:${id}` === page)?.title[language];
    // A link to a part of the same page goes on leading to that part.
    const whole = target.startsWith(`${page}#`) ? target : page;
    const where = page === 'url' ? url.trim() : whole;
    onLink(where, title ?? where);
  };
  return (
    <Modal title={t('link')} closeLabel={t('close')} onClose={onClose}>
      <form className="stack" onSubmit={onSubmit}>
        <label>
          {t('linkTo')}
          <select required value={page} onChange={({ target: input }) => setPage(input.value)}>
            <option value="" />
            <option value="url">{t('url')}</option>
            {pages.map(({ id, title }) => (
              <option key={id} value={`page:${id}`}>
                {text(title)}
              </option>
            ))}
          </select>
        </label>
        {page === 'url' && (
          <label>
            {t('url')}
            <input
              required
              placeholder="https://"
              pattern="https://[^\s\/.]+\.[^\s\)]+|tel:\+?\d+|mailto:[^\s@]+@[^\s@\)]+|lang:\w+"
              title={t('urlHelp')}
              value={url}
              onChange={({ target: input }) => setUrl(input.value)}
            />
          </label>
        )}
        <p className="buttons">
          {target !== '' && <Button onClick={onRemove} label={t('removeLink')} />}
          <Button type="submit" look="primary" label={t('apply')} />
        </p>
      </form>
    </Modal>
  );
};

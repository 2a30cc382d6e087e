import './preview.css';
import { useEffect, useRef, useState } from 'react';
import type { PageEntry } from '../../content/answers.ts';
import type { Path } from '../../source/change.ts';
import { useDesk } from '../desk-context.ts';
import type { Doc } from '../documents.ts';
import { FieldLink } from '../FieldLink.tsx';
import type { Lang, ReferenceTable } from '../references.ts';
import type { Editing } from './editing.ts';
import { fieldOf } from './page-text.ts';
import { ReadOn } from './ReadOn.tsx';
import { useEditedPlace } from './use-edited-place.ts';
import { useUnsavedPage } from './use-unsaved-page.ts';

interface Props {
  pages: readonly PageEntry[];
  /** Id of the page to begin with, if there is one. */
  page: string | undefined;
  /** Ids of the pages that show the value that is edited, the best first; none where it is no value of data. */
  readers: readonly string[];
  docs: readonly Doc[];
  references: ReferenceTable;
  editing: Editing | null;
  /** Goes to the field of a text that is clicked; null where there is no form of it. */
  onPick: ((file: string, path: Path) => void) | null;
}

/** Widths of a telephone and of a computer, in CSS pixels. */
const widths = { phone: 360, computer: 1280 } as const;

/** The page beside the form: shows what is being edited, and leads from a sentence to its field. */
export const Preview = ({ pages, page, readers, docs, references, editing, onPick }: Props) => {
  const { say, language } = useDesk();
  const frame = useRef<HTMLIFrameElement>(null);
  const box = useRef<HTMLDivElement>(null);
  /** The page that somebody chose, and which pages showed the value then. */
  const [chosen, setChosen] = useState<{ id: string; readers: string } | null>(null);
  const [lang, setLang] = useState<Lang>('fr');
  const [width, setWidth] = useState<keyof typeof widths>('phone');
  const [loads, setLoads] = useState(0);
  // A chosen page stays until a value is edited that it does not show.
  const known = readers.join();
  const isKept = chosen !== null && (known === '' || chosen.readers === known || readers.includes(chosen.id));
  const id = isKept ? chosen.id : (readers[0] ?? page ?? 'home');
  const choose = (next: string) => setChosen({ id: next, readers: known });
  const address = pages.find((one) => one.id === id)?.[lang] ?? '/';
  const editedLang = docs.find(({ file }) => file === editing?.file)?.lang;

  useEffect(() => {
    if (editedLang !== undefined && editedLang !== null) setLang(editedLang);
  }, [editedLang]);

  // A page that is wider than its box is shown smaller.
  useEffect(() => {
    const [element, outer] = [frame.current, box.current];
    if (element === null || outer === null) return;
    const fit = () => {
      const scale = Math.min(1, outer.clientWidth / widths[width]);
      element.style.width = `${widths[width]}px`;
      element.style.height = `${outer.clientHeight / scale}px`;
      element.style.transform = `scale(${scale})`;
    };
    const observer = new ResizeObserver(fit);
    observer.observe(outer);
    return () => observer.disconnect();
  }, [width]);

  const onShown = useEditedPlace(frame, { editing, docs, lang, references }, loads);
  const { waiting, onLoad } = useUnsavedPage(frame, docs, address, (before, after) => {
    onShown(before, after);
    setLoads((count) => count + 1);
  });

  const listen = () => {
    onLoad();
    setLoads((count) => count + 1);
    frame.current?.contentDocument?.addEventListener(
      'click',
      (event) => {
        event.preventDefault();
        event.stopPropagation();
        const field = fieldOf(event.target as Element, docsNow.current, references);
        if (field !== null) onPick?.(field.file, field.path);
      },
      { capture: true },
    );
  };
  const docsNow = useRef(docs);
  docsNow.current = docs;

  return (
    <section className="preview" aria-label={say('preview')}>
      <p className="tools">
        <label>
          {say('page')}{' '}
          <select value={id} onChange={({ target }) => choose(target.value)}>
            {pages.map((one) => (
              <option key={one.id} value={one.id}>
                {one.name[language === 'nl' ? 'nl' : 'fr']}
              </option>
            ))}
          </select>
        </label>
        <select aria-label="FR / NL" value={lang} onChange={({ target }) => setLang(target.value as Lang)}>
          <option value="fr">Français</option>
          <option value="nl">Nederlands</option>
        </select>
        <select
          aria-label={say('width')}
          value={width}
          onChange={({ target }) => setWidth(target.value as keyof typeof widths)}
        >
          <option value="phone">{say('phone')} (360)</option>
          <option value="computer">{say('computer')} (1280)</option>
        </select>
      </p>
      <ReadOn {...{ pages, readers }} shown={id} onChoose={choose} />
      {onPick !== null && <p className="hint">{say('clickHint')}</p>}
      <div role="status">
        {waiting !== null && (
          <p className="bad">
            {say('waiting')} {waiting[0] !== undefined && <FieldLink {...waiting[0]} />}
          </p>
        )}
      </div>
      <div className="frame" ref={box}>
        <iframe ref={frame} title={say('preview')} onLoad={listen} />
      </div>
    </section>
  );
};

import { useState } from 'react';
import { ask, Refusal } from '../api.ts';
import { useEditor } from '../state/editor.ts';
import { base64Of, jpegOf } from './jpeg.ts';

interface Props {
  id: string;
  'aria-describedby': string;
  'aria-invalid': boolean;
  /** Name of the photograph in content/media/; empty without one. */
  value: string;
  onChange: (value: string) => void;
}

/** A photograph that is chosen, or dropped on the field: browsers take a dropped file without help. */
export const PhotoInput = ({ value, onChange, ...attributes }: Props) => {
  const { t, text, announce } = useEditor();
  const [told, setTold] = useState('');
  const take = async (file: File) => {
    const jpeg = await jpegOf(file).catch(() => null);
    if (jpeg === null) return setTold(t('noPhoto'));
    const kept = await ask('photo', { name: file.name, base64: await base64Of(jpeg) });
    onChange(kept.file);
    setTold('');
    // A photograph that is new in its file has its fields read again, and this one with them.
    announce(t('photoKept', Math.ceil(jpeg.size / 1000)));
  };
  return (
    <>
      {value !== '' && <p>{value}</p>}
      <input
        {...attributes}
        type="file"
        accept="image/*"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file === undefined) return;
          setTold(t('loading'));
          take(file).catch((error: unknown) =>
            setTold(error instanceof Refusal ? text(error.failure.message) : t('noServer')),
          );
        }}
      />
      <p className="hint">{t('photoHint')}</p>
      <p role="status">{told}</p>
    </>
  );
};

import { useRef, useState } from 'react';
import { Button, reasonOf, request, useEditor } from '../common.ts';
import type { InputProps } from './schema.ts';

/** Longer side of a photograph that is kept, in pixels: twice the widest place of a page. */
const longest = 2400;

/** Bytes as text, for a request in JSON. */
const base64Of = async (bytes: Blob): Promise<string> => new Uint8Array(await bytes.arrayBuffer()).toBase64();

/**
 * A picture as a JPEG: upright, and without the data of the camera, such as the place.
 * @throws if neither the browser nor the server can read the file
 */
const jpegOf = async (file: Blob): Promise<Blob> => {
  const picture = await createImageBitmap(file).catch(async () => {
    const { base64 } = await request('heic', { base64: await base64Of(file) });
    return createImageBitmap(new Blob([Uint8Array.fromBase64(base64)]));
  });
  const scale = Math.min(1, longest / Math.max(picture.width, picture.height));
  const canvas = new OffscreenCanvas(Math.ceil(picture.width * scale), Math.ceil(picture.height * scale));
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser cannot draw a picture.');
  // A JPEG shows what is transparent as black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.88 });
};

interface Props extends InputProps {
  /** Name of the photograph in content/media/; empty without one. */
  value: string;
  onChange: (value: string) => void;
}

/** An input for a photograph. Browsers themselves accept a file that is dropped on it. */
export const PhotoInput = ({ value, onChange, ...attributes }: Props) => {
  const { t, text, announce } = useEditor();
  const [wrong, setWrong] = useState('');
  const field = useRef<HTMLInputElement>(null);
  /** Shows why there is no photograph yet. The form around the input cannot be sent until there is one, or the file is removed. */
  const tell = (reason: string) => {
    setWrong(reason);
    field.current?.setCustomValidity(reason);
  };
  const take = async (file: File) => {
    const jpeg = await jpegOf(file).catch(() => null);
    if (jpeg === null) return tell(t('noPhoto'));
    const kept = await request('photo', { name: file.name, base64: await base64Of(jpeg) });
    onChange(kept.file);
    tell('');
    // If the photograph is new in its file, all fields are read again, and this component is another one.
    announce(t('photoKept', Math.ceil(jpeg.size / 1000)));
  };
  const clear = () => {
    if (field.current) field.current.value = '';
    tell('');
  };
  return (
    <>
      {value !== '' && <img height={128} src={`/content/media/${value}`} alt={value} />}
      <input
        {...attributes}
        ref={field}
        type="file"
        accept="image/*,.heic,.heif"
        aria-invalid={wrong !== '' || attributes['aria-invalid']}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file === undefined) return tell('');
          tell(t('loading'));
          take(file).catch((error: unknown) => tell(text(reasonOf(error))));
        }}
      />
      <p role="status" className="bad">
        {wrong}
      </p>
      {wrong !== '' && <Button onClick={clear} label={t('remove')} />}
      <p className="hint">{t('photoHint')}</p>
    </>
  );
};

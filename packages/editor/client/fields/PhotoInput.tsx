import { useRef, useState } from 'react';
import { Button, reasonOf, request, useEditor } from '../common.ts';
import type { InputProps } from './schema.ts';

/** Longer side of a photograph that is kept, in pixels: twice the widest place of a page. */
const longest = 2400;

/** Bytes as text, for a request in JSON. */
const base64Of = async (bytes: Blob): Promise<string> => new Uint8Array(await bytes.arrayBuffer()).toBase64();

/**
 * A picture as a JPEG: upright, and without the data of the camera, such as the place.
 * @param isTurned whether it is turned to the right by 90°
 * @throws if neither the browser nor the server can read the file
 */
const jpegOf = async (file: Blob, isTurned: boolean): Promise<Blob> => {
  const picture = await createImageBitmap(file).catch(async () => {
    const { base64 } = await request('heic', { base64: await base64Of(file) });
    return createImageBitmap(new Blob([Uint8Array.fromBase64(base64)]));
  });
  const scale = Math.min(1, longest / Math.max(picture.width, picture.height));
  const [width, height] = [Math.ceil(picture.width * scale), Math.ceil(picture.height * scale)];
  const canvas = isTurned ? new OffscreenCanvas(height, width) : new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser cannot draw a picture.');
  // A JPEG shows what is transparent as black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  if (isTurned) {
    context.translate(height, 0);
    context.rotate(Math.PI / 2);
  }
  context.drawImage(picture, 0, 0, width, height);
  picture.close();
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.88 });
};

interface Props extends InputProps {
  /** Name of the photograph in content/media/; empty without one. */
  value: string;
  /** @param isTurned whether it is the same picture, turned */
  onChange: (value: string, isTurned: boolean) => void;
}

/** An input for a photograph. Browsers themselves accept a file that is dropped on it. */
export const PhotoInput = ({ value, onChange, ...attributes }: Props) => {
  const { t, text, announce } = useEditor();
  const [wrong, setWrong] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const address = `/content/media/${value}`;
  /** Shows why there is no photograph yet. The form around the input cannot be sent until there is one, or the file is removed. */
  const tell = (reason: string) => {
    setWrong(reason);
    field.current?.setCustomValidity(reason);
  };
  const take = async (picture: Blob, name: string, isTurned: boolean) => {
    tell(t('loading'));
    const jpeg = await jpegOf(picture, isTurned);
    const kept = await request('photo', { name, base64: await base64Of(jpeg) });
    onChange(kept.file, isTurned);
    tell('');
    // Announced by the editor: a first photograph makes the form be read again, which unmounts this component.
    announce(t('photoKept', Math.ceil(jpeg.size / 1000)));
  };
  const refuse = (error: unknown) => tell(text(reasonOf(error)));
  const turn = async () => take(await (await fetch(address)).blob(), value, true);
  const clear = () => {
    if (field.current) field.current.value = '';
    tell('');
  };
  return (
    <>
      {value !== '' && (
        <p className="row">
          <img height={128} src={address} alt={value} />
          <Button disabled={wrong !== ''} onClick={() => turn().catch(refuse)} label={t('turn')} />
        </p>
      )}
      <input
        {...attributes}
        ref={field}
        type="file"
        accept="image/*,.heic,.heif"
        aria-invalid={wrong !== '' || attributes['aria-invalid']}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file === undefined) return tell('');
          take(file, file.name, false).catch(refuse);
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

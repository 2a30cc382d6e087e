import { type ReactNode, useId, useRef, useState } from 'react';
import { type Change, type FieldInput, isObject, schemaBelow } from '../../shared/api.ts';
import { Button, reasonOf, request, useEditor } from '../common.ts';
import { Findings, useFindings } from './Findings.tsx';
import { emptyValue, type InputProps, type NodeProps } from './schema.ts';

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
  const [width, height] = [Math.ceil(picture.width * scale), Math.ceil(picture.height * scale)];
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser cannot draw a picture.');
  // A JPEG shows what is transparent as black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, width, height);
  picture.close();
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.88 });
};

interface PhotoInputProps extends InputProps {
  /** Name of the photograph in content/media/; empty without one. */
  value: string;
  onChange: (value: string) => void | Promise<void>;
}

/** An input for a photograph. Browsers themselves accept a file that is dropped on it. */
export const PhotoInput = ({ value, onChange, ...attributes }: PhotoInputProps) => {
  const { t, text, announce } = useEditor();
  const [wrong, setWrong] = useState('');
  const field = useRef<HTMLInputElement>(null);
  /** Shows why there is no photograph yet. The form around the input cannot be sent until there is one, or the file is removed. */
  const tell = (reason: string) => {
    setWrong(reason);
    field.current?.setCustomValidity(reason);
  };
  const take = async (picture: File) => {
    tell(t('loading'));
    const jpeg = await jpegOf(picture);
    const kept = await request('photo', { name: picture.name, base64: await base64Of(jpeg) });
    await onChange(kept.file);
    tell('');
    announce(t('photoKept', Math.ceil(jpeg.size / 1000)));
  };
  const clear = () => {
    if (field.current) field.current.value = '';
    tell('');
  };
  return (
    <>
      {value !== '' && (
        <p>
          <img height={128} src={`/content/media/${value}`} alt={value} />
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

type PhotoNodeProps = Pick<NodeProps, 'label' | 'schema' | 'inputs'> & { children: ReactNode };

/** The text alternatives of a photograph, to compare them. */
const altsOf = (inputs: readonly FieldInput[]): string =>
  JSON.stringify(inputs.map(({ value }) => Object(value).alt));

/** An optional photograph: one file for both languages, with the fields that describe it. */
export const PhotoNode = ({ label, schema, inputs, children }: PhotoNodeProps) => {
  const { t, text, change, changeQueue, reloadAll } = useEditor();
  const id = useId();
  const [photo] = inputs.map(({ value }) => value).filter(isObject);
  const [{ file, path } = { file: '', path: [] }] = inputs;
  const found = useFindings({ file, path: [...path, 'file'] }, true);
  const set = async (name: string) => {
    await changeQueue.flush();
    const { inputs: now } = await request('field', { location: { file, path } });
    const empty = emptyValue(schema);
    // The owner may have described it while it was read.
    const isDescribed = altsOf(now) !== altsOf(inputs);
    const changes = now.flatMap(({ file, path, value }): Change[] => {
      if (!isObject(value))
        return [{ kind: 'add', file, path, value: isObject(empty) ? { ...empty, file: name } : empty }];
      const named: Change = { kind: 'set', file, path: [...path, 'file'], value: name };
      // The text alternative of the old photograph is wrong for another one: left empty, the check asks for it.
      const alt = emptyValue(schemaBelow(schema, 'alt'));
      return isDescribed ? [named] : [named, { kind: 'set', file, path: [...path, 'alt'], value: alt }];
    });
    if ((await change(changes, label)) && !isDescribed) reloadAll();
  };
  const remove = async () => {
    const changes = inputs.map(({ file, path }): Change => ({ kind: 'remove', file, path }));
    if (await change(changes, label)) reloadAll();
  };
  return (
    <fieldset className="leaf">
      <div className="input">
        <label htmlFor={id}>{text(label)}</label>
        <PhotoInput
          id={id}
          aria-describedby={`${id}found`}
          aria-invalid={found.length > 0}
          value={String(photo?.file ?? '')}
          onChange={set}
        />
        <Findings id={`${id}found`} findings={found} />
      </div>
      {photo !== undefined && (
        <>
          {children}
          <Button onClick={remove} label={t('removeNamed', text(label))} />
        </>
      )}
    </fieldset>
  );
};

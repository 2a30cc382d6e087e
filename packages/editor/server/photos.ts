import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import convert from 'heic-convert';
import { writeFileAtOnce } from './journal.ts';
import { refuse } from './refusal.ts';

/** Folder of the photographs. */
const folder = 'content/media';

/** True for a photograph as the site can show it. */
export const isPhoto = (file: string): boolean => /^content\/media\/[\w-]+\.(?:jpe?g|png|webp)$/i.test(file);

/** @throws Refusal */
const refuseFile = () =>
  refuse(
    'Ce fichier n’est pas une photo, ou il est abîmé. Choisissez une photo en JPEG, PNG, HEIC ou WebP.',
    'Dit bestand is geen foto, of het is beschadigd. Kies een foto in JPEG, PNG, HEIC of WebP.',
  );

/** The name of a new photograph, without its ending: the name of the owner's file, in letters for a URL. */
const nameFrom = (name: string): string =>
  name
    .replace(/\.\w+$/, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replace(/^-+|-+$/g, '') || 'photo';

/** Returns a HEIC, which few browsers can read, as an upright JPEG; both in base64. @throws Refusal where it is no HEIC */
export const readHeic = async (base64: string): Promise<string> => {
  const buffer = Buffer.from(base64, 'base64');
  const jpeg = await convert({ buffer, format: 'JPEG', quality: 0.95 }).catch(refuseFile);
  return Buffer.from(jpeg).toString('base64');
};

/**
 * Writes a photograph into the folder. If another one has its name, the new one gets a number behind its name.
 * @param base64 a JPEG: the client makes one of any picture that its browser can read
 * @returns name of the file in content/media/
 * @throws Refusal where it is no JPEG, or the folder is a link
 */
export const storePhoto = (root: string, name: string, base64: string): string => {
  const bytes = Buffer.from(base64, 'base64');
  if (!bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) refuseFile();
  if (lstatSync(join(root, folder), { throwIfNoEntry: false })?.isSymbolicLink())
    refuse(`${folder} est un lien.`, `${folder} is een koppeling.`);
  for (let count = 1; ; count++) {
    const file = `${nameFrom(name)}${count === 1 ? '' : `-${count}`}.jpg`;
    const path = join(root, folder, file);
    if (!existsSync(path)) writeFileAtOnce(path, bytes);
    if (readFileSync(path).equals(bytes)) return file;
  }
};

/**
 * Removes what differs between displays and ways of typing: `F.28`, `F 28`, `f-28` and full-width `Ｆ２８` become `F28`.
 * Letters and figures of other scripts stay, so that they match no code.
 */
export const comparableCode = (code: string): string =>
  code
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase();

/**
 * Returns the anchor of a fault code: small letters, with a hyphen at every point and between letters and figures. `F.28`
 * → `f-28`, `E9` → `e-9`, `6A` → `6-a`, `EA` → `ea`, `501` → `501`.
 */
export const faultCodeAnchor = (code: string): string =>
  (code.toLowerCase().match(/[a-z]+|\d+/g) ?? []).join('-');

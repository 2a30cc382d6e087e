import { parseDocument } from 'yaml';
import type { ContentFiles } from '#src/content/content-files.ts';
import type { Finding } from '#src/content/finding.ts';
import { readContentFiles } from '#src/content/read-content-files.ts';
import { loadSite, type Site } from '#src/load-site.ts';

/** The content of the site. */
export const contentFiles: ContentFiles = readContentFiles();

/** A change of the content. */
export type Edit = (files: Map<string, string>) => void;

/** Sets the value at a path of a YAML file, `repair.value`; undefined deletes it. */
export const setValue =
  (file: string, path: string, value: unknown): Edit =>
  (changed) => {
    const document = parseDocument(changed.get(file) ?? '');
    const keys = path.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));
    if (value === undefined) document.deleteIn(keys);
    else document.setIn(keys, document.createNode(value));
    changed.set(file, document.toString());
  };

/** Replaces a part of a file. @throws where the file does not have it */
export const replaceText =
  (file: string, from: RegExp | string, to: string): Edit =>
  (changed) => {
    const text = changed.get(file) ?? '';
    if (text.replace(from, to) === text) throw new Error(`${file} no longer has ${from}.`);
    changed.set(file, text.replace(from, to));
  };

/** Adds a file. */
export const addFile =
  (file: string, text: string): Edit =>
  (changed) => {
    changed.set(file, text);
  };

/** The content with changes. */
export const editFiles = (...edits: readonly Edit[]): ContentFiles => {
  const changed = new Map(contentFiles);
  for (const edit of edits) edit(changed);
  return changed;
};

/** The findings in some content, on a day (ISO). */
export const findingsIn = (content: ContentFiles, day = '2026-12-01'): Finding[] =>
  loadSite(content, day).findings;

/** The site of some content on a day (ISO). @throws where it has mistakes with which no page can be made */
export const siteOf = (content: ContentFiles, day = '2026-12-01'): Site => {
  const { site } = loadSite(content, day);
  if (site === null) throw new Error('The content has mistakes.');
  return site;
};

/** A finding in one line, to compare it: its code and location. */
export const formatFinding = ({ code, file, path }: Pick<Finding, 'code' | 'file' | 'path'>): string =>
  `${code} ${file} ${path.join('.')}`.trim();

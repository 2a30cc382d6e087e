import { isMap, isScalar, isSeq, parseDocument } from 'yaml';
import type { ContentFiles } from '#src/content/files.ts';
import type { Path } from '#src/content/finding.ts';

/*
 * Draws mistakes as people make them, by a seed: for a kind of mistake first a kind of file that can have it, then a place in
 * such a file. Each changes one file, or makes a second one of it.
 */

/** A part of a file that a mistake can change: a value, a key with its value, an item of a list, a line, or all of it. */
interface Target {
  type: 'value' | 'pair' | 'item' | 'line' | 'file';
  file: string;
  path: Path;
  start: number;
  end: number;
  value: unknown;
}

/** A mistake, and what it changes in which file. */
export interface Drawn {
  kind: string;
  file: string;
  path: string;
  before: string;
  after: string;
  /** The texts of the files that it changes; null for one that is gone. */
  changes: ReadonlyMap<string, string | null>;
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
const randomOf = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (state + 0x6d2b79f5) | 0;
    const mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    const more = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((more ^ (more >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** Where the YAML of a file begins and ends: all of it, or the front matter of an article. */
const yamlOf = (file: string, text: string) =>
  file.endsWith('.md')
    ? { offset: 4, yaml: text.slice(4, text.indexOf('\n---\n', 4) + 1) }
    : { offset: 0, yaml: text };

const targetsIn = (file: string, text: string): Target[] => {
  const { offset, yaml } = yamlOf(file, text);
  const targets: Target[] = [{ type: 'file', file, path: [], start: 0, end: text.length, value: text }];
  const walk = (node: unknown, path: Path): void => {
    const add = (type: Target['type'], own: unknown, inner: Path, value: unknown) => {
      const { range } = own as { range?: [number, number, number] };
      if (range)
        targets.push({ type, file, path: inner, start: offset + range[0], end: offset + range[1], value });
    };
    if (isScalar(node)) add('value', node, path, node.value);
    if (isMap(node))
      for (const { key, value } of node.items) {
        if (!isScalar(key)) continue;
        add('pair', key, [...path, String(key.value)], key.value);
        walk(value, [...path, String(key.value)]);
      }
    if (isSeq(node))
      for (const [index, item] of node.items.entries()) {
        add('item', item, [...path, index], node.items.length);
        walk(item, [...path, index]);
      }
  };
  walk(parseDocument(yaml).contents, []);
  if (offset === 0) return targets;
  let start = offset + yaml.length + 4;
  for (const line of text.slice(start).split('\n')) {
    if (/\p{L}/u.test(line))
      targets.push({ type: 'line', file, path: [], start, end: start + line.length, value: line });
    start += line.length + 1;
  }
  return targets;
};

/** What a mistake makes of a target: the text in its place, or a change of the files; null where it cannot be made. */
type Make = (
  target: Target,
  context: {
    files: ContentFiles;
    text: string;
    pick: <T>(from: readonly T[]) => T | undefined;
    all: readonly Target[];
  },
) => string | ((changed: Map<string, string>) => void) | null;

const number =
  (change: (value: number) => number): Make =>
  ({ type, value }) =>
    type === 'value' && typeof value === 'number' && change(value) !== value
      ? String(Number(change(value).toPrecision(8)))
      : null;

const date =
  (change: (year: string, month: string, day: string) => string): Make =>
  ({ type, value }) => {
    const [, year = '', month = '', day = ''] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(String(value)) ?? [];
    return type === 'value' && year !== '' ? change(year, month, day) : null;
  };

/** True for a text that visitors read. */
const isText = ({ type, value }: Target): boolean =>
  type === 'line' ||
  (type === 'value' && typeof value === 'string' && /\p{L}{2}/u.test(value) && /[ A-ZÀ-Ü]/.test(value));

const text =
  (change: (value: string, random: (from: readonly number[]) => number) => string | null): Make =>
  (target, { pick }) => {
    if (!isText(target)) return null;
    const changed = change(String(target.value), (from) => pick(from) ?? 0);
    if (changed === null || changed === target.value) return null;
    return target.type === 'line' ? changed : JSON.stringify(changed);
  };

/** A position between two words. */
const middle = (value: string, pick: (from: readonly number[]) => number) =>
  pick([...value.matchAll(/ /g)].map(({ index }) => index));
const inside =
  (mark: string): Parameters<typeof text>[0] =>
  (value, pick) => {
    const at = middle(value, pick);
    return `${value.slice(0, at)}${mark}${value.slice(at)}`;
  };

const structure =
  (change: (parent: { items: unknown[] }, at: Path) => boolean, types: Target['type']): Make =>
  ({ type, file, path }, { text: whole }) => {
    if (type !== types) return null;
    const { offset, yaml } = yamlOf(file, whole);
    const document = parseDocument(yaml);
    const parent = path.length === 1 ? document.contents : document.getIn(path.slice(0, -1), true);
    if (!(isMap(parent) || isSeq(parent)) || !change(parent as { items: unknown[] }, path)) return null;
    const changed = document.toString({ lineWidth: 0 });
    return (all) => all.set(file, whole.slice(0, offset) + changed + whole.slice(offset + yaml.length));
  };
const indexOf = (parent: { items: unknown[] }, key: Path[number] | undefined) =>
  typeof key === 'number'
    ? key
    : parent.items.findIndex(
        (item) =>
          isScalar((item as { key?: unknown }).key) &&
          String((item as { key: { value: unknown } }).key.value) === key,
      );

const line =
  (change: (written: string) => string | null): Make =>
  ({ type, start }, { text: whole }) => {
    if (type !== 'pair' && type !== 'line') return null;
    const from = whole.lastIndexOf('\n', start - 1) + 1;
    const end = whole.indexOf('\n', start);
    const changed = change(whole.slice(from, end));
    return changed === null
      ? null
      : (all) =>
          all.forEach((one, file) => {
            if (one === whole) all.set(file, whole.slice(0, from) + changed + whole.slice(end));
          });
  };

const twinFile = (file: string): string =>
  file.replace(/\/(fr|nl)(\.\w+)$/, (_all, lang, rest) => `/${lang === 'fr' ? 'nl' : 'fr'}${rest}`);

/** Kinds of mistakes. */
const kinds: Readonly<Record<string, Make>> = {
  'number ten times': number((value) => value * 10),
  'number a tenth': number((value) => value / 10),
  'number negative': number((value) => -value),
  'number zero': number(() => 0),
  'date in Belgian order': date((year, month, day) => `${day}/${month}/${year}`),
  'date of another century': date(
    (year, month, day) => `${year.startsWith('20') ? '19' : '20'}${year.slice(2)}-${month}-${day}`,
  ),
  'date a century later': date((year, month, day) => `21${year.slice(2)}-${month}-${day}`),
  'day that does not exist': date((year) => `${year}-02-30`),
  'text emptied': text(() => ''),
  'text of the other language': (target, { all }) => {
    const path = target.path.join('.');
    if (!isText(target)) return null;
    const own = target.path.findLast((key) => key === 'fr' || key === 'nl');
    const other = target.path.map((key) => (key === own ? (own === 'fr' ? 'nl' : 'fr') : key)).join('.');
    const twin = all.find(
      ({ type, file, path: one }) =>
        type === 'value' &&
        (own === undefined
          ? file !== target.file && file === twinFile(target.file) && one.join('.') === path
          : file === target.file && one.join('.') === other),
    );
    return twin === undefined || twin.value === target.value || typeof twin.value !== 'string'
      ? null
      : JSON.stringify(twin.value);
  },
  'text cut within markup': text((value, pick) => {
    const marks = [...value.matchAll(/\*\*[^*]+\*\*|\[[^\]]+\]\([^)]+\)|\{[^}]+\}/g)];
    const mark = marks[pick(marks.map((_, index) => index))];
    return mark === undefined ? null : value.slice(0, mark.index + Math.ceil(mark[0].length / 2));
  }),
  'invisible character': text(inside('\u200b')),
  'control character': text(inside('\u0007')),
  'merge marker': line((written) => `<<<<<<< HEAD\n${written}\n=======\n${written}\n>>>>>>> owner`),
  'half a link': text(inside(' [ici](page:service/boiler-repair')),
  'link without target': text(inside(' [ici]()')),
  'half a placeholder': text(inside(' {prices.repair')),
  'placeholder misspelt': text((value) => {
    const changed = value.replace(/\{([a-z-]+\.[a-z-]+)/, '{$1x');
    return changed === value ? null : changed;
  }),
  'key misspelt': ({ type, value }) => (type === 'pair' ? `${String(value)}x` : null),
  'key removed': structure(
    (parent, at) => parent.items.splice(indexOf(parent, at.at(-1)), 1).length === 1,
    'pair',
  ),
  'key doubled': line((written) => (/^\s*[\w-]+:\s+\S/.test(written) ? `${written}\n${written}` : null)),
  'item removed': structure(
    (parent, at) => parent.items.splice(indexOf(parent, at.at(-1)), 1).length === 1,
    'item',
  ),
  'item doubled': structure((parent, at) => {
    const index = indexOf(parent, at.at(-1));
    parent.items.splice(index, 0, parent.items[index]);
    return true;
  }, 'item'),
  'postal code of another place': ({ type, value }, { pick, all }) => {
    if (type !== 'value' || !/^[1-9]\d{3}$/.test(String(value)) || typeof value !== 'string') return null;
    const codes = all.flatMap((one) =>
      one.type === 'value' &&
      typeof one.value === 'string' &&
      /^[1-9]\d{3}$/.test(one.value) &&
      one.value !== value
        ? [one.value]
        : [],
    );
    return JSON.stringify(pick(codes));
  },
  'digit of a telephone number': ({ type, value, path }) =>
    type === 'value' &&
    typeof value === 'string' &&
    /^\+?[\d /()]{7,}$/.test(value) &&
    !path.includes('numbers')
      ? JSON.stringify(value.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 1) % 10)))
      : null,
  'option of another': (target, { pick, all }) => {
    const { type, value, file, path } = target;
    const isWord = (one: unknown) => typeof one === 'string' && /^[a-z]+(?:-[a-z0-9]+)*$/.test(one);
    if (type !== 'value' || !(isWord(value) || typeof value === 'boolean')) return null;
    if (typeof value === 'boolean') return String(!value);
    const key = path.findLast((one) => typeof one === 'string');
    const folder = file.split('/').slice(0, 2).join('/');
    const others = all.filter(
      (one) =>
        one.type === 'value' &&
        isWord(one.value) &&
        one.value !== value &&
        one.file.startsWith(folder) &&
        one.path.findLast((name) => typeof name === 'string') === key,
    );
    return others.length === 0 ? null : String(pick(others)?.value);
  },
  'cut by a hash': (target, { text: whole, pick }) => {
    const written = whole.slice(target.start, target.end);
    return target.type === 'value' && isText(target) && /^[^"'|>]/.test(written) && written.includes(' ')
      ? inside(' #')(written, (from) => pick(from) ?? 0)
      : null;
  },
  'colon in a text': (target, { text: whole, pick }) => {
    const written = whole.slice(target.start, target.end);
    return target.type === 'value' && isText(target) && /^[^"'|>]/.test(written) && written.includes(' ')
      ? inside(':')(written, (from) => pick(from) ?? 0)
      : null;
  },
  'tab before a key': line((written) => (/^ *[\w-]+:/.test(written) ? `\t${written}` : null)),
  'heading without space': line((written) => (/^##+ /.test(written) ? written.replace(' ', '') : null)),
  'line of an article removed': ({ type, value }) =>
    type === 'line' && /^(?:[#|>-]|Table:)/.test(String(value)) ? '' : null,
  'file renamed': ({ type, file, value }) =>
    type === 'file'
      ? (all) => all.delete(file) && all.set(file.replace(/([\w-]+)(\.\w+)$/, '$1x$2'), String(value))
      : null,
  'file copied': ({ type, file, value }) =>
    type === 'file' ? (all) => all.set(file.replace(/([\w-]+)(\.\w+)$/, '$1-copy$2'), String(value)) : null,
  'folder copied': ({ type, file }) =>
    type === 'file' && /copy|articles/.test(file)
      ? (all) => {
          const folder = file.slice(0, file.lastIndexOf('/'));
          for (const [path, one] of [...all])
            if (path.startsWith(`${folder}/`)) all.set(path.replace(folder, `${folder}-copy`), one);
        }
      : null,
  'file emptied': ({ type, file }) => (type === 'file' ? (all) => all.set(file, '') : null),
  'file removed': ({ type, file }) => (type === 'file' ? (all) => all.delete(file) : null),
  'file of the other language': ({ type, file }, { files }) => {
    const twin = files.get(twinFile(file));
    return type === 'file' && twinFile(file) !== file && twin !== undefined
      ? (all) => all.set(file, twin)
      : null;
  },
};

const changesOf = (files: ContentFiles, changed: ContentFiles): Map<string, string | null> =>
  new Map(
    [...new Set([...files.keys(), ...changed.keys()])]
      .filter((file) => files.get(file) !== changed.get(file))
      .map((file) => [file, changed.get(file) ?? null]),
  );

/** Kind of a file: its folder, or its name below content/. */
const folderOf = (file: string): string => file.split('/')[1] ?? '';

/** Draws mistakes of each kind, without one twice. */
export const drawMistakes = function* (files: ContentFiles, seed: number, each: number): Generator<Drawn> {
  const random = randomOf(seed);
  const pick = <T>(from: readonly T[]): T | undefined => from[Math.floor(random() * from.length)];
  const all = [...files].flatMap(([file, whole]) =>
    /^content\/.*\.(?:yaml|md)$/.test(file) ? targetsIn(file, whole) : [],
  );
  for (const [kind, make] of Object.entries(kinds)) {
    const whole = /^(?:file|folder)/.test(kind);
    const byFolder = Map.groupBy(
      all.filter(({ type }) => (type === 'file') === whole),
      ({ file }) => folderOf(file),
    );
    const folders = [...byFolder.keys()];
    const drawn = new Set<string>();
    for (let tries = 0; drawn.size < each && tries < each * 300 && folders.length > 0; tries += 1) {
      const folder = pick(folders) ?? '';
      const target = pick(byFolder.get(folder) ?? []);
      if (target === undefined) continue;
      const text = files.get(target.file) ?? '';
      const made = make(target, { files, text, pick, all });
      if (made === null) continue;
      const id = `${target.file} ${target.path.join('.')} ${target.start} ${typeof made === 'string' ? made : ''}`;
      if (drawn.has(id)) continue;
      drawn.add(id);
      const changed = new Map(files);
      if (typeof made === 'string')
        changed.set(target.file, text.slice(0, target.start) + made + text.slice(target.end));
      else made(changed);
      yield {
        kind,
        file: target.file,
        path: target.path.join('.'),
        before: text.slice(target.start, target.end).slice(0, 80),
        after: typeof made === 'string' ? made.slice(0, 80) : '',
        changes: changesOf(files, changed),
      };
    }
  }
};

/** The content with some of the mistakes. */
export const withMistakes = (files: ContentFiles, mistakes: readonly Drawn[]): ContentFiles => {
  const changed = new Map(files);
  for (const { changes } of mistakes)
    for (const [file, text] of changes) text === null ? changed.delete(file) : changed.set(file, text);
  return changed;
};

/** What belongs together: the two files of a folder of texts, or a file. */
const areaOf = (file: string): string =>
  /^content\/(?:copy|articles)\//.test(file) ? file.slice(0, file.lastIndexOf('/')) : file;

/** Data without which nothing else is checked. */
const isShared = (file: string): boolean =>
  /^content\/(?:facts|ui|regions)\/|^content\/(?:company|grants|postal-codes|allowed-digits)\./.test(file);

/** Mistakes in groups of which each has only one in what belongs together, so that none hides another. */
export const grouped = (mistakes: readonly Drawn[]): Drawn[][] => {
  const groups: { areas: Set<string>; shared: boolean; mistakes: Drawn[] }[] = [];
  for (const mistake of mistakes) {
    const [area, shared] = [areaOf(mistake.file), isShared(mistake.file)];
    const group = groups.find(
      (one) => one.shared === shared && one.mistakes.length < 16 && !one.areas.has(area),
    );
    if (group === undefined) groups.push({ areas: new Set([area]), shared, mistakes: [mistake] });
    else {
      group.areas.add(area);
      group.mistakes.push(mistake);
    }
  }
  return groups.map((group) => group.mistakes);
};

/** The mistakes for which `find` finds nothing: first many at once, then those without a finding of their own again. */
export const silentOf = (
  files: ContentFiles,
  mistakes: readonly Drawn[],
  find: (files: ContentFiles) => readonly { file: string }[],
): Drawn[] =>
  grouped(mistakes).flatMap((group) => {
    const found = find(withMistakes(files, group));
    if (group.length === 1) return found.length === 0 ? group : [];
    const left = group.filter(
      ({ changes }) =>
        !found.some(({ file }) => [...changes.keys()].some((own) => file.startsWith(areaOf(own)))),
    );
    const half = Math.ceil(left.length / 2);
    return [left.slice(0, half), left.slice(half)].flatMap((part) =>
      part.length === 0 ? [] : silentOf(files, part, find),
    );
  });

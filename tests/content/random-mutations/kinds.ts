import {
  date,
  indexOf,
  inside,
  isText,
  line,
  type Make,
  number,
  structure,
  text,
  twinFile,
} from './makers.ts';

/** Kinds of mistakes. */
export const kinds: Readonly<Record<string, Make>> = {
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

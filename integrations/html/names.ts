/** A kind of element: what a selector can say of it by itself, states and attributes apart. */
export interface ElementKind {
  tag: string;
  classes: readonly string[];
}

/** What pages and their scripts give a selector to hold on to. */
export interface Names {
  /** Tags, classes and ids of the HTML, and whatever a script may make into one. */
  tags: Set<string>;
  classes: Set<string>;
  ids: Set<string>;
  /** Custom properties that values refer to. */
  properties: Set<string>;
  /** Every kind of element in the HTML, by how its tag and classes are written. */
  elements: Map<string, ElementKind>;
  /** What scripts say: no two of these can be told apart by the HTML. */
  scripted: Set<string>;
}

export const noNames = (): Names => ({
  tags: new Set(),
  classes: new Set(),
  ids: new Set(),
  properties: new Set(),
  elements: new Map(),
  scripted: new Set(),
});

/** Adds names in place: a kind of page may have thousands of pages. */
export const addNames = (
  into: Names,
  { tags, classes, ids, properties, elements, scripted }: Names,
): void => {
  for (const tag of tags) into.tags.add(tag);
  for (const name of classes) into.classes.add(name);
  for (const id of ids) into.ids.add(id);
  for (const property of properties) into.properties.add(property);
  for (const [written, element] of elements) into.elements.set(written, element);
  for (const word of scripted) into.scripted.add(word);
};

/** The names of several pieces together. */
export const joined = (pieces: readonly Names[]): Names => {
  const together = noNames();
  for (const names of pieces) addNames(together, names);
  return together;
};

const all = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

/** The names of a piece of HTML or SVG. */
export const namesUsedIn = (html: string): Names => {
  const elements = new Map<string, ElementKind>();
  for (const [, name = '', attributes = ''] of html.matchAll(/<([a-z][\w-]*)([^<>]*)>/gi)) {
    const tag = name.toLowerCase();
    const list = /\sclass="([^"]*)"/.exec(attributes)?.[1] ?? '';
    elements.set(`${tag} ${list}`, { tag, classes: list.split(/\s+/).filter((one) => one !== '') });
  }
  const kinds = [...elements.values()];
  return {
    tags: new Set(kinds.map(({ tag }) => tag)),
    classes: new Set(kinds.flatMap(({ classes }) => classes)),
    ids: new Set(all(html, /\sid="([^"]+)"/g)),
    properties: new Set(all(html, /var\((--[\w-]+)/g)),
    elements,
    scripted: new Set(),
  };
};

/** The names that a script, or what it reads, may give to elements: every word that it says between quotes. */
export const namesSaidIn = (script: string): Names => {
  const said = all(script, /(?<=["'`\s}])([a-z][\w-]*)(?=["'`\s$])/gi);
  return {
    tags: new Set(said.map((word) => word.toLowerCase())),
    classes: new Set(said),
    ids: new Set(said),
    properties: new Set(all(script, /(--[a-z][\w-]*)/gi)),
    elements: new Map(),
    scripted: new Set(said),
  };
};

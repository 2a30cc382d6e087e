import { baseKeymap, chainCommands, setBlockType, splitBlockAs, toggleMark } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import { type DOMOutputSpec, DOMSerializer, type Node, Slice } from 'prosemirror-model';
import { type Command, EditorState, Plugin } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { readArticle, writeArticle } from './article.ts';
import { plainLetters, readText, schema, strong, writeText } from './markup.ts';

const { line, item, fixed } = schema.nodes;

export interface Options {
  text: string;
  /** On one line, on several, or with the blocks of an article. */
  format: 'line' | 'lines' | 'article';
  /** Attributes of the field, such as its label. */
  attributes: Record<string, string>;
  /** What pages print for a reference, and what it is called. */
  printed: (name: string) => { text: string; label: string };
  /** What a block is called that stays as it is. */
  named: (source: string) => string;
  onChange: (state: EditorState, text: string | null) => void;
  onLink: () => void;
  onReference: () => void;
}

/** Makes a heading or an item an ordinary line, at its beginning. @param isEmptyOnly whether only one without words */
const leaveBlock =
  (isEmptyOnly: boolean): Command =>
  (state, dispatch) => {
    const { $from, empty } = state.selection;
    const { parent, parentOffset } = $from;
    const isLeft = empty && parentOffset === 0 && (!isEmptyOnly || parent.content.size === 0);
    return isLeft && parent.type !== line && setBlockType(line)(state, dispatch);
  };

/** Begins a block: behind an item another one, behind all else a line. */
const split = splitBlockAs(({ type, attrs }) =>
  type === item ? { type, attrs: { start: attrs.start } } : { type: line },
);

/** Refuses what would take a block away that stays as it is. */
const keepFixed = new Plugin({
  filterTransaction: (transaction) => {
    const count = (doc: Node) => doc.children.filter(({ type }) => type === fixed).length;
    return count(transaction.doc) === count(transaction.before);
  },
});

/** A rich field in an element. Letters that would begin markup open the dialog of what they are for. */
export const createView = (host: HTMLElement, options: Options): EditorView => {
  const { text, format, attributes, printed, named, onChange, onLink, onReference } = options;
  const [read, write] = format === 'article' ? [readArticle, writeArticle] : [readText, writeText];
  const sliceText = ({ content }: Slice): string =>
    write(
      schema.node('doc', null, content.firstChild?.isInline ? schema.node('line', null, content) : content),
    );
  const command = (act: () => void) => () => {
    act();
    return true;
  };
  const made = (spec: DOMOutputSpec) => DOMSerializer.renderSpec(document, spec);
  const keys = keymap({
    'Mod-b': toggleMark(strong),
    'Mod-k': command(onLink),
    'Mod-z': undo,
    'Mod-y': redo,
    'Mod-Shift-z': redo,
    Enter: format === 'line' ? command(() => undefined) : chainCommands(leaveBlock(true), split),
    Backspace: leaveBlock(false),
  });
  const view: EditorView = new EditorView(host, {
    state: EditorState.create({ doc: read(text), plugins: [history(), keys, keymap(baseKeymap), keepFixed] }),
    attributes,
    nodeViews: {
      reference: ({ attrs: { name } }) => {
        const { text: words, label } = printed(String(name));
        return made(['span', { class: 'chip', title: label, 'data-reference': name }, words]);
      },
      fixed: ({ attrs: { source } }) => made(['p', { class: 'fixed' }, named(String(source))]),
    },
    dispatchTransaction: (transaction) => {
      const state = view.state.apply(transaction);
      view.updateState(state);
      onChange(state, transaction.docChanged ? write(state.doc) : null);
    },
    handleTextInput: (_, from, to, typed) => {
      const { $from } = view.state.selection;
      const before = $from.parent.textBetween(Math.max(0, $from.parentOffset - 1), $from.parentOffset);
      // A block begins with its words; what it is, its button says.
      if (format === 'article' && $from.parentOffset === 0 && /^[-#>|\s]/.test(typed)) return true;
      if (typed === '{') onReference();
      else if (typed === '[') onLink();
      else if (plainLetters(before + typed) === before + typed) return false;
      else if (typed !== '*') view.dispatch(view.state.tr.insertText(plainLetters(typed), from, to));
      return true;
    },
    clipboardTextSerializer: sliceText,
    handlePaste: (_, event) => {
      const lines = event.clipboardData?.getData('text/plain') ?? '';
      // A line of what is pasted is a paragraph of an article, and a word of a text on one line.
      const gap = { line: ' ', lines: '\n', article: '\n\n' }[format];
      const doc = read(lines.replace(/^\s*\n|\n\s*$/g, '').replace(/\s*\n\s*/g, gap), plainLetters);
      view.dispatch(view.state.tr.replaceSelection(new Slice(doc.content, 1, 1)).scrollIntoView());
      return true;
    },
  });
  return view;
};

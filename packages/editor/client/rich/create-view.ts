import { baseKeymap, chainCommands, setBlockType, splitBlockAs, toggleMark } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import { type DOMOutputSpec, DOMSerializer, type Node, Slice } from 'prosemirror-model';
import { type Command, EditorState, Plugin } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { readArticle, writeArticle } from './article.ts';
import { link, plainLetters, readText, schema, strong, writeText } from './markup.ts';

const { paragraph, item, fixed } = schema.nodes;

export interface Options {
  text: string;
  /** One line, several lines, or an article with blocks. */
  format: 'line' | 'lines' | 'article';
  /** Attributes of the field, such as its label. */
  attributes: Record<string, string>;
  /** The words that pages print for a reference, and its label. */
  printed: (name: string) => { text: string; label: string };
  /** Name of a `fixed` block by its Markdown. */
  named: (source: string) => string;
  onChange: (state: EditorState, text: string | null) => void;
  /** Opens a dialog of the field. */
  onOpen: (dialog: 'link' | 'reference') => void;
}

/** At the beginning of a heading or an item, makes it a paragraph. @param isEmptyOnly whether only an empty one becomes a paragraph */
const leaveBlock =
  (isEmptyOnly: boolean): Command =>
  (state, dispatch) => {
    const { $from, empty } = state.selection;
    const { parent, parentOffset } = $from;
    const isLeft = empty && parentOffset === 0 && (!isEmptyOnly || parent.content.size === 0);
    return isLeft && parent.type !== paragraph && setBlockType(paragraph)(state, dispatch);
  };

/** Begins a new block: after an item another item, after any other block a paragraph. */
const split = splitBlockAs(({ type, attrs }) =>
  type === item ? { type, attrs: { start: attrs.start } } : { type: paragraph },
);

/** Refuses changes that would remove or add a `fixed` block. */
const keepFixed = new Plugin({
  filterTransaction: (transaction) => {
    const count = (doc: Node) => doc.children.filter(({ type }) => type === fixed).length;
    return count(transaction.doc) === count(transaction.before);
  },
});

/** Creates a rich field in an element. Typing `{` or `[` opens the dialog for a reference or a link. */
export const createView = (host: HTMLElement, options: Options): EditorView => {
  const { text, format, attributes, printed, named, onChange, onOpen } = options;
  const [read, write] = format === 'article' ? [readArticle, writeArticle] : [readText, writeText];
  const command = (act: () => void) => () => {
    act();
    return true;
  };
  const made = (spec: DOMOutputSpec) => DOMSerializer.renderSpec(document, spec);
  const keys = keymap({
    'Mod-b': toggleMark(strong),
    'Mod-k': command(() => onOpen('link')),
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
      const { selectionSet, docChanged, selection } = transaction;
      // A cursor that is put at the end of a link is behind it. What is typed over the last words of a link stays in it.
      if (selectionSet && !docChanged && !link.isInSet(selection.$from.nodeAfter?.marks ?? []))
        transaction.removeStoredMark(link);
      const state = view.state.apply(transaction);
      view.updateState(state);
      onChange(state, transaction.docChanged ? write(state.doc) : null);
    },
    handleTextInput: (_, from, to, typed) => {
      const { $from } = view.state.selection;
      const before = $from.parent.textBetween(Math.max(0, $from.parentOffset - 1), $from.parentOffset);
      // Typed at the beginning of a block, these characters would be its markup: its kind is chosen with the buttons.
      if (format === 'article' && $from.parentOffset === 0 && /^[-#>|\s]/.test(typed)) return true;
      if (typed === '{') onOpen('reference');
      else if (typed === '[') onOpen('link');
      else if (plainLetters(before + typed) === before + typed) return false;
      else if (typed !== '*') view.dispatch(view.state.tr.insertText(plainLetters(typed), from, to));
      return true;
    },
    clipboardTextSerializer: ({ content }) => {
      const blocks = content.firstChild?.isInline ? schema.node('paragraph', null, content) : content;
      return write(schema.node('doc', null, blocks));
    },
    handlePaste: (_, event) => {
      const lines = event.clipboardData?.getData('text/plain') ?? '';
      // A pasted line becomes a paragraph of an article, a line of several, or the next words of a single line.
      const gap = { line: ' ', lines: '\n', article: '\n\n' }[format];
      const doc = read(lines.replace(/^\s*\n|\n\s*$/g, '').replace(/\s*\n\s*/g, gap), plainLetters);
      view.dispatch(view.state.tr.replaceSelection(new Slice(doc.content, 1, 1)).scrollIntoView());
      return true;
    },
  });
  return view;
};

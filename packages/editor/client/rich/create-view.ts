import { baseKeymap, splitBlock, toggleMark } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import { type Node, Slice } from 'prosemirror-model';
import { EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { plainLetters, readText, schema, strong, writeText } from './markup.ts';

export interface Options {
  text: string;
  /** Whether Enter begins a line; else the text stays on one. */
  hasLines: boolean;
  /** Attributes of the field, such as its label. */
  attributes: Record<string, string>;
  /** What pages print for a reference, and what it is called. */
  printed: (name: string) => { text: string; label: string };
  onChange: (state: EditorState, text: string | null) => void;
  onLink: () => void;
  onReference: () => void;
}

const chip = (name: string, { text, label }: ReturnType<Options['printed']>) => {
  const dom = document.createElement('span');
  dom.className = 'chip';
  dom.textContent = text;
  dom.title = label;
  dom.setAttribute('data-reference', name);
  return { dom };
};

const sliceText = (slice: Slice): string =>
  slice.content.firstChild?.type.name === 'line'
    ? writeText(schema.node('doc', null, slice.content))
    : writeText(schema.node('doc', null, schema.node('line', null, slice.content)));

/** A rich field in an element. Letters that would begin markup open the dialog of what they are for. */
export const createView = (host: HTMLElement, options: Options): EditorView => {
  const { text, hasLines, attributes, printed, onChange, onLink, onReference } = options;
  const command = (act: () => void) => () => {
    act();
    return true;
  };
  const keys = keymap({
    'Mod-b': toggleMark(strong),
    'Mod-k': command(onLink),
    'Mod-z': undo,
    'Mod-y': redo,
    'Mod-Shift-z': redo,
    Enter: hasLines ? splitBlock : command(() => undefined),
  });
  const view: EditorView = new EditorView(host, {
    state: EditorState.create({ doc: readText(text), plugins: [history(), keys, keymap(baseKeymap)] }),
    attributes,
    nodeViews: { reference: (node: Node) => chip(String(node.attrs.name), printed(String(node.attrs.name))) },
    dispatchTransaction: (transaction) => {
      const state = view.state.apply(transaction);
      view.updateState(state);
      onChange(state, transaction.docChanged ? writeText(state.doc) : null);
    },
    handleTextInput: (_, from, to, typed) => {
      const before = view.state.doc.textBetween(Math.max(0, from - 1), from);
      if (typed === '{') onReference();
      else if (typed === '[') onLink();
      else if (plainLetters(before + typed) === before + typed) return false;
      else if (typed !== '*') view.dispatch(view.state.tr.insertText(plainLetters(typed), from, to));
      return true;
    },
    clipboardTextSerializer: sliceText,
    handlePaste: (_, event) => {
      const lines = event.clipboardData?.getData('text/plain') ?? '';
      const doc = readText(hasLines ? lines : lines.replace(/\s*\n\s*/g, ' '), plainLetters);
      view.dispatch(view.state.tr.replaceSelection(new Slice(doc.content, 1, 1)).scrollIntoView());
      return true;
    },
  });
  return view;
};

import { setBlockType, toggleMark } from 'prosemirror-commands';
import type { Attrs, Mark, NodeType } from 'prosemirror-model';
import { type EditorState, type Selection, TextSelection } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { createView, type Options } from './create-view.ts';
import { link, plainLetters, schema, strong } from './markup.ts';

interface RichOptions extends Omit<Options, 'onChange' | 'onOpen'> {
  onText: (text: string) => void;
}

/** The link around the cursor. */
const linkAt = ({ selection, storedMarks, doc }: EditorState): Mark | undefined => {
  const { $from, from, to } = selection;
  let found = link.isInSet(storedMarks ?? $from.marks());
  doc.nodesBetween(from, to, (node) => {
    found ??= link.isInSet(node.marks);
  });
  return found;
};

/** Whether the selected words are bold, or the next typed letter would be. */
const isBold = (state: EditorState | null): boolean => {
  if (state === null) return false;
  const { $from, empty, from, to } = state.selection;
  return empty
    ? strong.isInSet(state.storedMarks ?? $from.marks()) !== undefined
    : state.doc.rangeHasMark(from, to, strong);
};

/** Selects the whole link around the cursor, so that a change concerns all its words. */
const selectLink = (view: EditorView, mark: Mark): void => {
  const { $from } = view.state.selection;
  const ends = { from: $from.pos, to: view.state.selection.to };
  $from.parent.forEach((node, offset) => {
    const start = $from.start() + offset;
    if (!mark.isInSet(node.marks) || start > ends.to || start + node.nodeSize < ends.from) return;
    ends.from = Math.min(ends.from, start);
    ends.to = Math.max(ends.to, start + node.nodeSize);
  });
  view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, ends.from, ends.to)));
};

/** Creates a rich field in an element, and returns its state and the acts of its buttons. */
export const useRichField = (host: RefObject<HTMLElement | null>, options: RichOptions) => {
  const view = useRef<EditorView>(null);
  const [state, setState] = useState<EditorState | null>(null);
  const [dialog, setDialog] = useState<'link' | 'reference' | null>(null);
  /** The selection when the dialog opened. After the dialog the browser would put the cursor before the first letter. */
  const selected = useRef<Selection>(null);
  const latest = useRef(options);
  latest.current = options;

  const open = (asked: typeof dialog) => {
    selected.current = view.current?.state.selection ?? null;
    setDialog(asked);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the view is made once
  useEffect(() => {
    if (host.current === null) return;
    const created = createView(host.current, {
      ...latest.current,
      onChange: (next, text) => {
        setState(next);
        if (text !== null) latest.current.onText(text);
      },
      onOpen: open,
    });
    view.current = created;
    setState(created.state);
    return () => created.destroy();
  }, [host]);

  // The view keeps its first attributes: without this, a field would stay red after its error is corrected.
  const isInvalid = options.attributes['aria-invalid'];
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the attributes, this one changes
  useEffect(() => view.current?.setProps({ attributes: latest.current.attributes }), [isInvalid]);

  const mark = state ? linkAt(state) : undefined;
  const act = (change: (view: EditorView) => void = () => undefined) => {
    // At once: below an open dialog nothing can have the focus.
    flushSync(() => setDialog(null));
    const { current: now } = view;
    if (now === null) return;
    if (selected.current?.$from.doc === now.state.doc)
      now.dispatch(now.state.tr.setSelection(selected.current));
    selected.current = null;
    change(now);
    now.focus();
  };
  return {
    state,
    dialog,
    open,
    close: () => act(),
    /** The block of the cursor, and a function that changes its kind. */
    block: state?.selection.$from.parent,
    setBlock: (type: NodeType, attrs: Attrs | null = null) =>
      act(({ state: now, dispatch }) => setBlockType(type, attrs)(now, dispatch)),
    target: String(mark?.attrs.target ?? ''),
    selectedText: state?.doc.textBetween(state.selection.from, state.selection.to) ?? '',
    isBold: isBold(state),
    bold: () => act(({ state: now, dispatch }) => toggleMark(strong)(now, dispatch)),
    /** Makes the selected words a link, or the link around the cursor another one; else the title becomes the link. */
    linkTo: (target: string, title: string) =>
      act((now) => {
        if (mark) selectLink(now, mark);
        const { from, to, empty } = now.state.selection;
        const made = link.create({ target });
        const { tr } = now.state;
        if (empty)
          tr.replaceSelectionWith(schema.text(plainLetters(title), [made]), false).removeStoredMark(link);
        else tr.removeMark(from, to, link).addMark(from, to, made);
        now.dispatch(tr);
      }),
    unlink: () =>
      act((now) => {
        if (mark) selectLink(now, mark);
        now.dispatch(now.state.tr.removeMark(now.state.selection.from, now.state.selection.to, link));
      }),
    /** Puts a value in place of the selected words or of a range. */
    insert: (name: string, range?: { from: number; to: number }) =>
      act((now) => {
        const { from, to } = range ?? now.state.selection;
        now.dispatch(now.state.tr.replaceWith(from, to, schema.nodes.reference.create({ name })));
      }),
  };
};

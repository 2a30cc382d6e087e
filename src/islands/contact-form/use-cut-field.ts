import { type ClipboardEvent, type DragEvent, useState } from 'react';

const withoutSpaces = (text: string): string => text.replace(/\s+/g, '');

/**
 * Notes the field in which `maxlength` cut what was pasted or dropped: the browser cuts it without a word.
 * @returns the name of that field, null where nothing was cut; the handler of both events; and how to forget it.
 */
export function useCutField() {
  const [cutField, setCutField] = useState<string | null>(null);
  const onInsert = (event: ClipboardEvent | DragEvent) => {
    const { target } = event;
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
    const data = 'clipboardData' in event ? event.clipboardData : event.dataTransfer;
    // White space apart: the browser removes line breaks from a line, spaces from an address.
    const inserted = withoutSpaces(data.getData('text/plain'));
    // The event comes before the browser inserts the text.
    setTimeout(() => {
      const isCut =
        target.value.length >= target.maxLength && !withoutSpaces(target.value).includes(inserted);
      setCutField(isCut ? target.name : null);
    });
  };
  return { cutField, onInsert, forgetCut: () => setCutField(null) };
}

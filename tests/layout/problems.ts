import type { Box, Rendered } from './boxes.ts';

const widthOf = ({ left, right }: Box) => right - left;
const heightOf = ({ top, bottom }: Box) => bottom - top;
const roundToTenth = (value: number) => Math.round(value * 10) / 10;

const intersectionOf = (a: Box, b: Box): Box => ({
  left: Math.max(a.left, b.left),
  top: Math.max(a.top, b.top),
  right: Math.min(a.right, b.right),
  bottom: Math.min(a.bottom, b.bottom),
});

const isSeen = ({ visible }: Rendered) => widthOf(visible) > 1 && heightOf(visible) > 1;

/** Text rendered smaller than 12 px. */
export const smallTexts = (boxes: readonly Rendered[]): string[] =>
  boxes
    .filter((box) => box.kind === 'text' && isSeen(box) && box.fontSize < 11.95)
    .map(({ name, fontSize }) => `${roundToTenth(fontSize)} px: “${name}”`);

/** The middle of a line, where its letters are: the boxes of two lines set tightly overlap, their letters do not. */
const letterBoxOf = (box: Box): Box => {
  const margin = heightOf(box) * 0.25;
  return { ...box, top: box.top + margin, bottom: box.bottom - margin };
};

/** Lines of different blocks of text that are rendered over each other. */
export const overlappingTexts = (boxes: readonly Rendered[]): string[] => {
  const texts = boxes
    .filter((box) => box.kind === 'text' && !box.isFixed && isSeen(box))
    .map((text) => ({ ...text, area: letterBoxOf(intersectionOf(text.box, text.visible)) }))
    .sort((a, b) => a.area.top - b.area.top);
  return texts.flatMap((text, index) => {
    const problems: string[] = [];
    for (const other of texts.slice(index + 1)) {
      if (other.area.top > text.area.bottom) break;
      const area = intersectionOf(text.area, other.area);
      if (text.block !== other.block && widthOf(area) > 1 && heightOf(area) > 1) {
        problems.push(`“${text.name}” and “${other.name}” overlap`);
      }
    }
    return problems;
  });
};

/** Text and links from which a container or the window cuts a part. Boxes that are cut off altogether are not reported. */
export const cutOff = (boxes: readonly Rendered[]): string[] =>
  boxes
    .filter((box) => isSeen(box) && !box.isFixed)
    .filter(
      ({ box, visible }) =>
        visible.left - box.left > 1 ||
        box.right - visible.right > 1 ||
        // A line is higher than its letters.
        visible.top - box.top > heightOf(box) / 4 ||
        box.bottom - visible.bottom > heightOf(box) / 4,
    )
    .map(({ kind, name, box, visible }) => {
      const [seen, whole] = [visible, box].map(
        (area) => `${roundToTenth(widthOf(area))} × ${roundToTenth(heightOf(area))}`,
      );
      return `${kind} “${name}”: ${seen} of ${whole} px`;
    });

/** Links and controls less than 24 px wide or high (WCAG 2.5.8), but for links in a sentence; what looks like a button, 48. */
export const smallTargets = (boxes: readonly Rendered[]): string[] =>
  boxes
    .filter((box) => box.kind === 'target' && isSeen(box) && !box.inSentence)
    .filter(({ box, isFramed }) => Math.min(widthOf(box), heightOf(box)) < (isFramed ? 47.5 : 23.5))
    .map(({ name, box }) => `${roundToTenth(widthOf(box))} × ${roundToTenth(heightOf(box))} px: “${name}”`);

/** Pictures that messengers and networks show with a link. No browser draws them, so nothing else looks at them. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { samplePages } from '../browser/pages.ts';
import { compareWithBaseline } from './compare-screenshot.ts';

/** Fine enough to notice that the figures in a drawing are gone. Other machines draw almost the same bytes. */
const fineResolution = { pixels: 3, maxDifferentShare: 0.0004 };

test('the share image of each type of page looks like its baseline', async () => {
  const problems: string[] = [];
  for (const { id, path } of samplePages('fr')) {
    const image = readFileSync(`dist/share${path}.png`);
    problems.push(
      ...(await compareWithBaseline(`share-${id.replace('/', '-')}`, image, 1200, fineResolution)),
    );
  }
  expect(problems).toEqual([]);
});

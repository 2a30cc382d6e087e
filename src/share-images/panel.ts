import { drawingStyle } from '#src/drawings/drawings.ts';
import { viewBoxOf } from '#src/drawings/svg.ts';
import { token } from '#src/drawings/tokens.ts';
import { wordMark } from '#src/drawings/word-mark.ts';
import type { Background } from '#src/lib/backgrounds.ts';
import type { Language } from '#src/lib/language.ts';
import { plainText } from '#src/lib/plain-text.ts';
import type { ShareImage } from '#src/page-types/define-page-type.ts';
import { shareImageSize } from '#src/routing/head.ts';
import { pageContext } from '#src/routing/page-context.ts';
import type { PageId } from '#src/routing/routes.ts';
import { content, phoneOf, routeOf, siteUrl } from '#src/site.ts';
import { outlineLetters } from './drawing-letters.ts';
import { outlineOf, widthOf } from './lettering.ts';
import { paragraph, type Sizes } from './paragraph.ts';

const { width, height } = shareImageSize;
const colourToken = (name: string): string => token(`color-${name}`, 'light');
const [ink, paper] = [colourToken('text'), colourToken('background')];
const [enamel, glaze] = [colourToken('action-fill'), colourToken('white')];

const backgrounds = {
  sun: 'sky',
  mint: 'mint',
  rose: 'rose',
  aqua: 'aqua',
  night: 'dusk',
  clay: 'clay',
} as const;

const colourOfBackground = (background: Background): string => colourToken(backgrounds[background]);

/** The comic panel in white paper; below it the caption: the plate with the number, the company, its address. */
const panel = { left: 20, top: 20, right: width - 20, bottom: 528 } as const;
const panelMargin = 62;

/** Sizes of the heading: beside a street's houses, above a low street, left of a drawing. */
const headingSizes: Record<ShareImage['layout'], Sizes> = {
  street: [
    [72, 2, 450],
    [48, 2, 500],
    [44, 3, 450],
  ],
  'low-street': [
    [72, 1, 1060],
    [60, 1, 1060],
    [48, 2, 1060],
  ],
  machine: [
    [64, 1, 540],
    [56, 1, 580],
    [48, 1, 600],
    [40, 2, 560],
  ],
  corner: [
    [84, 2, 500],
    [74, 3, 500],
    [64, 4, 500],
    [54, 5, 500],
    [46, 5, 500],
    [40, 6, 500],
  ],
};
const kickerSizes: Sizes = [
  [30, 1, 500],
  [27, 2, 460],
  [24, 2, 460],
];

/** How large a drawing is set: as wide as the panel, or into the room right of the words. */
const scaleByLayout: Record<ShareImage['layout'], (wide: number, high: number) => number> = {
  street: (wide) => (panel.right - panel.left) / wide,
  'low-street': (wide) => (panel.right - panel.left) / wide,
  machine: (wide) => 1040 / wide,
  corner: (wide, high) => Math.min(600 / wide, 490 / high),
};

/** The drawing, as large as its part of the panel allows. Shapes beyond its frame are shown up to the edge of the panel. */
const placeDrawing = async ({ svg, layout }: ShareImage): Promise<string> => {
  const outlined = await outlineLetters(svg);
  const { left: x, top: y, width: wide, height: high } = viewBoxOf(outlined, 'The drawing of a share image');
  const inner = outlined.slice(
    outlined.indexOf('>', outlined.indexOf('<svg')) + 1,
    outlined.lastIndexOf('</svg>'),
  );
  const scale = scaleByLayout[layout](wide, high);
  const left = panel.right - (x + wide) * scale;
  return `<g transform="translate(${left} ${panel.bottom - (y + high) * scale}) scale(${scale})">${inner}</g>`;
};

const drawTextLine = async (
  text: string,
  size: number,
  weight: number,
  x: number,
  y: number,
  colour: string,
) => {
  const { path, width: across } = await outlineOf(text, size, weight);
  return {
    across,
    svg: `<path transform="translate(${x} ${y})" fill="${colour}" stroke="none" d="${path}"/>`,
  };
};

/** The enamel plate over the foot of the panel: red, since one acts on it, with the inner line of street signs. */
const drawBrandPlate = async (lang: Language): Promise<string> => {
  const [x, y, tall] = [panelMargin - 8, panel.bottom - 18, 90];
  const number = await drawTextLine(phoneOf(lang).display, 52, 700, x + 36, y + 63, glaze);
  const across = number.across + 72;
  return `<rect x="${x}" y="${y}" width="${across}" height="${tall}" rx="8" fill="${enamel}" stroke="${ink}" stroke-width="4"/><rect x="${x + 9}" y="${y + 9}" width="${across - 18}" height="${tall - 18}" rx="4" fill="none" stroke="${glaze}" stroke-width="3"/>${number.svg}`;
};

/** The word mark of the website, its P bent from supply and return, beside the address; set from the right. */
const drawSignature = async (): Promise<string> => {
  const baseline = 598;
  const host = new URL(siteUrl).host.replace(/^www\./, '');
  const across = await widthOf(host, 32, 500);
  const mark = wordMark(content.company.name);
  const { svg } = await drawTextLine(host, 32, 500, panel.right - 16 - across, baseline, ink);
  // A long name would run into the plate; the address says who it is.
  if (mark.long) return svg;
  const letters = await outlineOf(mark.letters, 50, 700);
  const start = panel.right - 16 - across - 44 - letters.width;
  const pipe = mark.bentP
    ? `<g transform="translate(${start - 40} ${baseline - 40})"><path class="pipe-wall" d="M9 40V9h14a9.5 9.5 0 0 1 0 19h-3v12"/><path class="pipe-supply" d="M9 40V9h14a9.5 9.5 0 0 1 9.5 9.5"/><path class="pipe-return" d="M32.5 18.5A9.5 9.5 0 0 1 23 28h-3v12"/></g>`
    : '';
  return `${pipe}<path transform="translate(${start} ${baseline})" fill="${ink}" stroke="none" d="${letters.path}"/>${svg}`;
};

const rectangle = (fill: string, stroke: string): string =>
  `<rect x="${panel.left}" y="${panel.top}" width="${panel.right - panel.left}" height="${panel.bottom - panel.top}" fill="${fill}" stroke="${stroke}" stroke-width="6"/>`;

/** The share image of a page as SVG: a comic panel with its heading and drawing, and where to call. */
export const sharePanel = async (id: PageId, lang: Language): Promise<string> => {
  const image = routeOf(id).type.share(pageContext(id, lang));
  const letters = image.background === 'night' ? glaze : ink;
  const kicker = await paragraph(plainText(image.kicker), { weight: 500, sizes: kickerSizes });
  const title = await paragraph(plainText(image.heading), { weight: 700, sizes: headingSizes[image.layout] });
  const top = 56;
  const drawing = await placeDrawing(image);
  const caption = (await drawBrandPlate(lang)) + (await drawSignature());
  const heading =
    kicker.path(panelMargin, top, letters) + title.path(panelMargin, top + kicker.height + 12, letters);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><style>${drawingStyle(drawing + caption)}</style><clipPath id="panel">${rectangle(paper, 'none')}</clipPath><path fill="${paper}" stroke="none" d="M0 0h${width}v${height}H0z"/><g clip-path="url(#panel)">${rectangle(colourOfBackground(image.background), 'none')}${drawing}${heading}</g>${rectangle('none', ink)}${caption}</svg>`;
};

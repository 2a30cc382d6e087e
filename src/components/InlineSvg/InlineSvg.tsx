import { viewBoxOf } from '#src/drawings/svg.ts';
import styles from './InlineSvg.module.css';

interface Props {
  /** Source of the drawing: `import house from '#src/drawings/home/house.svg?raw'`. */
  svg: string;
  /** Text alternative; null where the text beside it says the same. */
  label: string | null;
}

/** A drawing inside the HTML, so that it takes the page's colours and may contain links. */
export function InlineSvg({ svg, label }: Props) {
  const body = svg.slice(svg.indexOf('<svg')).trim();
  const name =
    label === null
      ? 'aria-hidden="true"'
      : `role="${body.includes('<a ') ? 'group' : 'img'}" aria-label="${escapeAttribute(label)}"`;
  const { width, height } = viewBoxOf(body, 'A drawing given to <InlineSvg>');
  const size = / width="/.test(body.slice(0, body.indexOf('>')))
    ? ''
    : ` width="${width}" height="${height}"`;
  // Line breaks between shapes serve readers of the source only.
  const html = body.replace('<svg', `<svg ${name}${size}`).replaceAll('>\n<', '><');
  // The source is a file of this repository, not something a visitor sent.
  // biome-ignore lint/security/noDangerouslySetInnerHtml: see above
  return <div className={styles.drawing} dangerouslySetInnerHTML={{ __html: html }} />;
}

const escapeAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

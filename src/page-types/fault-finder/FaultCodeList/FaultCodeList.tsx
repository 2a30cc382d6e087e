import { type GasInstructions, GasWarning } from '#src/components/GasWarning/GasWarning.tsx';
import { Severity } from '#src/components/Severity/Severity.tsx';
import { Paragraph } from '#src/components/Text/Paragraph.tsx';
import { Text } from '#src/components/Text/Text.tsx';
import type { faultList, severityLegend } from '#src/page-props/fault-codes.ts';
import type { Copy } from '#src/routing/copy-names.ts';
import { HeadedSection } from '#src/sections/HeadedSection/HeadedSection.tsx';
import styles from './FaultCodeList.module.css';
import rowStyles from './FaultCodeRows.module.css';

type BrandCodes = ReturnType<typeof faultList>[number];

type Props = Copy<'fault-finder'>['list'] & {
  brands: BrandCodes[];
  /** The four severities, each with its name and what a resident may do. */
  legend: ReturnType<typeof severityLegend>;
  /** Price of a repair. */
  price: string;
  gas: GasInstructions;
} & Pick<Copy<'fault-labels'>, 'may' | 'note'>;

/**
 * Lists every documented code, folded by brand, each with an anchor and its documents (TL-1, TR-1). Above the list stands
 * what a resident may do.
 */
export function FaultCodeList({ brands, legend, price, gas, may, note, ...copy }: Props) {
  const labels = new Map(legend.map(({ severity, label }) => [severity, label]));
  return (
    <HeadedSection
      id="codes"
      headingId="codes-title"
      pipe="return"
      heading={copy.heading}
      className={`columns ${styles.section}`}
      ground="aqua"
    >
      {/* In short; the whole warning would push the list off the screen. */}
      <Paragraph>{copy.gasFirst}</Paragraph>
      <Paragraph>{`${copy.promise} ${price}`}</Paragraph>
      <details className="fold">
        <summary>
          <h3>{may}</h3>
        </summary>
        <ul className={`auto-columns ${styles.legend}`}>
          {legend.map(({ severity, label, text }) => (
            <li key={severity}>
              <Severity level={severity} label={label} />
              <p>{text}</p>
            </li>
          ))}
          {[copy.intro, note].map((text) => (
            <li key={text}>
              <Text>{text}</Text>
            </li>
          ))}
        </ul>
      </details>
      <div className={`auto-columns ${styles.brands}`}>
        {brands.map(({ slug, name, page, documents, rows }) => (
          <details key={slug} className="fold" data-brand={slug}>
            <summary>
              <h3>{name}</h3>
              {` ${rows.length} ${copy.count}`}
            </summary>
            {/* Inside, so that a link to the brand opens it. */}
            <div id={slug} className={styles.brandCodes}>
              <p>{copy.numbers}</p>
              <Rows rows={rows} labels={labels} />
              <h4>{copy.documents}</h4>
              <ol className={`numbers ${styles.documents}`}>
                {documents.map(({ label, source }) => (
                  <li key={label}>
                    <strong>{label}</strong>
                    {`, ${source}`}
                  </li>
                ))}
              </ol>
              {page !== null && (
                <p>
                  <a href={page}>{`${copy.brandPage} ${name}`}</a>
                </p>
              )}
            </div>
          </details>
        ))}
      </div>
      <GasWarning {...gas} />
    </HeadedSection>
  );
}

interface RowsProps extends Pick<BrandCodes, 'rows'> {
  labels: ReadonlyMap<string, string>;
}

/**
 * The codes of a brand. Each is a link to itself, which opens its answer in the fault finder. Each meaning shows who may
 * act, as shape and words.
 */
function Rows({ rows, labels }: RowsProps) {
  return (
    <ul className={rowStyles.rows}>
      {rows.map(({ anchor, code, meanings }) => (
        <li key={anchor} id={anchor}>
          <a href={`#${anchor}`}>{code}</a>
          {meanings.map(({ spelling, meaning, severity, documents }) => (
            <p key={meaning}>
              {/* One string: React separates two with a comment, 330 times. */}
              {`${meaning}${spelling === null ? '' : ` (${spelling})`}\u00a0`}
              <sup>{documents.join(', ')}</sup> <b className={rowStyles[severity]}>{labels.get(severity)}</b>
            </p>
          ))}
        </li>
      ))}
    </ul>
  );
}

import { GasWarning } from '#src/components/GasWarning/GasWarning.tsx';
import { Severity } from '#src/components/Severity/Severity.tsx';
import { Paragraph } from '#src/components/Text/Paragraph.tsx';
import type { Severity as SeverityName } from '#src/lib/fault-codes/severity.ts';
import type { Copy } from '#src/routing/copy-names.ts';
import { HeadedSection } from '#src/sections/HeadedSection/HeadedSection.tsx';
import styles from './FaultCodeList.module.css';
import { FaultCodeRows, type Row } from './FaultCodeRows.tsx';

/** The documented codes of a brand. */
interface BrandCodes {
  slug: string;
  name: string;
  /** Address of the codes on the brand's page; null if it has none. */
  page: string | null;
  /** Each family with the document of its codes. Rows refer to them by position, from one. */
  documents: { label: string; source: string }[];
  rows: Row[];
}

type Props = Copy<'fault-finder'>['list'] & {
  brands: BrandCodes[];
  /** The four severities, each with its name and what a resident may do. */
  legend: { severity: SeverityName; label: string; text: string }[];
  /** Price of a repair. */
  price: string;
} & Pick<Copy<'fault-labels'>, 'gas' | 'note'>;

/** Lists every documented code, folded by brand, each with an anchor and its documents (TL-1, TR-1). */
export function FaultCodeList({ brands, legend, price, gas, note, ...copy }: Props) {
  const labels = new Map(legend.map(({ severity, label }) => [severity, label]));
  return (
    <HeadedSection id="codes" headingId="codes-title" pipe="return" heading={copy.heading}>
      <p className="section-intro">{`${copy.intro} ${copy.promise}`}</p>
      <GasWarning {...gas} note={note} />
      <ul className={styles.legend}>
        {legend.map(({ severity, label, text }) => (
          <li key={severity}>
            <Severity level={severity} label={label} />
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <Paragraph className={styles.price}>{price}</Paragraph>
      {brands.map(({ slug, name, page, documents, rows }) => (
        <details key={slug} className={`fold ${styles.brand}`} data-brand={slug}>
          <summary>
            <h3>{name}</h3> {`${rows.length} ${copy.count}`}
          </summary>
          {/* Inside, so that a link to the brand opens it. */}
          <div id={slug} className={styles.inside}>
            <FaultCodeRows rows={rows} labels={labels} />
            <h4>
              {copy.documents} <span className="visually-hidden">{name}</span>
            </h4>
            <ol className={`numbers ${styles.documents}`}>
              {documents.map(({ label, source }) => (
                <li key={label}>
                  <strong>{label}</strong>, {source}
                </li>
              ))}
            </ol>
            {page !== null && (
              <p>
                <a href={page}>
                  {copy.brandPage} {name}
                </a>
              </p>
            )}
          </div>
        </details>
      ))}
    </HeadedSection>
  );
}

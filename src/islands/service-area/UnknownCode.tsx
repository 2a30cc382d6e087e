import { ButtonLink } from '#src/components/ButtonLink/ButtonLink.tsx';
import { seriesOf } from '#src/lib/place-search/regions.ts';
import answer from '../tools/Answer.module.css';
import { Rows } from '../tools/Rows.tsx';
import styles from './Area.module.css';
import type { ServiceAreaProps } from './props.ts';
import { regionRows } from './rows-of.tsx';

interface Props extends ServiceAreaProps {
  /** Four digits that no place of the list has. */
  code: string;
}

/** The answer for a code that the list does not have: what its series says, and the number to call. */
export function UnknownCode({ code, ...props }: Props) {
  const { words, phone, provinces, callLabel } = props;
  const series = seriesOf(code);
  const province = provinces.find(({ id }) => id === series?.province)?.name ?? '';
  const gasKnown = series?.region !== 'wallonia' || series.province === 'walloon-brabant';
  return (
    <article className={`${answer.card} ${styles.outside}`}>
      <div>
        <p className={styles.sign}>
          <b>{code}</b>
        </p>
        <h2 className={styles.verdict}>{words.unknownCode}</h2>
        <p>{words.unknownCodeText}</p>
        <div className={`${answer.actions} screen-only`}>
          <ButtonLink href={phone.href} variant="primary" size="large" newTabLabel={null}>
            {callLabel}
          </ButtonLink>
        </div>
      </div>
      {series !== null && <Rows rows={regionRows(props, series.region, province, gasKnown)} hang={false} />}
    </article>
  );
}

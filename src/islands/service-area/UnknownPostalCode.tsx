import { ButtonLink } from '#src/components/ButtonLink/ButtonLink.tsx';
import { provinceAndRegionOf } from '#src/lib/place-search/regions.ts';
import { AnswerRows } from '../shared/AnswerRows.tsx';
import { OutsideCard } from './OutsideCard.tsx';
import { regionRows } from './place-rows.tsx';
import type { ServiceAreaProps } from './props.ts';

interface Props extends ServiceAreaProps {
  /** Four digits that are no postal code of the list. */
  code: string;
}

/** The answer for an unknown postal code: its Region and province, and the company's phone number. */
export function UnknownPostalCode({ code, ...props }: Props) {
  const { labels, call, provinces } = props;
  const series = provinceAndRegionOf(code);
  const province = provinces.find(({ id }) => id === series?.province)?.name ?? '';
  const hasGasEmergencyNumber = series?.region !== 'wallonia' || series.province === 'walloon-brabant';
  return (
    <OutsideCard
      sign={<b>{code}</b>}
      heading={labels.unknownCode}
      text={labels.unknownCodeText}
      actions={<ButtonLink {...call} size="large" />}
    >
      {series !== null && (
        <AnswerRows rows={regionRows(props, series.region, province, hasGasEmergencyNumber)} />
      )}
    </OutsideCard>
  );
}

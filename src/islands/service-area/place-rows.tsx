import { type LegalRegion, provinceAndRegionOf } from '#src/lib/place-search/legal-regions.ts';
import { type AnswerRow, nearestPlaceRow } from '../shared/AnswerRows.tsx';
import type { PlaceView } from '../shared/place-view.ts';
import type { ServiceAreaProps } from './props.ts';

type Props = Pick<ServiceAreaProps, 'labels' | 'regions' | 'provinces' | 'dueHref'>;

/**
 * Returns the rows that hold in the whole Region: its name with the province, the maintenance rule, the number for a
 * smell of gas.
 * @param hasGasNumber false if it is unknown whether the number of the Region's operator holds: Wallonia outside Walloon
 * Brabant
 */
const regionRows = (
  { labels, regions, dueHref }: Props,
  region: LegalRegion,
  province: string,
  hasGasNumber: boolean,
): [place: AnswerRow, rule: AnswerRow, gas: AnswerRow] => {
  const { name = '', rule = '', gas = '' } = regions.find(({ id }) => id === region) ?? {};
  const ruleLink = <a href={`${dueHref}?region=${region}`}>{labels.ruleLink}</a>;
  const gasLink = <a href={`tel:${gas.replace(/[^\d+]/g, '')}`}>{gas}</a>;
  return [
    ['icon-region', labels.province, name, province],
    ['icon-rule', labels.rule, rule, ruleLink],
    ['icon-gas', labels.gas, hasGasNumber ? gasLink : labels.gasElsewhere, labels.gasNote],
  ];
};

/** Returns the rows of the answer for a place. */
export const placeRows = (props: Props, place: PlaceView): AnswerRow[] => {
  const { labels } = props;
  const { region, province, served } = place;
  const [name, rule, gas] = regionRows(props, region, province, served || region !== 'wallonia');
  const distance: AnswerRow = ['icon-distance', labels.distance, place.distance, labels.distanceNote];
  if (!served) return [name, distance, nearestPlaceRow(labels, place.nearest), rule, gas];
  return [
    name,
    ['icon-delay', labels.responseTime, place.responseTime, labels.responseTimeNote],
    distance,
    place.travelIncluded
      ? ['icon-travel', labels.travel, labels.travelIncluded, labels.travelIncludedNote]
      : ['icon-travel', labels.travel, labels.travelFurther, labels.travelFurtherNote],
    rule,
    gas,
  ];
};

/** Returns the rows of the answer for four digits that are no postal code of the list. */
export const unknownCodeRows = (props: Props, code: string): AnswerRow[] => {
  const series = provinceAndRegionOf(code);
  if (series === null) return [];
  const province = props.provinces.find(({ id }) => id === series.province)?.name ?? '';
  const hasGasNumber = series.region !== 'wallonia' || series.province === 'walloon-brabant';
  return regionRows(props, series.region, province, hasGasNumber);
};

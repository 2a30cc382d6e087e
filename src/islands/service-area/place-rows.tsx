import type { LegalRegion } from '#src/lib/place-search/regions.ts';
import { type AnswerRow, answerRow } from '../shared/AnswerRows.tsx';
import type { PlaceElsewhere, ServedPlaceView } from '../shared/place.ts';
import type { ServiceAreaProps } from './props.ts';

type Props = Pick<ServiceAreaProps, 'labels' | 'regions' | 'dueHref'>;

/**
 * Returns the rows that hold in the whole Region: its name with the province, the maintenance rule, the number for a
 * smell of gas.
 */
export const regionRows = (
  { labels, regions, dueHref }: Props,
  region: LegalRegion,
  province: string,
  /** False if it is unknown whether the number of the Region's operator holds: Wallonia outside Walloon Brabant. */
  hasGasEmergencyNumber: boolean,
): [place: AnswerRow, rule: AnswerRow, gas: AnswerRow] => {
  const { name = '', rule = '', gas = '' } = regions.find(({ id }) => id === region) ?? {};
  const ruleLink = <a href={`${dueHref}?region=${region}`}>{labels.ruleLink}</a>;
  const gasNumber = hasGasEmergencyNumber ? (
    <a href={`tel:${gas.replace(/[^\d+]/g, '')}`}>{gas}</a>
  ) : (
    labels.gasElsewhere
  );
  return [
    answerRow('icon-region', labels.province, name, province === '' ? null : province),
    answerRow('icon-rule', labels.rule, rule, ruleLink),
    answerRow('icon-gas', labels.gas, gasNumber, labels.gasNote),
  ];
};

/** Returns the rows of the answer for a served commune. */
export const servedRows = (props: Props, place: ServedPlaceView): AnswerRow[] => {
  const { labels } = props;
  const [region, rule, gas] = regionRows(props, place.region, place.province, true);
  return [
    region,
    answerRow('icon-delay', labels.responseTime, place.responseTime, labels.responseTimeNote),
    answerRow('icon-distance', labels.distance, place.distance, labels.distanceNote),
    place.travelIncluded
      ? answerRow('icon-travel', labels.travel, labels.travelIncluded, labels.travelIncludedNote)
      : answerRow('icon-travel', labels.travel, labels.travelFurther, labels.travelFurtherNote),
    rule,
    gas,
  ];
};

/** Returns the rows of the answer for a place that is not served. */
export const elsewhereRows = (props: Props, place: PlaceElsewhere): AnswerRow[] => {
  const { labels } = props;
  const { nearest } = place;
  const [region, rule, gas] = regionRows(props, place.region, place.province, place.region !== 'wallonia');
  return [
    region,
    answerRow('icon-distance', labels.distance, place.distance, labels.distanceNote),
    answerRow(
      'icon-nearest',
      labels.nearest,
      `${nearest.code} ${nearest.name}`,
      `${nearest.distance}, ${labels.nearestNote}`,
    ),
    rule,
    gas,
  ];
};

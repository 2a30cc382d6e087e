import type { ComponentProps } from 'react';
import type { LegalRegion } from '#src/lib/place-search/regions.ts';
import type { AnswerRows } from '../shared/AnswerRows.tsx';
import type { PlaceElsewhere, ServedPlaceView } from '../shared/place.ts';
import type { ServiceAreaProps } from './props.ts';

type Row = ComponentProps<typeof AnswerRows>['rows'][number];
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
): [place: Row, rule: Row, gas: Row] => {
  const { name = '', rule = '', gas = '' } = regions.find(({ id }) => id === region) ?? {};
  return [
    {
      drawingName: 'fact-region',
      label: labels.province,
      value: name,
      note: province === '' ? null : province,
    },
    {
      drawingName: 'fact-rule',
      label: labels.rule,
      value: rule,
      note: <a href={`${dueHref}?region=${region}`}>{labels.ruleLink}</a>,
    },
    {
      drawingName: 'fact-gas',
      label: labels.gas,
      value: hasGasEmergencyNumber ? (
        <a href={`tel:${gas.replace(/[^\d+]/g, '')}`}>{gas}</a>
      ) : (
        labels.gasElsewhere
      ),
      note: labels.gasNote,
    },
  ];
};

/** Returns the rows of the answer for a served commune. */
export const servedRows = (props: Props, place: ServedPlaceView): Row[] => {
  const { labels } = props;
  const [region, rule, gas] = regionRows(props, place.region, place.province, true);
  return [
    region,
    {
      drawingName: 'fact-delay',
      label: labels.responseTime,
      value: place.responseTime,
      note: labels.responseTimeNote,
    },
    {
      drawingName: 'fact-distance',
      label: labels.distance,
      value: place.distance,
      note: labels.distanceNote,
    },
    place.travelIncluded
      ? {
          drawingName: 'fact-travel',
          label: labels.travel,
          value: labels.travelIncluded,
          note: labels.travelIncludedNote,
        }
      : {
          drawingName: 'fact-travel',
          label: labels.travel,
          value: labels.travelFurther,
          note: labels.travelFurtherNote,
        },
    rule,
    gas,
  ];
};

/** Returns the rows of the answer for a place that is not served. */
export const elsewhereRows = (props: Props, place: PlaceElsewhere): Row[] => {
  const { labels } = props;
  const { nearest } = place;
  const [region, rule, gas] = regionRows(props, place.region, place.province, place.region !== 'wallonia');
  return [
    region,
    {
      drawingName: 'fact-distance',
      label: labels.distance,
      value: place.distance,
      note: labels.distanceNote,
    },
    {
      drawingName: 'fact-nearest',
      label: labels.nearest,
      value: `${nearest.code} ${nearest.name}`,
      note: `${nearest.distance}, ${labels.nearestNote}`,
    },
    rule,
    gas,
  ];
};

import type { ComponentProps } from 'react';
import type { LegalRegion } from '#src/lib/place-search/regions.ts';
import type { FactList } from '../shared/FactList.tsx';
import type { PlaceElsewhere, ServedPlaceView } from '../shared/place.ts';
import type { ServiceAreaProps } from './props.ts';

type Row = ComponentProps<typeof FactList>['rows'][number];
type Props = Pick<ServiceAreaProps, 'words' | 'regions' | 'dueHref'>;

/**
 * Returns the rows that hold in the whole Region: its name with the province, the maintenance rule, the number for a
 * smell of gas.
 */
export const regionRows = (
  { words, regions, dueHref }: Props,
  region: LegalRegion,
  province: string,
  /** False if it is unknown whether the number of the Region's operator holds: Wallonia outside Walloon Brabant. */
  hasGasEmergencyNumber: boolean,
): [place: Row, rule: Row, gas: Row] => {
  const { name = '', rule = '', gas = '' } = regions.find(({ id }) => id === region) ?? {};
  return [
    { drawing: 'fact-region', label: words.province, value: name, note: province === '' ? null : province },
    {
      drawing: 'fact-rule',
      label: words.rule,
      value: rule,
      note: <a href={`${dueHref}?region=${region}`}>{words.ruleLink}</a>,
    },
    {
      drawing: 'fact-gas',
      label: words.gas,
      value: hasGasEmergencyNumber ? (
        <a href={`tel:${gas.replace(/[^\d+]/g, '')}`}>{gas}</a>
      ) : (
        words.gasElsewhere
      ),
      note: words.gasNote,
    },
  ];
};

/** Returns the rows of the answer for a served commune. */
export const servedRows = (props: Props, place: ServedPlaceView): Row[] => {
  const { words } = props;
  const [region, rule, gas] = regionRows(props, place.region, place.province, true);
  return [
    region,
    {
      drawing: 'fact-delay',
      label: words.responseTime,
      value: place.responseTime,
      note: words.responseTimeNote,
    },
    { drawing: 'fact-distance', label: words.distance, value: place.distance, note: words.distanceNote },
    place.travelIncluded
      ? {
          drawing: 'fact-travel',
          label: words.travel,
          value: words.travelIncluded,
          note: words.travelIncludedNote,
        }
      : {
          drawing: 'fact-travel',
          label: words.travel,
          value: words.travelFurther,
          note: words.travelFurtherNote,
        },
    rule,
    gas,
  ];
};

/** Returns the rows of the answer for a place that is not served. */
export const elsewhereRows = (props: Props, place: PlaceElsewhere): Row[] => {
  const { words } = props;
  const { nearest } = place;
  const [region, rule, gas] = regionRows(props, place.region, place.province, place.region !== 'wallonia');
  return [
    region,
    { drawing: 'fact-distance', label: words.distance, value: place.distance, note: words.distanceNote },
    {
      drawing: 'fact-nearest',
      label: words.nearest,
      value: `${nearest.code} ${nearest.name}`,
      note: `${nearest.distance}, ${words.nearestNote}`,
    },
    rule,
    gas,
  ];
};

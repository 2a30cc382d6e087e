import type { Position } from '#src/lib/coordinates.ts';
import { plateSize } from './MapPlate.tsx';
import type { TownMark } from './town-map.ts';

/** Name plates are this much wider on phones, for larger letters: the `scale` of `rect` in PlaceMap.module.css. */
export const phonePlateScale = 1.45;

/** A town's name plate; on the map of its own page it is larger and has the text "you are here". */
interface Plate {
  /** Offset of the plate's centre from the town's dot. */
  offset: Position;
  width: number;
  height: number;
}

/** The name plate of a town. */
export const plateOf = (town: TownMark, isHere: boolean, hereLabel: string): Plate => {
  const detail = isHere ? `${town.postalCode} · ${hereLabel}` : town.postalCode;
  const { width, height } = plateSize(town.name, detail, isHere);
  return { offset: isHere ? town.largePlate : town.plate, width: width * phonePlateScale, height };
};

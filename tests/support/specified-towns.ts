/** The eight towns of the specification (RT-4). The owner may remove one, or add others. */
export const specifiedTowns = [
  'liedekerke',
  'ternat',
  'affligem',
  'denderleeuw',
  'ninove',
  'roosdaal',
  'asse',
  'aalst',
] as const;

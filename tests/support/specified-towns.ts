/** The eight towns of the specification (RT-4) with their postal codes. The owner may remove one, or add others. */
export const specifiedTowns: Record<string, string> = {
  liedekerke: '1770',
  ternat: '1740',
  affligem: '1790',
  denderleeuw: '9470',
  ninove: '9400',
  roosdaal: '1760',
  asse: '1730',
  aalst: '9300',
};

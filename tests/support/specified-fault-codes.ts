/** The 36 fault codes of spec §8, by brand, both in the order of the specification. */
export const specifiedFaultCodes: Record<string, string[]> = {
  vaillant: ['F.28', 'F.29', 'F.22', 'F.75'],
  bosch: ['EA', 'E9', 'A7', 'C6'],
  viessmann: ['F2', 'F4', 'F5', 'E8'],
  bulex: ['E03', 'E25', 'E83', 'E10'],
  junkers: ['EA', 'E2', 'F8', 'A8'],
  buderus: ['6A', '2E', '4C', '6C'],
  chaffoteaux: ['501', '103', '108', '110'],
  acv: ['E01', 'E02', 'E03', 'E09'],
  remeha: ['S.04', 'S.10', 'S.13', 'S.20'],
};

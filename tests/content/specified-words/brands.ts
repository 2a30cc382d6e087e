import { type Subject, subjectsOf } from './subject.ts';

/** A kind of fault: what it is, and by which words it is known in French and in Dutch. */
type Kind = readonly [of: string, fr: readonly string[], nl: readonly string[]];

const kinds = {
  ignition: ['ignition failure', ['allum|flamme'], ['ontst|vlam']],
  flame: ['a flame fault', ['flamme'], ['vlam']],
  flameOut: ['flame out', ['flamme', 'étein'], ['vlam', 'uitgegaan|gedoofd|uitgevallen']],
  lowWater: [
    'low water or pressure',
    ['eau|pression', 'manque|trop bas|se perd|trop peu'],
    ['water|druk', 'te weinig|te laag|weg'],
  ],
  pump: [
    'the pump or the pressure sensor',
    ['pompe|circulateur', 'capteur'],
    ['pomp', 'druksensor|drukvoeler'],
  ],
  overheat: ['overheating', ['surchauff|trop chaud'], ['oververhit|te heet']],
  fan: ['the fan', ['ventilateur'], ['ventilator']],
  fanOrSwitch: [
    'the fan or the pressure switch',
    ['ventilateur', 'pressostat'],
    ['ventilator', 'drukschakelaar'],
  ],
  sensor: ['the temperature sensor', ['sonde', 'température'], ['temperatuurvoeler|temperatuursensor']],
  flowOrReturn: [
    'the flow or return sensor',
    ['sonde', 'départ', 'retour'],
    ['voeler|sensor', 'aanvoer', 'retour'],
  ],
  outdoor: ['the outdoor sensor', ['sonde', 'extérieur'], ['buitenvoeler|buitensensor']],
  flow: ['the flow sensor', ['sonde', 'départ'], ['aanvoervoeler|aanvoersensor']],
  flowTooHot: ['a flow temperature too high', ['départ', 'trop chaud'], ['aanvoer', 'te warm|te heet']],
  variation: [
    'excessive temperature variation',
    ['température', 'vari'],
    ['temperatuur', 'schommel|varieer'],
  ],
  thermostat: ['the safety thermostat', ['thermostat', 'sécurité'], ['veiligheidsthermostaat']],
  shortCircuit: [
    'a short circuit of the sensor',
    ['sonde', 'court-circuit'],
    ['voeler|sensor', 'kortsluiting'],
  ],
  flueTooHot: [
    'a flue temperature too high',
    ['gaz de combustion|fumées', 'trop chaud'],
    ['rookgas', 'te heet|te warm'],
  ],
} satisfies Record<string, Kind>;

/** A code, its kind, and the fact that says to which pressure the circuit is filled, where the specification gives one. */
export type Fault = [code: string, kind: keyof typeof kinds, pressure?: string];

/** Spec §8: the 36 fault codes by brand, in their order. */
export const faults: Record<string, Fault[]> = {
  vaillant: [
    ['F.28', 'ignition'],
    ['F.29', 'flameOut'],
    ['F.22', 'lowWater'],
    ['F.75', 'pump'],
  ],
  bosch: [
    ['EA', 'flame'],
    ['E9', 'overheat'],
    ['A7', 'lowWater', '{repairs.pressure-bosch}'],
    ['C6', 'fan'],
  ],
  viessmann: [
    ['F2', 'sensor'],
    ['F4', 'flowOrReturn'],
    ['F5', 'outdoor'],
    ['E8', 'lowWater', '{repairs.pressure-viessmann|min} {repairs.pressure-viessmann|max}'],
  ],
  bulex: [
    ['E03', 'overheat'],
    ['E25', 'flowTooHot'],
    ['E83', 'variation'],
    ['E10', 'lowWater'],
  ],
  junkers: [
    ['EA', 'flame'],
    ['E2', 'thermostat'],
    ['F8', 'lowWater', '{repairs.pressure-junkers|min} {repairs.pressure-junkers|max}'],
    ['A8', 'fan'],
  ],
  buderus: [
    ['6A', 'flame'],
    ['2E', 'flow'],
    ['4C', 'lowWater', '{repairs.pressure-buderus|min} {repairs.pressure-buderus|max}'],
    ['6C', 'fanOrSwitch'],
  ],
  chaffoteaux: [
    ['501', 'flame'],
    ['103', 'overheat'],
    ['108', 'lowWater', '{repairs.pressure-chaffoteaux|min} {repairs.pressure-chaffoteaux|max}'],
    ['110', 'sensor'],
  ],
  acv: [
    ['E01', 'ignition'],
    ['E02', 'overheat'],
    ['E03', 'fanOrSwitch'],
    ['E09', 'lowWater'],
  ],
  remeha: [
    ['S.04', 'flame'],
    ['S.10', 'shortCircuit'],
    ['S.13', 'lowWater', '{repairs.pressure-remeha|min} {repairs.pressure-remeha|max}'],
    ['S.20', 'flueTooHot'],
  ],
};

/** What the specification wants the pages of brands to speak of (spec §2, §8). */
export const brandSubjects: readonly Subject[] = [
  ...Object.entries(faults).flatMap(([brand, codes]) =>
    codes.flatMap(([code, kind]) => {
      const [of, fr, nl] = kinds[kind];
      return subjectsOf('ER-2, spec §8', `brand-${brand}`, [[`faults.items[${code}].title`, of, fr, nl]]);
    }),
  ),
  ...subjectsOf('ER-2', 'fault-labels', [
    [
      'note',
      'that the casing is never opened',
      ['ouvrez jamais|pas ouvrir', 'habillage|capot'],
      ['open nooit|niet open', 'mantel'],
    ],
  ]),
  // BR-1: a brand in service, not one that is installed.
  ...subjectsOf('BR-1', 'brands', [
    [
      'cards.items[junkers].text',
      'appliances in service',
      ['en service|entret|répar'],
      ['in dienst|onderh|herstel'],
    ],
  ]),
  ...subjectsOf('BR-2', 'brand-junkers', [['about', 'appliances in service', ['en service'], ['in dienst']]]),
];

import type { AdviceKind } from '#src/lib/fault-codes/advice.ts';
import type { Severity } from '#src/lib/fault-codes/severity.ts';
import type { LabelPair } from './editor-labels.ts';

/** Subjects of fault codes, in the owner's words. Only `pressure` can be `self`, only `flame` and `reset` can be `once`. */
export const subjectLabels = {
  flame: ['Flamme ou allumage', 'Vlam of ontsteking'],
  'false-flame': ['Flamme signalée à tort', 'Vlam gemeld die er niet is'],
  overheat: ['Surchauffe', 'Oververhitting'],
  flue: ['Fumées et conduit', 'Rookgassen en schouw'],
  condensate: ['Condensats', 'Condenswater'],
  'gas-valve': ['Vanne de gaz', 'Gasblok'],
  'gas-supply': ['Arrivée du gaz', 'Gastoevoer'],
  pressure: ['Pression de l’eau', 'Waterdruk'],
  circulation: ['Circulation de l’eau', 'Doorstroming van het water'],
  sensor: ['Sonde', 'Voeler'],
  fan: ['Ventilateur', 'Ventilator'],
  electronics: ['Carte électronique', 'Printplaat'],
  communication: ['Liaison entre les appareils', 'Verbinding tussen de toestellen'],
  external: ['Appareil extérieur à la chaudière', 'Toestel buiten de ketel'],
  setting: ['Réglage', 'Instelling'],
  power: ['Alimentation électrique', 'Stroomtoevoer'],
  reset: ['Réarmement', 'Herstarten'],
  service: ['Entretien demandé', 'Onderhoud gevraagd'],
} as const satisfies Record<string, LabelPair>;

export const firstCheckLabels = {
  none: ['Rien', 'Niets'],
  gauge: ['Le manomètre', 'De drukmeter'],
  'gas-tap': ['Le robinet du gaz', 'De gaskraan'],
  power: ['Le courant', 'De stroom'],
  thermostat: ['Le thermostat', 'De thermostaat'],
  'cool-down': ['Laisser refroidir', 'Laten afkoelen'],
} as const satisfies Record<string, LabelPair>;

/** How far a resident may go. */
export const severityLabels = {
  self: ['À faire soi-même', 'Zelf te doen'],
  once: ['Un essai, pas deux', 'Eén poging, niet meer'],
  technician: ['Pour un technicien', 'Voor een technicus'],
  danger: ['Danger : éteindre et appeler', 'Gevaar: uitschakelen en bellen'],
} as const satisfies Record<Severity, LabelPair>;

/** The advice of a page, with how far it lets a resident go. `sensor` says nothing of a sensor: a technician looks, whatever it is. */
export const adviceLabels = {
  ignition: ['Un essai, pas deux · Allumage', 'Eén poging, niet meer · Ontsteking'],
  flame: ['Pour un technicien · Flamme', 'Voor een technicus · Vlam'],
  pressure: ['À faire soi-même · Pression : remplir', 'Zelf te doen · Druk: bijvullen'],
  gauge: [
    'Pour un technicien · Pression : lire le manomètre, puis appeler',
    'Voor een technicus · Druk: drukmeter aflezen, dan bellen',
  ],
  sensor: [
    'Pour un technicien · Sonde, eau, condensats ou autre',
    'Voor een technicus · Voeler, water, condenswater of iets anders',
  ],
  fan: ['Pour un technicien · Ventilateur', 'Voor een technicus · Ventilator'],
  flue: ['Danger · Fumées', 'Gevaar · Rookgassen'],
  overheat: ['Danger · Surchauffe', 'Gevaar · Oververhitting'],
  gas: ['Danger · Gaz', 'Gevaar · Gas'],
} as const satisfies Record<AdviceKind, LabelPair>;

export const manualVerdictLabels = {
  agrees: ['La notice dit la même chose', 'De handleiding zegt hetzelfde'],
  contradicts: ['La notice dit autre chose', 'De handleiding zegt iets anders'],
  'not-compared': ['Personne ne l’a encore comparé à la notice', 'Nog niet vergeleken met de handleiding'],
  'not-found': ['Pas encore retrouvé dans une notice', 'Nog niet teruggevonden in een handleiding'],
} as const satisfies Record<string, LabelPair>;

export const manualSourceLabels = {
  original: ['Dans la notice même', 'In de handleiding zelf'],
  transcription: ['Recopiée par quelqu’un d’autre', 'Overgenomen door iemand anders'],
} as const satisfies Record<string, LabelPair>;

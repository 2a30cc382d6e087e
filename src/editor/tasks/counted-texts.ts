const pluralNumberWords =
  'deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf';

/** A text that says how many communes there are. */
export const townCountPattern = new RegExp(
  `(?<!\\p{L})(?:${pluralNumberWords})(?!\\p{L})[^.]{0,25}(?<!\\p{L})(?:communes?|gemeenten?)(?!\\p{L})`,
  'iu',
);

/** A text that says how many brands there are. */
export const brandCountPattern = new RegExp(
  `(?<!\\p{L})(?:${pluralNumberWords})(?!\\p{L})(?:[^.]{0,25}(?<!\\p{L})(?:marque|merk(?!t))|.*page:brands)|page:brands.*(?<!\\p{L})(?:${pluralNumberWords})(?!\\p{L})`,
  'iu',
);

/** Messages about expired data, and about sample data that must be replaced before the launch. */
export const expiryAndLaunchMessages = {
  'fact-stale':
    'had to be reviewed by {reviewBy}. Texts that name it say that it is being checked. Look it up at its source, and update reviewed and reviewBy.',
  'fact-ended':
    'ended on {until}. Pages leave out the texts that name it. Rewrite these texts and delete the fact, or write a later day.',
  'grant-state-outdated':
    'says "{text}", but by its dates {names} is now {state}. Look it up and rewrite the sentence.',
  'next-applies':
    'its next value applies since {from}: pages print {value}. The file does not say what is true. Write it after value: and delete next:.',
  'sample-value':
    'sample value. Visitors would take it for real. Write the real one and remove the key from sampleValues.',
  'reserved-value': '"{value}" is not a real value. Visitors would reach nobody. Write the real one.',
  'samples-shown':
    'the site shows invented projects, reviews and plates. The law forbids invented reviews. Write false: pages leave all of it out.',
  'sample-project':
    'invented project. Visitors would take it for real. Replace it by a real one, or remove it.',
  'sample-customer':
    'invented customer. The law forbids invented reviews. Replace it by a real one, or remove it.',
  'provisional-text':
    'stands in for: {missing}. The page says less than it should. Rewrite it and remove it from content/provisional-texts.yaml.',
  'sample-sentence':
    'calls something invented or an example. Visitors would wonder. Rewrite it once the real data are in.',
  'logo-without-permission':
    'no logo. A plate shows the name. If its owner allows it, save it in public/logos/; otherwise write none.',
  'values-disagree':
    'pages disagree: {values}. Visitors would not know what is true. Give every place one value, or delete this entry.',
  'reviews-old':
    'was read on {readOn}, over a year ago. Pages leave the score out. Read it again at its source, and update score, count and readOn.',
  'never-verified': 'never verified. Pages may print something wrong. Look it up and write down the source.',
} as const;

/** Messages about grants and loans. */
export const grants = {
  'grant-without-day':
    'no day on which it opens or closes. Pages would say for ever that it is open. Write from, until or closedFrom with the name of a date.',
  'grant-two-ends':
    'until (last day) and closedFrom (first day without it) say the same. Pages would not know which holds. Write one of them.',
  'grant-not-a-date':
    '{name} is no date. The status could not tell whether the grant is open. Name a fact of the unit date.',
  'grant-without-review':
    'none of its facts has {key}. The status could never close. Give its facts reviewed and reviewBy.',
  'grant-region':
    '{name} is a fact of another Region than {region}. The board would show what nobody gets there. Name a fact of this Region.',
  'grant-said':
    'says "{text}", but {names} is {state} (content/grants.yaml): visitors would count on what is not so. Rewrite the sentence; if it is right, correct the state.',
} as const;

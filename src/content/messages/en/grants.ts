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
  'grant-kind':
    'is grant, but {name} is about a loan. Visitors would expect money that they have to pay back. Write kind: loan, or name facts of a grant.',
  'loan-kind':
    'is loan, but none of its facts is about a loan. Visitors would expect to pay back what they are given. Write kind: grant, or name facts of a loan.',
  'grant-not-an-amount':
    '{name} is a date. The board would show it among the amounts. Name a fact with an amount, or write it as from, until or closedFrom.',
  'grant-said':
    'says "{text}", but {names} is {state} (content/grants.yaml): visitors would count on what is not so. Rewrite the sentence; if it is right, correct the state.',
  'grant-order':
    'is the end of {name}, which begins on {first}: it would end on {last}, before it begins, and the board would never show it. Correct this day, or the first one.',
} as const;

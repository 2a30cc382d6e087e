/** Mistakes that may pass the check: what kind, in which file and key, and why. Nothing else may. */
export const harmless: readonly (readonly [kind: RegExp, place: RegExp, why: string])[] = [
  [
    /./,
    /^content\/(?:allowed-digits\.yaml .*why|placeholders\.yaml .*missing|facts\/\S+ .*\.(?:source|note|unused))/,
    'Words for those who edit the content: no page prints them.',
  ],
  [
    /^(?:number|key removed)/,
    /^content\/towns\/\S+ (?:plate|riverLabel)/,
    'A name moves within its map; the layout tests see one that covers another.',
  ],
  [
    /^number/,
    /^content\/facts\/claims\.yaml clients/,
    'The specification gives two figures ten times apart: each is as possible.',
  ],
  [
    /^option of another$/,
    /^content\/(?:placeholders\.yaml \d+\.copy|facts\/articles\.yaml quote-two\.regime)/,
    'Another page may have the sentence, too; and no page adds VAT to the quote.',
  ],
  [/^number/, /^content\/brands\/\S+ order$/, 'Only which comes before which counts.'],
  [/^file emptied$/, /^content\/(?:moved|placeholders)\.yaml/, 'A list that may be empty.'],
  [
    /^item removed$/,
    /^content\/(?:company\.yaml samples|placeholders\.yaml)/,
    'The launch check finds reserved values and sentences about examples without the list.',
  ],
  [
    /^item removed$/,
    /^content\/(?:fault-codes|postal-codes|allowed-digits|grants|company\.yaml areasServed|towns\/\S+ (?:districts|neighbours))/,
    'The content says less, and nothing wrong.',
  ],
  [
    /^key removed$/,
    /^content\/(?:facts\/\S+ .*\.(?:note|vat|confirmed|former)|installation\.yaml vat-basis|facts\/maintenance\.yaml oil-interval$|postal-codes\.yaml served|allowed-digits|fault-codes\/\S+ .*(?:aliases|notFound|pages|note))/,
    'The content says less, and nothing wrong: a price without vat: cannot stand where prices are, and no page prints the interval.',
  ],
  [
    /./,
    /^content\/allowed-digits\.yaml .*pattern$/,
    'A pattern that fits nothing lets less pass: the check finds the digits that it let pass.',
  ],
  [
    /^(?:text of the other language|postal code)/,
    /^content\/(?:regions|towns|projects|testimonials)\S* .*(?:name|location|town|districts|postalCode)/,
    'A place may have one name in both languages, and no other file knows its code.',
  ],
  [
    /^text of the other language$/,
    /^content\/(?:articles\/\S+ keywords|copy\/\S+ meta\.keywords|fault-codes\/\S+ .*label\.)/,
    'Names of grants, makers and models, and words that people type into a search engine.',
  ],
  [
    /^postal code/,
    /^content\/(?:postal-codes\.yaml elsewhere|fault-codes|facts\/places\.yaml ternat-lombeek-code)/,
    'The list of the post itself, and codes of faults with four digits: only their source can tell.',
  ],
  [
    /^number/,
    /^content\/facts\/(?:law|subsidies|articles|consumer|underfloor|running-cost|heat-pump)/,
    'A figure of a law or a maker within the usual range: only its source can tell.',
  ],
  [
    /^option of another$/,
    /^content\/(?:fault-codes\/\S+ .*(?:subject|severity|firstCheck|families|languages|read|advice|verdict)|grants\.yaml .*(?:id|older|younger|amounts)|copy\/\S+ meta\.keywords|facts\/\S+ price-after-subsidies\.regime)/,
    'Another document or law could say so; what would be unsafe is found.',
  ],
  [
    /^key removed$/,
    /^content\/grants\.yaml \S+\.(?:from|until|closedFrom)$/,
    'The editor writes so that a scheme is open again: only the Region can tell.',
  ],
  [
    /^key removed$/,
    /^content\/facts\/vat\.yaml hybrid-\S+\.formula$/,
    'The value stays as it is: only nobody computes it anew.',
  ],
  [
    /^(?:option of another|key removed)$/,
    /^content\/facts\/\S+ \S+\.from$/,
    'Whether a price is exact or the lowest one is decided by the owner.',
  ],
  [
    /^item removed$/,
    /^content\/company\.yaml openingHours/,
    'On which days the office is open is decided by the owner.',
  ],
  [
    /./,
    /^content\/facts\/maintenance\.yaml price-shown\.(?:insteadOf|regime)/,
    'A second price of the specification: only structured data have it, without VAT and without a comparison.',
  ],
  [
    /^(?:file|text) of the other language$/,
    /^content\/copy\/(?:entrance|not-found)/,
    'Pages that say the same in both languages.',
  ],
  [
    /^option of another$/,
    /^content\/(?:company|projects|testimonials|towns|copy\/brand-)\S* ?.*(?:sample|showSamples|strengths\.shared|neighbours|areasServed|background|xDefault|image|wholePostalCode|plate\.\d+)/,
    'A choice of the owner: the other value is as possible.',
  ],
  [
    /^(?:text of the other language|option of another)$/,
    /^content\/(?:ui\/|copy\/\S+ .*(?:\.name|columns\.\w+|rangeValue|subject|plate\S*)$)/,
    'A limit, not harmless: nothing tells the language of a label or a name whose words no other text has.',
  ],
];

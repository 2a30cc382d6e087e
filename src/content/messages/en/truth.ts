/** Language, places, plausible values, numbers to call, grants: what can be typed and is not true. */
export const truth = {
  'other-language':
    '"{text}" looks like {language}. Visitors would read a language that they may not know. Write it in the language of the file; mark a name in the other language as [name](lang:nl).',
  'language-copied':
    '{equal} of {total} texts are those of the French file. Visitors would read French on a Dutch page. Translate them.',
  'category-language':
    '"{category}" is the category in both languages. One card would have it in the wrong language, without its emoji. Write each in its language, or give the category an emoji.',
} as const;

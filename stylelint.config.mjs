const fromScale = (name) => new RegExp(`^(0|inherit|var\\(--${name}[\\w-]*\\))$`);
const spaces = '/^(margin|padding|gap|row-gap|column-gap)/';
const borderWidths = '/^border(-(top|bottom|left|right|inline|block)(-(start|end))?)?(-width)?$/';
/** What is part of a drawing grows with it. */
const fontSizes = [fromScale('text-'), /var\(--drawing-unit\)/];
const weights = fromScale('weight-');

/**
 * Styles have values of the scale: src/styles/sizes.css, colours.css, breakpoints.css. Another value needs the reason
 * beside it: a comment `stylelint-disable-next-line RULE -- reason`.
 */
export default {
  reportDescriptionlessDisables: true,
  reportInvalidScopeDisables: true,
  reportNeedlessDisables: true,
  reportUnscopedDisables: true,
  referenceFiles: ['src/styles/breakpoints.css'],
  rules: {
    'declaration-property-unit-allowed-list': [
      { [spaces]: ['%', 'vw'], [borderWidths]: [], '/radius$/': [] },
      {
        message: (property, unit) =>
          `${property} in ${unit} is off the scale: use a token of src/styles/sizes.css`,
      },
    ],
    'declaration-property-value-allowed-list': [
      { 'font-size': fontSizes, 'font-weight': weights },
      {
        message: (property, value) =>
          `${property}: ${value} is off the scale: use a token of src/styles/sizes.css`,
      },
    ],
    // Black and transparent are what a mask is made of.
    'declaration-property-value-disallowed-list': [
      { '/./': /#(?!000)[\da-f]{3}|\b(rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/i },
      { message: (property) => `${property} has a colour of its own: use a token of src/styles/colours.css` },
    ],
    'color-named': ['never', { message: (name) => `"${name}" is no token of src/styles/colours.css` }],
    'media-feature-name-disallowed-list': [
      ['width', 'min-width', 'max-width'],
      { message: (name) => `(${name} …) is no breakpoint: use one of src/styles/breakpoints.css` },
    ],
    'no-unknown-custom-media': true,
  },
  overrides: [
    // What declares the scale; drawings have sizes in units of their own, and fallbacks for tokens of dark mode.
    {
      files: ['src/styles/{sizes,colours,font}.css', 'src/styles/drawing/*.css'],
      rules: Object.fromEntries(
        [
          'declaration-property-unit-allowed-list',
          'declaration-property-value-allowed-list',
          'declaration-property-value-disallowed-list',
        ].map((rule) => [rule, null]),
      ),
    },
  ],
};

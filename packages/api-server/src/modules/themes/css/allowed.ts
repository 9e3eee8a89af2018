/** Properties that change how a part looks, and not where it lies or what it says. */
export const allowedProperties: ReadonlySet<string> = new Set([
  'color',
  'background',
  'background-color',
  'background-image',
  'background-size',
  'background-position',
  'background-repeat',
  'opacity',
  'display',
  'gap',
  'row-gap',
  'column-gap',
  'flex-direction',
  'flex-wrap',
  'justify-content',
  'align-items',
  'grid-template-columns',
  'max-width',
  'aspect-ratio',
  'object-fit',
  'list-style-type',
  'box-shadow',
  'transition',
  'transition-property',
  'transition-duration',
  'transition-timing-function',
  'letter-spacing',
  'word-spacing',
  'line-height',
  'hyphens',
  'font',
  'font-family',
  'font-size',
  'font-style',
  'font-weight',
  'font-variant',
  'font-variant-numeric',
  'font-variant-caps',
  'font-feature-settings',
  'text-align',
  'text-transform',
  'text-wrap',
  'text-decoration',
  'text-decoration-line',
  'text-decoration-color',
  'text-decoration-style',
  'text-decoration-thickness',
  'text-underline-offset',
  'outline',
  'outline-color',
]);
/** Families of properties that are allowed as a whole: `padding-inline-start`. */
const allowedFamilies = ['padding', 'margin', 'border'];
const refusedOfFamilies: ReadonlySet<string> = new Set(['border-image', 'border-image-source']);

export const isAllowedProperty = (name: string): boolean =>
  allowedProperties.has(name) ||
  (!refusedOfFamilies.has(name) &&
    allowedFamilies.some((family) => name === family || name.startsWith(`${family}-`)));

const moves = 'It could lay a part over the inquiry form.';
/** Why a property that people ask for is refused. */
export const refusedProperties: Readonly<Record<string, string>> = {
  position: moves,
  'z-index': moves,
  top: moves,
  right: moves,
  bottom: moves,
  left: moves,
  inset: moves,
  float: moves,
  transform: moves,
  translate: moves,
  scale: moves,
  rotate: moves,
  width: 'It could push a part over the inquiry form. Use max-width.',
  height: 'It could push the inquiry form out of sight.',
  order: 'Keyboard and screen readers follow another order than the one that is seen.',
  content: 'It would add text that is not in the page, which can’t be checked.',
  behavior: 'It runs programs in old browsers.',
  '-moz-binding': 'It runs programs in old browsers.',
  filter: 'It can hide what a part says.',
  'clip-path': 'It can hide what a part says.',
  cursor: 'It can load a file from elsewhere.',
  'border-image': 'It can load a file from elsewhere.',
  'mask-image': 'It can load a file from elsewhere.',
  'pointer-events': 'It can make buttons and links that do nothing.',
  visibility: 'It can hide what a part says while its place stays.',
};

export const allowedFunctions: ReadonlySet<string> = new Set([
  'rgb',
  'rgba',
  'hsl',
  'hsla',
  'hwb',
  'lab',
  'lch',
  'oklab',
  'oklch',
  'color-mix',
  'linear-gradient',
  'radial-gradient',
  'conic-gradient',
  'repeating-linear-gradient',
  'repeating-radial-gradient',
  'cubic-bezier',
  'steps',
  'repeat',
  'minmax',
  'var',
]);
export const refusedFunctions: Readonly<Record<string, string>> = {
  url: 'Files from elsewhere are not loaded: their server would learn who reads the page.',
  'image-set': 'Files from elsewhere are not loaded: their server would learn who reads the page.',
  image: 'Files from elsewhere are not loaded: their server would learn who reads the page.',
  src: 'Files from elsewhere are not loaded: their server would learn who reads the page.',
  expression: 'It runs programs in old browsers.',
  attr: 'It would show text from the code of the page.',
  calc: 'Write the length itself.',
  clamp: 'Write the length itself.',
  min: 'Write the length itself.',
  max: 'Write the length itself.',
  env: 'Write the length itself.',
};

export const allowedPseudoClasses: ReadonlySet<string> = new Set([
  'hover',
  'active',
  'focus',
  'focus-visible',
  'focus-within',
  'first-child',
  'last-child',
  'only-child',
  'nth-child',
  'nth-last-child',
]);

export const allowedMediaFeatures: ReadonlySet<string> = new Set([
  'width',
  'min-width',
  'max-width',
  'hover',
  'orientation',
  'prefers-color-scheme',
  'prefers-contrast',
  'prefers-reduced-motion',
]);

export const refusedAtRules: Readonly<Record<string, string>> = {
  import: 'Put the rules themselves here.',
  'font-face': 'Choose the fonts under Branding.',
  charset: 'The style sheet is UTF-8 always.',
  layer: 'Rules apply in the order in which they stand.',
  keyframes: 'Use a transition.',
  property: 'Use the colours of the list.',
  container: 'Use @media.',
  supports: 'Write the rule itself: browsers leave out what they do not know.',
};
/** The longest value that is looked at: matching much longer ones against the grammar takes long. */
export const longestValue = 240;
/** Words, numbers and commas of one value. */
export const mostParts = 48;
/** Of one style sheet. */
export const mostRules = 1000;
/** Of brackets within brackets: nothing that is meant needs more. */
export const deepestBrackets = 12;

import { cutText } from '@rostrum/contracts';
import { generate, lexer, walk, type CssNode, type Declaration } from 'css-tree';
import { themeColourVariables } from '@rostrum/contracts/builder';
import {
  allowedFunctions,
  isAllowedProperty,
  longestValue,
  mostParts,
  refusedFunctions,
  refusedProperties,
} from './allowed.ts';

type Complain = (node: CssNode, message: string) => void;

const variables: ReadonlySet<string> = new Set(themeColourVariables.map(({ name }) => name));
/** What may be drawn in with a negative length, within its own part. */
const mayBeNegative: ReadonlySet<string> = new Set(['letter-spacing', 'word-spacing', 'box-shadow']);
/** Drawn outside of the part itself. */
const drawnOutside: ReadonlySet<string> = new Set([
  'box-shadow',
  'outline',
  'letter-spacing',
  'word-spacing',
]);

/** The longest length by its unit; another unit is refused where it is a length. */
const longest: Readonly<Record<string, number>> = {
  px: 1200,
  rem: 60,
  em: 60,
  ch: 120,
  vw: 100,
  vh: 100,
  pt: 200,
  fr: 12,
  s: 5,
  ms: 5000,
  deg: 360,
  turn: 1,
};
const longestOutside: Readonly<Record<string, number>> = { px: 64, rem: 4, em: 4 };

function checkNumber(property: string, node: CssNode, complain: Complain): void {
  if (node.type !== 'Dimension' && node.type !== 'Percentage' && node.type !== 'Number') return;
  const size = Number(node.value);
  if (size < 0 && !mayBeNegative.has(property)) {
    complain(node, `“${property}” takes no negative value: it could lay a part over the inquiry form.`);
    return;
  }
  if (node.type !== 'Dimension') return;
  const unit = node.unit.toLowerCase();
  const limits = drawnOutside.has(property) ? longestOutside : longest;
  const most = property === 'font-size' && unit === 'px' ? 120 : limits[unit];
  if (most === undefined) complain(node, `The unit “${node.unit}” is not allowed for “${property}”.`);
  else if (Math.abs(size) > most)
    complain(node, `“${property}” takes at most ${most}${unit}: more could cover other parts of the page.`);
}

function checkFunction(node: CssNode & { type: 'Function' }, complain: Complain): void {
  const name = node.name.toLowerCase();
  if (!allowedFunctions.has(name)) {
    complain(node, `“${name}()” is not allowed. ${refusedFunctions[name] ?? 'Write the value itself.'}`);
    return;
  }
  if (name !== 'var') return;
  const [variable, ...rest] = node.children.toArray();
  if (variable?.type !== 'Identifier' || !variables.has(variable.name) || rest.length > 0)
    complain(node, 'This is no colour of the theme. Use those of the list, like var(--rostrum-accent).');
}

const fontProperties: ReadonlySet<string> = new Set(['font', 'font-family', 'font-feature-settings']);

function checkValue({ property, value }: Declaration, complain: Complain): void {
  let hasVariable = false;
  let parts = 0;
  walk(value, (node) => {
    parts += 1;
    if (node.type === 'Url') complain(node, `“url()” is not allowed. ${refusedFunctions['url'] ?? ''}`);
    else if (node.type === 'Raw') complain(node, 'This value is not understood.');
    else if (node.type === 'String' && !fontProperties.has(property.toLowerCase()))
      complain(node, 'Text in quotation marks is allowed for fonts alone.');
    else if (node.type === 'Function') {
      hasVariable ||= node.name.toLowerCase() === 'var';
      checkFunction(node, complain);
    } else checkNumber(property.toLowerCase(), node, complain);
  });
  if (hasVariable || value.type === 'Raw') return;
  // The grammar is matched by trying: a value of many parts takes it long.
  if (parts > mostParts) complain(value, `A value has at most ${mostParts} parts here.`);
  else if (lexer.matchProperty(property, value).error)
    complain(value, `“${cutText(generate(value), 60)}” is no value of “${property}”.`);
}

/** One declaration: a property and a value that stay within their part. */
export function checkDeclaration(declaration: Declaration, complain: Complain): void {
  const property = declaration.property.toLowerCase();
  if (property.startsWith('--')) {
    complain(declaration, 'Own variables are not allowed. Use the colours of the list.');
    return;
  }
  if (!isAllowedProperty(property)) {
    const why = refusedProperties[property] ?? 'It is not among what can be changed here.';
    complain(declaration, `“${property}” is not allowed. ${why}`);
    return;
  }
  if (declaration.important) complain(declaration, '“!important” is not needed. Take it out.');
  if (generate(declaration.value).length > longestValue) {
    complain(declaration, `This value is longer than ${longestValue} characters.`);
    return;
  }
  checkValue(declaration, complain);
}

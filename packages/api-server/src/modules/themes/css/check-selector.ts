import type { CssNode, Selector, SelectorList } from 'css-tree';
import { themeClasses } from '@rostrum/contracts/builder';
import { allowedPseudoClasses } from './allowed.ts';

type Complain = (node: CssNode, message: string) => void;

const known: ReadonlySet<string> = new Set(themeClasses.map(({ name }) => name));
const useClasses = 'Use the classes of the list.';

/** Says what is wrong with one part; true for a class of the list. */
function checkPart(part: CssNode, complain: Complain): boolean {
  switch (part.type) {
    case 'ClassSelector':
      if (!known.has(part.name)) complain(part, `“.${part.name}” is no class of public pages. ${useClasses}`);
      return true;
    case 'PseudoClassSelector':
      if (!allowedPseudoClasses.has(part.name))
        complain(part, `“:${part.name}” is not allowed. ${useClasses}`);
      else if (part.children?.some((child) => child.type === 'Nth' && child.selector !== null))
        complain(part, `“:${part.name}” takes a number here, and no selector.`);
      return false;
    case 'PseudoElementSelector':
      complain(part, `“::${part.name}” is not allowed: it would add to what the page says.`);
      return false;
    case 'TypeSelector':
      complain(part, `“${part.name}” would also style forms. ${useClasses}`);
      return true;
    case 'AttributeSelector':
      complain(part, `Attributes are not allowed: they can reveal what a visitor types. ${useClasses}`);
      return true;
    default:
      complain(part, `A selector can’t contain this here. ${useClasses}`);
      return true;
  }
}

function checkSelector(selector: Selector, complain: Complain): void {
  let hasClass = false;
  let parts = 0;
  const close = (node: CssNode) => {
    if (!hasClass && parts > 0) complain(node, `Each part of a selector names a class. ${useClasses}`);
    hasClass = false;
    parts = 0;
  };
  for (const part of selector.children.toArray()) {
    if (part.type === 'Combinator') close(part);
    else {
      parts += 1;
      hasClass = checkPart(part, complain) || hasClass;
    }
  }
  close(selector);
}

/** Selectors reach the parts that the list names, and nothing else: each compound has one of its classes. */
export function checkSelectors(prelude: SelectorList, complain: Complain): void {
  for (const selector of prelude.children.toArray())
    if (selector.type === 'Selector') checkSelector(selector, complain);
    else complain(selector, `This is no selector. ${useClasses}`);
}

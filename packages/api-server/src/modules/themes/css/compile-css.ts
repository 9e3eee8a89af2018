import { generate, parse, type Atrule, type CssNode, type Rule } from 'css-tree';
import { maximumCssBytes, maximumCssProblems, type CssProblem } from '@rostrum/contracts/builder';
import { allowedMediaFeatures, deepestBrackets, mostRules, refusedAtRules } from './allowed.ts';
import { checkDeclaration } from './check-declaration.ts';
import { checkSelectors } from './check-selector.ts';
import { findBracketProblem } from './find-bracket-problem.ts';
import { findCharacterProblem } from './find-character-problem.ts';

export interface CompiledCss {
  problems: CssProblem[];
  /** Rules without problems, each within the scope. */
  css: string;
}

const unreadable = 'This is not understood. A declaration looks like “color: #12181B;”.';
type Complain = (node: CssNode, message: string) => void;

/** Where public pages of an organisation are marked. */
export const scopeOf = (companyUsername: string): string =>
  `[data-organisation="${companyUsername.replaceAll(/[^\p{L}\p{N}\-._~]/gu, '')}"]`;

function writeRule(rule: Rule, scope: string, complain: Complain): string {
  const { prelude, block } = rule;
  if (prelude.type !== 'SelectorList') {
    complain(prelude, 'This is no selector. Use the classes of the list.');
    return '';
  }
  checkSelectors(prelude, complain);
  const declarations = block.children.toArray().flatMap((node) => {
    if (node.type !== 'Declaration') {
      if (node.type === 'Raw') {
        if (/[^;\s]/.test(node.value)) complain(node, unreadable);
      } else complain(node, 'Rules do not stand within rules. Write each by itself.');
      return [];
    }
    checkDeclaration(node, complain);
    return [generate(node)];
  });
  const selectors = prelude.children.toArray().map((selector) => `${scope} ${generate(selector)}`);
  return declarations.length === 0 ? '' : `${selectors.join(',')}{${declarations.join(';')}}`;
}

function checkMedia(prelude: CssNode, complain: Complain): void {
  const visit = (node: CssNode): void => {
    if (node.type === 'Feature' || node.type === 'FeatureRange') {
      const name = node.type === 'Feature' ? node.name : generate(node).match(/[a-z][a-z-]*/)?.[0];
      if (!name || !allowedMediaFeatures.has(name.replace(/^(min|max)-/, '')))
        complain(node, 'This condition is not allowed. Ask for width, hover or what the reader prefers.');
    }
    if (node.type === 'Raw') complain(node, 'This condition is not understood.');
    if ('children' in node && node.children) node.children.forEach(visit);
    if (node.type === 'MediaQuery' && node.condition) visit(node.condition);
  };
  visit(prelude);
}

function writeAtRule(rule: Atrule, writeNested: (node: CssNode) => string, complain: Complain): string {
  const name = rule.name.toLowerCase();
  if (name !== 'media' || !rule.block || !rule.prelude) {
    complain(rule, `“@${name}” is not allowed. ${refusedAtRules[name] ?? 'Only @media is.'}`);
    return '';
  }
  checkMedia(rule.prelude, complain);
  const rules = rule.block.children.toArray().map(writeNested).join('');
  return rules === '' ? '' : `@media ${generate(rule.prelude)}{${rules}}`;
}

/**
 * Checks the style sheet of an organisation and writes it anew from what was understood, each rule under the scope. Only
 * what is known to be harmless is kept: a rule with a problem is left out, and a sheet with one is never published.
 */
export function compileCss(source: string, scope: string): CompiledCss {
  const problems: CssProblem[] = [];
  const add = (problem: CssProblem) => {
    const isSame = (other: CssProblem) => other.line === problem.line && other.message === problem.message;
    if (problems.length < maximumCssProblems && !problems.some(isSame)) problems.push(problem);
  };
  if (Buffer.byteLength(source) > maximumCssBytes)
    return { problems: [{ line: 1, column: 1, message: 'The style sheet is longer than 64 KB.' }], css: '' };
  const unparsed = findCharacterProblem(source, deepestBrackets) ?? findBracketProblem(source);
  if (unparsed) return { problems: [unparsed], css: '' };

  /** Lines where the parser said itself what it expected. */
  const misread = new Set<number>();
  const ast = parse(source, {
    positions: true,
    onParseError: ({ message, line, column }) => {
      misread.add(line);
      add({ line, column, message: `${message}.` });
    },
  });
  const write = (node: CssNode, isNested = false): string => {
    let isClean = true;
    const complain: Complain = ({ loc }, message) => {
      isClean = false;
      const { line, column } = loc?.start ?? node.loc?.start ?? { line: 1, column: 1 };
      if (message !== unreadable || !misread.has(line)) add({ line, column, message });
    };
    const written = writeNode(node, complain, isNested);
    return isClean ? written : '';
  };
  const writeNode = (node: CssNode, complain: Complain, isNested: boolean): string => {
    if (node.type === 'Rule') return writeRule(node, scope, complain);
    if (node.type === 'Atrule' && !isNested)
      return writeAtRule(node, (inner) => write(inner, true), complain);
    if (node.type === 'Comment' || node.type === 'WhiteSpace') return '';
    complain(
      node,
      node.type === 'Atrule' ? '@media does not stand within @media.' : 'This is not understood.',
    );
    return '';
  };
  const rules = ast.type === 'StyleSheet' ? ast.children.toArray() : [];
  if (rules.length > mostRules)
    add({ line: 1, column: 1, message: `There are ${rules.length} rules; at most ${mostRules} are read.` });
  const css = rules
    .slice(0, mostRules)
    .map((node) => (problems.length < maximumCssProblems ? write(node) : ''))
    .join('\n');
  problems.sort((one, other) => one.line - other.line || one.column - other.column);
  return { problems, css };
}

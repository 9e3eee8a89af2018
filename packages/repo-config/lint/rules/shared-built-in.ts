import { workspaceRule, type Node, type Visitor } from '../rule.ts';

const message =
  'Test files share one environment: what is assigned stays for every file after this one. Use vi.spyOn(…) or vi.stubGlobal(…), which are undone after each test.';

/** `X.prototype` and `window`, `globalThis`, `navigator`. */
const isShared = (node: Node | undefined): boolean =>
  node?.type === 'MemberExpression'
    ? node.property?.name === 'prototype'
    : node?.type === 'Identifier' && ['window', 'globalThis', 'navigator'].includes(node.name ?? '');

interface Assignment {
  left: Node;
}

/** A test does not replace built-ins of the environment that it shares. Set-up files, which run once for each file, may. */
export const sharedBuiltIn = workspaceRule((place, report): Visitor => {
  if (!/\.test\.tsx?$/.test(place.inside)) return {};
  return {
    AssignmentExpression: (node) => {
      const { left } = node as unknown as Assignment;
      if (left.type === 'MemberExpression' && isShared(left.object)) report(node, message);
    },
    CallExpression: (node) => {
      const { callee, arguments: [target] = [] } = node;
      if (callee?.object?.name !== 'Object') return;
      if (!['assign', 'defineProperty'].includes(callee.property?.name ?? '')) return;
      if (isShared(target)) report(node, message);
    },
  };
});

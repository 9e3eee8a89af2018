import type { Node, Visitor } from '../rule.ts';
import { workspaceRule } from '../rule.ts';

const message =
  "Settings come through packages/api-server/src/config.ts, which checks them all at start. Take the value from 'config', or pass it in.";

/** process.env is read in the server's config.ts only; tools, tests and config files are free. */
export const restrictedEnvironmentAccess = workspaceRule((place, report) => {
  const isFree =
    !place.ships || place.workspace.role === 'tooling' || place.path === 'packages/api-server/src/config.ts';
  const visitor: Visitor = {
    MemberExpression: (node: Node) => {
      if (node.object?.name === 'process' && node.property?.name === 'env') report(node, message);
    },
    ImportDeclaration: (node: Node) => {
      if (node.source?.value !== 'node:process' && node.source?.value !== 'process') return;
      if (node.specifiers?.some((specifier) => specifier.imported?.name === 'env')) report(node, message);
    },
  };
  return isFree ? {} : visitor;
});

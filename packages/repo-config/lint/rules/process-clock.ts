import { workspaceRule, type Node, type Visitor } from '../rule.ts';

const message =
  "This server's clock may be wrong, and stored times are the database's. Take the time as a parameter, from 'clock' of the dependencies, or use now() in the statement.";

/** Kinds of files that decide about stored rows. */
const decides = /\.(?:job|repository|service|policy|rule)\.ts$/;

const isDate = (node: Node | undefined): boolean => node?.type === 'Identifier' && node.name === 'Date';

/** The process clock is read where an application is put together, not where rows are judged. */
export const processClock = workspaceRule((place, report): Visitor => {
  if (!place.ships || !decides.test(place.path)) return {};
  return {
    NewExpression: (node) => {
      if (isDate(node.callee) && node.arguments?.length === 0) report(node, message);
    },
    CallExpression: (node) => {
      const callee = node.callee;
      if (isDate(callee?.object) && callee?.property?.name === 'now') report(node, message);
    },
  };
});

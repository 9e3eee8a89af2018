import { placeOf, type Place } from './place.ts';

/** The parts of a syntax node that our rules read. */
export type Node = {
  type: string;
  source?: Node | null;
  value?: unknown;
  importKind?: string;
  exportKind?: string;
  object?: Node;
  property?: Node;
  name?: string;
  callee?: Node;
  arguments?: readonly Node[];
  specifiers?: readonly { imported?: { name?: string } }[];
};

export type Visitor = Record<string, (node: Node) => void>;

export type LintContext = {
  filename: string;
  sourceCode: { getAllComments: () => readonly { value: string; type: string }[] };
  report: (fault: { node: unknown; message: string }) => void;
};

export type Rule = { create: (context: LintContext) => Visitor };

type Report = (node: unknown, message: string) => void;

/** A rule over files that belong to a workspace; files outside all workspaces are left alone. */
export function workspaceRule(visit: (place: Place, report: Report, context: LintContext) => Visitor): Rule {
  return {
    create(context) {
      const place = placeOf(context.filename);
      if (place === null) return {};
      return visit(place, (node, message) => context.report({ node, message }), context);
    },
  };
}

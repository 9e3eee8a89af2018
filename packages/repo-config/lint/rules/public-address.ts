import { workspaceRule, type Node, type Visitor } from '../rule.ts';

const message =
  'Public addresses are written, and encoded, in packages/contracts/src/public-paths.ts alone. Take it from there: publicPaths.expert(username), and so on.';

const pages = String.raw`\/(?:organizations|experts|staff|lists|inquiries\/track)`;
/** The beginning of such an address, where a name follows; a pattern of a router has a parameter there. */
const address = new RegExp(String.raw`(?:^|[^\w])${pages}\/(?!:)|^${pages}$`);
/** The area that has these pages names its paths, and the rest of the repository asks the contracts. */
const isFree = /^packages\/contracts\/src\/public-paths\.ts$|^mf-seeker\/src\/manifest\.ts$/;

const cookedOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'cooked' in value ? value.cooked : undefined;

/** No address of a public page is put together by hand: it would miss the encoding sooner or later. */
export const publicAddress = workspaceRule((place, report): Visitor => {
  if (!place.ships || place.workspace.role === 'tooling' || isFree.test(place.path)) return {};
  const check = (node: Node, text: unknown) => {
    if (typeof text === 'string' && address.test(text)) report(node, message);
  };
  return {
    Literal: (node) => check(node, node.value),
    TemplateElement: (node) => check(node, cookedOf(node.value)),
  };
});

import { workspaceRule, type Node, type Visitor } from '../rule.ts';

const flag = "Safari's confirming Enter has isComposing false. Ask isComposing(event) of @rostrum/ui-kit.";
const press =
  'antd reports the Enter of an input method, too. Write onPressEnter={(event) => actOnEnter(event, act)}; it is in @rostrum/ui-kit.';

/** The helper that knows the key code of input methods. */
const isHelper = (path: string) => path === 'packages/ui-kit/src/keyboard/is-composing.ts';

interface Attribute {
  name?: { name?: string };
  value?: { expression?: { body?: Node } } | null;
}

/** Keys that an input method handles are recognised in one place. */
export const composingKey = workspaceRule((place, report): Visitor => {
  if (!place.ships || isHelper(place.path)) return {};
  return {
    MemberExpression: (node) => {
      if (node.property?.name === 'isComposing') report(node, flag);
    },
    JSXAttribute: (node) => {
      const { name, value } = node as unknown as Attribute;
      if (name?.name === 'onPressEnter' && value?.expression?.body?.callee?.name !== 'actOnEnter')
        report(node, press);
    },
  };
});

import type { FindTracked } from './tracked-release.ts';

/** The bundler keeps these for its own bookkeeping: removed, it would take them for loaded all the same. */
const ofTheBundler = (node: Node) => node instanceof HTMLLinkElement || node instanceof HTMLScriptElement;

/** Follows elements that releases put beside the page's own: portals in the body, style tags in the head. */
export function followNodes(parent: HTMLElement, find: FindTracked): void {
  const appendChild: Node['appendChild'] = parent.appendChild.bind(parent);
  const insertBefore: Node['insertBefore'] = parent.insertBefore.bind(parent);
  const append: Element['append'] = parent.append.bind(parent);

  function note(wrapper: CallableFunction, nodes: readonly (Node | string)[]) {
    const tracked = find(wrapper);
    for (const node of nodes) {
      if (!tracked || !(node instanceof Element) || ofTheBundler(node)) continue;
      tracked.add({ kind: 'node', isThere: () => node.isConnected, remove: () => node.remove() });
    }
  }

  function followedAppend<Child extends Node>(node: Child): Child {
    note(followedAppend, [node]);
    return appendChild(node);
  }
  function followedInsert<Child extends Node>(node: Child, before: Node | null): Child {
    note(followedInsert, [node]);
    return insertBefore(node, before);
  }
  function followedAppendAll(...nodes: (Node | string)[]): void {
    note(followedAppendAll, nodes);
    append(...nodes);
  }
  Object.assign(parent, {
    appendChild: followedAppend,
    insertBefore: followedInsert,
    append: followedAppendAll,
  });
}

import type { Node } from '@tiptap/pm/model';

/**
 * What is worked out of a text block by block. Blocks are never changed, only replaced: a key makes one of them anew,
 * and what the others said is known.
 */
export function ofEachBlock<Value>(read: (block: Node) => Value): (doc: Node) => Value[] {
  const known = new WeakMap<Node, { value: Value }>();
  return (doc) =>
    doc.children.map((block) => {
      const found = known.get(block) ?? { value: read(block) };
      known.set(block, found);
      return found.value;
    });
}

import type { Editor } from '@tiptap/core';
import { ofEachBlock } from './of-each-block.ts';

const countBlocks = ofEachBlock((block) => {
  const words = block
    .textBetween(0, block.content.size, ' ', (leaf) =>
      leaf.type.name === 'person' ? String(leaf.attrs.name) : ' ',
    )
    .split(/\s+/)
    .filter(Boolean);
  return { words: words.length, characters: words.join(' ').length };
});

const add = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

/** Words and characters that readers see; only blocks that changed since are counted again. */
export function countText(editor: Editor): { words: number; characters: number } {
  const blocks = countBlocks(editor.state.doc).filter(({ words }) => words > 0);
  return {
    words: add(blocks.map(({ words }) => words)),
    characters: add(blocks.map(({ characters }) => characters)) + Math.max(0, blocks.length - 1),
  };
}

import { DOMSerializer } from '@tiptap/pm/model';
import type { Editor } from '@tiptap/core';
import { ofEachBlock } from './of-each-block.ts';

const writeBlocks = ofEachBlock((block) => {
  // A document of its own: pictures in the page's would be fetched.
  const holder = document.implementation.createHTMLDocument().createElement('div');
  holder.append(DOMSerializer.fromSchema(block.type.schema).serializeNode(block));
  return holder.innerHTML;
});

/** The text as the server keeps it; only blocks that changed since are written out again. */
export const writeHtml = (editor: Editor): string => writeBlocks(editor.state.doc).join('');

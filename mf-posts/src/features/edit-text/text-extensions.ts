import type { Extensions } from '@tiptap/core';
import { Subscript } from '@tiptap/extension-subscript';
import { Superscript } from '@tiptap/extension-superscript';
import { TableKit } from '@tiptap/extension-table';
import { StarterKit } from '@tiptap/starter-kit';
import { Figure } from './figure-node.ts';
import { Person } from './person-node.ts';
import { Video } from './video-node.ts';

/** What posts are written with: the elements that the server keeps, and nothing beside them. */
export const textExtensions: Extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    // The server writes what a link says of itself.
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      HTMLAttributes: { target: null, rel: null, class: null },
    },
  }),
  Subscript,
  Superscript,
  Figure,
  Video,
  Person,
  TableKit.configure({ table: { resizable: false } }),
];

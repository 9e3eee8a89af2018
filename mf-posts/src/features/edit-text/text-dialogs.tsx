import type { Editor } from '@tiptap/core';
import { FigureDialog } from './figure-dialog.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { VideoDialog } from './video-dialog.tsx';

/** What is put into the text by a dialog. */
export type TextDialog = 'link' | 'picture' | 'video';

interface TextDialogsProps {
  open: TextDialog | null;
  editor: Editor;
  postId: string;
  onClose: () => void;
}

/** The dialog that the toolbar or the menu of blocks opened. */
export function TextDialogs({ open, editor, postId, onClose }: TextDialogsProps) {
  if (open === 'link') return <LinkDialog editor={editor} onClose={onClose} />;
  if (open === 'picture') return <FigureDialog editor={editor} postId={postId} onClose={onClose} />;
  if (open === 'video') return <VideoDialog editor={editor} onClose={onClose} />;
  return null;
}

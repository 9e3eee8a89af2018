import { PageSpinner, isComposing } from '@rostrum/ui-kit';
import { Suspense, lazy, useEffect, useRef, useState } from 'react';
import { useModalDialog } from '../dialogs/use-modal-dialog.ts';
import { FrameBoundary } from '../layout/frame-boundary.tsx';
import type { Member } from '../use-frame.ts';
import './command-palette.css';
import { recentKeyOf, useRecentPages } from './recent-pages.ts';
import { useEarlyKeys } from './use-early-keys.ts';

const load = () => import('./palette-content.tsx');
// No one who does not use it should have to load it. React keeps a failed import for ever, so Retry takes another.
const createContent = () => lazy(async () => ({ default: (await load().catch(load)).PaletteContent }));

/** Ctrl-K or Cmd-K anywhere, also while something is being typed. */
export function CommandPalette({ member }: { member: Member }) {
  const { dialog, isOpen, open, close } = useModalDialog();
  const [PaletteContent, setContent] = useState(createContent);
  const early = useEarlyKeys(dialog, isOpen);
  useRecentPages(recentKeyOf(member.user));
  const toggle = useRef(open);
  useEffect(() => {
    toggle.current = isOpen ? close : open;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isChord = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isChord || event.key.toLowerCase() !== 'k' || isComposing(event)) return;
      // Another dialog waits for an answer: the palette does not lie on top of it.
      const blocking = document.querySelector(
        'dialog[open]:not(.f-palette), .ant-modal-wrap:not([style*="display: none"])',
      );
      if (blocking) return;
      event.preventDefault();
      toggle.current();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <dialog ref={dialog} className="f-palette" aria-label="Command palette">
      {isOpen ? (
        <FrameBoundary onFailure={() => setContent(createContent)}>
          <Suspense fallback={<PageSpinner label="Loading" />}>
            <PaletteContent member={member} early={early} close={close} />
          </Suspense>
        </FrameBoundary>
      ) : null}
    </dialog>
  );
}

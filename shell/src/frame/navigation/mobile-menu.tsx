import { MenuIcon } from '@rostrum/ui-kit';
import { useModalDialog } from '../dialogs/use-modal-dialog.ts';
import type { Member } from '../use-frame.ts';
import { MobileMenuContent } from './mobile-menu-content.tsx';
import './mobile-menu.css';

/** On phones: navigation and user entries in one drawer. */
export function MobileMenu({ member }: { member: Member }) {
  const { dialog, isOpen, open, close } = useModalDialog();
  return (
    <div className="f-mobile">
      <button
        type="button"
        className="f-icon-button"
        aria-label="Open menu"
        aria-haspopup="dialog"
        onClick={open}
      >
        <MenuIcon size={20} aria-hidden />
      </button>
      {/* A modal dialog keeps the focus inside, closes on Escape and hides the page behind it from screen readers. */}
      <dialog ref={dialog} className="f-drawer" aria-label="Menu">
        {isOpen ? <MobileMenuContent member={member} close={close} /> : null}
      </dialog>
    </div>
  );
}

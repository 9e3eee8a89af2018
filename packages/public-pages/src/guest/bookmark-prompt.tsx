import styles from './guest-actions.module.css';
import { signInAddress } from './sign-in-address.ts';

/** Opened by the script; without it the link leads on at once. */
export const BookmarkPrompt = ({ path }: { path: string }) => (
  <dialog id="bookmark-prompt" className={styles.prompt} aria-labelledby="bookmark-prompt-title">
    <h2 id="bookmark-prompt-title">Sign in to keep bookmarks</h2>
    <p>Bookmarks are kept with your account, on every device. You come back to this page.</p>
    <form method="dialog" className={styles.foot}>
      <button type="submit" className={styles.action}>
        Cancel
      </button>
      <a className={styles.primary} href={signInAddress(path)}>
        Sign in
      </a>
    </form>
  </dialog>
);

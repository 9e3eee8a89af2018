import { CopyButton } from '@rostrum/ui-kit';
import { MarkedUp } from './marked-up.tsx';
import styles from './code-panel.module.css';

/** The code to paste, always one copy away. */
export const CodePanel = ({ code, origin }: { code: string; origin: string }) => (
  <section className={styles.panel} aria-label="Code">
    <header>
      <h2>Code for your page</h2>
      <p>
        Readers without script see a link to your experts. If your page has a content security policy, allow{' '}
        {origin} in script-src, connect-src and img-src.
      </p>
      <CopyButton text={code} label="Copy code" />
    </header>
    {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
    <pre tabIndex={0}>
      <code>
        <MarkedUp code={code} />
      </code>
    </pre>
  </section>
);

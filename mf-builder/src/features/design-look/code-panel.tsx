import { useState } from 'react';
import { CopyButton } from '@rostrum/ui-kit';
import { Segmented } from '@rostrum/ui-kit/data';
import { MarkedUp } from './marked-up.tsx';
import styles from './code-panel.module.css';

export type CodeForm = 'script' | 'iframe' | 'html' | 'json';

const forms: readonly { value: CodeForm; label: string }[] = [
  { value: 'script', label: 'Script' },
  { value: 'iframe', label: 'iframe' },
  { value: 'html', label: 'Server HTML' },
  { value: 'json', label: 'JSON' },
];

const explain = (form: CodeForm, origin: string): string => {
  switch (form) {
    case 'script':
      return `Readers without script see a link to the same on Rostrum. If your page has a content security policy, allow ${origin} in script-src, connect-src and img-src.`;
    case 'iframe':
      return `The script gives the frame its height. Search engines do not count what is in a frame as part of your page.`;
    case 'html':
      return 'Fetch this on your server and write it into your page: readable without script, with JSON-LD. If you allow only some domains, send the address of your page as Referer.';
    case 'json':
      return 'For programs of your own site: the same data, without a key.';
  }
};

/** The code to paste, always one copy away, in each form that it can have. */
export function CodePanel({ code, origin }: { code: Record<CodeForm, string>; origin: string }) {
  const [form, setForm] = useState<CodeForm>('script');
  return (
    <section className={styles.panel} aria-label="Code">
      <header>
        <h2 className="r-visually-hidden">Code for your page</h2>
        <Segmented
          aria-label="Form of the code"
          className={styles.forms}
          options={[...forms]}
          value={form}
          onChange={(next) => setForm(next)}
        />
        <p>{explain(form, origin)}</p>
        <CopyButton text={code[form]} label="Copy code" />
      </header>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <pre tabIndex={0}>
        <code>
          <MarkedUp code={code[form]} />
        </code>
      </pre>
    </section>
  );
}

import { useState } from 'react';
import { wordpressPluginPath } from '@rostrum/contracts/builder';
import type { EmbedCode } from '@rostrum/embed';
import { CopyButton } from '@rostrum/ui-kit';
import { Segmented } from '@rostrum/ui-kit/data';
import { MarkedUp } from './marked-up.tsx';
import styles from './code-panel.module.css';

type CodeForm = 'script' | 'iframe' | 'wordpress' | 'shortcode' | 'html' | 'json';

const forms: readonly { value: CodeForm; label: string }[] = [
  { value: 'script', label: 'Script' },
  { value: 'iframe', label: 'iframe' },
  { value: 'wordpress', label: 'WordPress block' },
  { value: 'shortcode', label: 'Shortcode' },
  { value: 'html', label: 'Server HTML' },
  { value: 'json', label: 'JSON' },
];

const explain = (form: CodeForm, origin: string, isFramed: boolean): string => {
  switch (form) {
    case 'script':
      return `Readers without script see a link to the same on Rostrum. If your page has a content security policy, allow ${origin} in script-src, connect-src${isFramed ? ', frame-src' : ''} and img-src.`;
    case 'iframe':
      return `The script gives the frame its height. Search engines do not count what is in a frame as part of your page.`;
    case 'wordpress':
      return 'Paste this into the code editor of a page: it becomes a Custom HTML block. WordPress keeps scripts of administrators and editors alone; everyone else pastes the iframe.';
    case 'shortcode':
      return 'For WordPress. Install the plugin once under Plugins, Add New, Upload Plugin. Then paste this into a post, a page or a widget.';
    case 'html':
      if (isFramed)
        return 'Fetch this on your server and write it into your page: a plain link to the form, for pages that hold no frame.';
      return 'Fetch this on your server and write it into your page: readable without script, with JSON-LD. If you allow only some domains, send the address of your page as Referer.';
    case 'json':
      return 'For programs of your own site: the same data, without a key.';
  }
};

/** The code to paste, always one copy away, in each form that it can have. */
export function CodePanel({ code, origin }: { code: EmbedCode; origin: string }) {
  const [chosen, setChosen] = useState<CodeForm>('script');
  const offered = forms.filter(({ value }) => code[value] !== undefined);
  // Another kind of embed may lack the form that was looked at.
  const form = code[chosen] === undefined ? 'script' : chosen;
  const text = code[form] ?? code.script;
  const isFramed = code.json === undefined;
  return (
    <section className={styles.panel} aria-label="Code">
      <header>
        <h2 className="r-visually-hidden">Code for your page</h2>
        <Segmented
          aria-label="Form of the code"
          className={styles.forms}
          options={offered}
          value={form}
          onChange={(next) => setChosen(next)}
        />
        <p>
          {explain(form, origin, isFramed)}
          {form === 'shortcode' ? (
            <>
              {' '}
              <a href={wordpressPluginPath} download>
                Download the plugin
              </a>
            </>
          ) : null}
        </p>
        <CopyButton text={text} label="Copy code" />
      </header>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <pre tabIndex={0}>
        <code>
          <MarkedUp code={text} />
        </code>
      </pre>
    </section>
  );
}

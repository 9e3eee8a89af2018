import type { PageKey } from '@rostrum/contracts';
import { useService } from '@rostrum/remote-runtime';
import { Kbd, Modal } from '@rostrum/ui-kit';
import { useState } from 'react';
import type { NavigationEntry } from '../navigation/navigation-entries.ts';
import { goToTargets } from './go-to-targets.ts';
import { setKeysEnabled, useKeysEnabled } from './single-keys.ts';
import { useShortcut } from './use-shortcut.ts';
import './keyboard-help.css';

const Lines = ({ lines }: { lines: readonly PageKey[] }) => (
  <dl className="f-keys">
    {lines.map(({ keys, does }) => (
      <div key={does}>
        <dt>{does}</dt>
        <dd>
          {keys.map((key) => (
            <Kbd key={key}>{key}</Kbd>
          ))}
        </dd>
      </div>
    ))}
  </dl>
);

export interface KeyboardHelpProps {
  entries: readonly NavigationEntry[];
  hasSearch: boolean;
}

/** `?` shows every key that works here, and lets single keys be switched off. */
export function KeyboardHelp({ entries, hasSearch }: KeyboardHelpProps) {
  const [isOpen, setIsOpen] = useState(false);
  const isEnabled = useKeysEnabled();
  const inboxKeys = useService('inquiries.keys');
  useShortcut('?', () => setIsOpen(true));

  const labelOf = (href: string) => entries.find((entry) => entry.href === href)?.label ?? href;
  const lines: PageKey[] = [
    ...(hasSearch ? [{ keys: ['/'], does: 'Search' }] : []),
    { keys: ['Ctrl', 'K'], does: 'Go to a page, find people, do something' },
    { keys: ['?'], does: 'Show the keys' },
    ...Object.entries(goToTargets(entries)).map(([key, href]) => ({
      keys: ['g', key],
      does: `Go to ${labelOf(href)}`,
    })),
  ];

  return (
    <Modal open={isOpen} title="Keys" footer={null} width={420} onCancel={() => setIsOpen(false)}>
      <Lines lines={lines} />
      {inboxKeys ? (
        <>
          <h2 className="r-card-title">In the inbox</h2>
          <Lines lines={inboxKeys(undefined)} />
        </>
      ) : null}
      <label className="f-keys__switch">
        <input
          type="checkbox"
          checked={isEnabled}
          onChange={(event) => setKeysEnabled(event.target.checked)}
        />
        Single keys work when nothing is being typed
      </label>
    </Modal>
  );
}

import type { NavigationEntry } from '@rostrum/contracts';
import { Kbd, Modal } from '@rostrum/ui-kit';
import { useState } from 'react';
import { goToTargets } from './go-to-targets.ts';
import { setKeysEnabled, useKeysEnabled } from './single-keys.ts';
import { useShortcut } from './use-shortcut.ts';
import './keyboard-help.css';

interface KeyLine {
  keys: readonly string[];
  does: string;
}

const pageKeys: readonly KeyLine[] = [
  { keys: ['j'], does: 'Next in a list' },
  { keys: ['k'], does: 'Previous in a list' },
  { keys: ['Enter'], does: 'Open' },
  { keys: ['Esc'], does: 'Close' },
];

export interface KeyboardHelpProps {
  entries: readonly NavigationEntry[];
  hasSearch: boolean;
}

/** `?` shows every key that works here, and lets single keys be switched off. */
export function KeyboardHelp({ entries, hasSearch }: KeyboardHelpProps) {
  const [isOpen, setIsOpen] = useState(false);
  const isEnabled = useKeysEnabled();
  useShortcut('?', () => setIsOpen(true));

  const labelOf = (href: string) => entries.find((entry) => entry.href === href)?.label ?? href;
  const lines: KeyLine[] = [
    ...(hasSearch ? [{ keys: ['/'], does: 'Search' }] : []),
    { keys: ['?'], does: 'Show the keys' },
    ...Object.entries(goToTargets(entries)).map(([key, href]) => ({
      keys: ['g', key],
      does: `Go to ${labelOf(href)}`,
    })),
    ...pageKeys,
  ];

  return (
    <Modal open={isOpen} title="Keys" footer={null} width={420} onCancel={() => setIsOpen(false)}>
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

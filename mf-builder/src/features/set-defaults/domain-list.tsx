import { useState } from 'react';
import { maximumAllowedDomains, readDomain } from '@rostrum/contracts/builder';
import { Button, Input, XIcon, actOnEnter } from '@rostrum/ui-kit';
import styles from './set-defaults.module.css';

export interface DomainListProps {
  value: readonly string[];
  onChange: (domains: string[]) => void;
}

function explain(typed: string, domain: string | undefined, value: readonly string[]): string | undefined {
  if (!typed.trim()) return 'Enter a domain.';
  if (domain === undefined) return 'Enter a domain like news.example.org or *.example.org.';
  return value.includes(domain) ? `${domain} is in the list already.` : undefined;
}

/** Where embeds load. A pasted address is cut down to its domain. */
export function DomainList({ value, onChange }: DomainListProps) {
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string>();
  const isFull = value.length >= maximumAllowedDomains;
  const add = () => {
    const domain = readDomain(typed);
    const next = explain(typed, domain, value);
    setFault(next);
    if (next !== undefined || domain === undefined) return;
    onChange([...value, domain]);
    setTyped('');
  };
  return (
    <div className={styles.domains}>
      {value.length > 0 ? (
        <ul className={styles.list} aria-label="Allowed domains">
          {value.map((domain) => (
            <li key={domain}>
              <code>{domain}</code>
              <Button
                type="text"
                size="small"
                icon={<XIcon aria-hidden size={16} />}
                aria-label={`Remove ${domain}`}
                onClick={() => onChange(value.filter((other) => other !== domain))}
              />
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.note}>No list: embeds load on every page.</p>
      )}
      <div className={styles.add}>
        <label className="r-visually-hidden" htmlFor="new-domain">
          Domain
        </label>
        <Input
          id="new-domain"
          placeholder="news.example.org or *.example.org"
          value={typed}
          maxLength={260}
          disabled={isFull}
          status={fault ? 'error' : undefined}
          aria-invalid={fault !== undefined}
          aria-describedby="new-domain-note"
          onChange={({ target }) => {
            setTyped(target.value);
            setFault(undefined);
          }}
          onPressEnter={(event) => actOnEnter(event, add)}
        />
        <Button onClick={add} disabled={isFull}>
          Add domain
        </Button>
      </div>
      <p
        className={styles.note}
        id="new-domain-note"
        role={fault ? 'alert' : undefined}
        data-error={fault ? true : undefined}
      >
        {fault ??
          `${value.length} of ${maximumAllowedDomains}. A star allows every host below a domain, not the domain itself.`}
      </p>
    </div>
  );
}

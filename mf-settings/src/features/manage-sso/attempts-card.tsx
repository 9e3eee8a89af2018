import type { SsoAttemptEntry } from '@rostrum/contracts/settings';
import { Button, Card, PanelError, RelativeTime } from '@rostrum/ui-kit';
import { useState } from 'react';
import { useSsoAttempts } from './sso.queries.ts';
import styles from './sso.module.css';

const shownAtFirst = 5;

/** A refused sign-in: when, why, what differs, and what to do. */
export function Attempt({ attempt }: { attempt: SsoAttemptEntry }) {
  const { at, kind, words, remedy, expected, received, email } = attempt;
  return (
    <>
      <p>
        <strong>{words}</strong>{' '}
        <span className={styles.quiet}>
          <RelativeTime value={at} /> · {kind === 'saml' ? 'SAML' : 'OpenID Connect'}
          {email === null ? null : ` · ${email}`}
        </span>
      </p>
      {expected === null && received === null ? null : (
        <dl className={styles.record}>
          {expected === null ? null : (
            <>
              <dt>Expected</dt>
              <dd>
                <code>{expected}</code>
              </dd>
            </>
          )}
          {received === null ? null : (
            <>
              <dt>Received</dt>
              <dd>
                <code>{received}</code>
              </dd>
            </>
          )}
        </dl>
      )}
      <p className={styles.quiet}>{remedy}</p>
    </>
  );
}

/** The last sign-ins through the identity provider that were refused. */
export function AttemptsCard() {
  const { data, isError, isFetching, refetch } = useSsoAttempts();
  const [isWhole, setIsWhole] = useState(false);
  const items = data?.items ?? [];
  const shown = isWhole ? items : items.slice(0, shownAtFirst);
  return (
    <Card
      title="Last attempts"
      hint="Sign-ins that were refused in the last 30 days, newest first."
      extra={
        <Button size="small" loading={isFetching} onClick={() => void refetch()}>
          Refresh
        </Button>
      }
    >
      {isError ? (
        <PanelError onRetry={() => void refetch()} retrying={isFetching} />
      ) : data === undefined ? (
        <p className={styles.quiet}>Loading attempts</p>
      ) : items.length === 0 ? (
        <p className={styles.quiet}>No sign-in was refused.</p>
      ) : (
        <ol className={styles.attempts} aria-label="Refused sign-ins">
          {shown.map((attempt, index) => (
            <li key={`${attempt.at} ${index}`}>
              <Attempt attempt={attempt} />
            </li>
          ))}
        </ol>
      )}
      {items.length > shown.length ? (
        <Button type="text" onClick={() => setIsWhole(true)}>
          Show all {items.length}
        </Button>
      ) : null}
    </Card>
  );
}

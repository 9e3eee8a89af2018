import type { SsoSettings } from '@rostrum/contracts/settings';
import { CircleCheckIcon, CircleXIcon, CopyButton, LinkButton, RelativeTime } from '@rostrum/ui-kit';
import { Status } from '@rostrum/ui-kit/data';
import { Attempt } from './attempts-card.tsx';
import { useSsoAttempts } from './sso.queries.ts';
import { describeTestError } from './sso-words.ts';
import styles from './sso.module.css';

/** A test that was read and refused is recorded as an attempt too, a moment later. */
const sameSignInMs = 2000;

function Received({ test }: { test: NonNullable<SsoSettings['last_test']> }) {
  const fields = [
    ['Email', test.email],
    ['First name', test.firstname],
    ['Last name', test.lastname],
  ] as const;
  return (
    <>
      <p>
        <Status
          icon={test.error === null ? CircleCheckIcon : CircleXIcon}
          tone={test.error === null ? 'success' : 'danger'}
        >
          {test.error === null ? 'The sign-in worked.' : describeTestError(test.error)}
        </Status>{' '}
        <span className={styles.quiet}>
          <RelativeTime value={test.at} />
        </span>
      </p>
      <table className={styles.received}>
        <caption className="r-visually-hidden">What was received</caption>
        <thead>
          <tr>
            <th scope="col">Field or attribute</th>
            <th scope="col">Received</th>
          </tr>
        </thead>
        <tbody>
          {fields.map(([name, value]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{value ?? <span className={styles.missing}>Not received</span>}</td>
            </tr>
          ))}
          {test.attributes.map(({ name, values }) => (
            <tr key={`attribute ${name}`}>
              <th scope="row">
                <code>{name}</code>
              </th>
              <td>{values.join(', ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** The result of the newest sign-in: a refusal that came after the last one that could be read. */
function LastResult({ test }: { test: SsoSettings['last_test'] }) {
  const { data } = useSsoAttempts();
  const newest = data?.items[0];
  const isRefused =
    newest !== undefined && (test === null || Date.parse(newest.at) > Date.parse(test.at) + sameSignInMs);
  if (isRefused)
    return (
      <div className={styles.refused} role="group" aria-label="Result of the last sign-in">
        <Status icon={CircleXIcon} tone="danger">
          The last sign-in was refused.
        </Status>
        <Attempt attempt={newest} />
      </div>
    );
  return test ? <Received test={test} /> : <p className={styles.quiet}>No sign-in was received yet.</p>;
}

/** A sign-in through the connection, and what it brought. */
export function TestStep({ sso: { status, start, last_test } }: { sso: SsoSettings }) {
  if (status === 'not_set')
    return <p className={styles.quiet}>Choose Testing below, then try the sign-in here.</p>;
  return (
    <>
      <p className={styles.quiet}>
        Open the sign-in in another browser or a private window to stay signed in here. While the state is
        Testing, you'll see what arrives.
      </p>
      <span className={styles.buttons}>
        <LinkButton href={start} target="_blank" rel="noreferrer">
          Test sign-in
        </LinkButton>
        <CopyButton text={start} label="Copy the address" copiedLabel="Address copied" />
      </span>
      <LastResult test={last_test} />
    </>
  );
}

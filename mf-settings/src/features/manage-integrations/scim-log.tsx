import type { ProvisioningCall } from '@rostrum/contracts/settings';
import { CircleCheckIcon, CircleXIcon, RelativeTime } from '@rostrum/ui-kit';
import { DataTable, Status, type DataColumn } from '@rostrum/ui-kit/data';
import styles from './integrations.module.css';

const columns: readonly DataColumn<ProvisioningCall>[] = [
  {
    key: 'about',
    title: 'Member',
    card: 'title',
    skeleton: 'text',
    render: ({ about }) => about ?? 'Not named',
  },
  {
    key: 'result',
    title: 'Result',
    card: 'status',
    skeleton: 'text',
    render: ({ status, detail }) => (
      <>
        <Status
          icon={status < 400 ? CircleCheckIcon : CircleXIcon}
          tone={status < 400 ? 'success' : 'danger'}
        >
          {status < 400 ? 'Done' : 'Refused'}
        </Status>
        <p className={styles.quiet}>{detail}</p>
      </>
    ),
  },
  {
    key: 'call',
    title: 'Call',
    width: 120,
    card: 'meta',
    skeleton: 'short',
    render: ({ method, status }) => `${method} ${status}`,
  },
  {
    key: 'key',
    title: 'Token',
    width: 160,
    card: 'meta',
    cardLabel: 'Token',
    skeleton: 'short',
    render: ({ key }) => key,
  },
  {
    key: 'time',
    title: 'When',
    width: 128,
    card: 'meta',
    cardLabel: 'When',
    skeleton: 'short',
    render: ({ at }) => <RelativeTime value={at} />,
  },
];

/** What an identity provider changed of late, and what it was refused. */
export const ScimLog = ({ calls }: { calls: readonly ProvisioningCall[] }) => (
  <section className={styles.log} aria-label="Log of SCIM">
    <h2 className="r-card-title">Log of SCIM</h2>
    <p className={styles.quiet}>
      The newest 50 changes and refusals, kept 30 days. Calls that only read are not listed.
    </p>
    {calls.length === 0 ? (
      <p className={styles.quiet}>There were no changes yet.</p>
    ) : (
      <DataTable
        label="Log of SCIM"
        columns={columns}
        rows={calls}
        rowKey={({ at, method, about }) => `${at} ${method} ${about}`}
      />
    )}
  </section>
);

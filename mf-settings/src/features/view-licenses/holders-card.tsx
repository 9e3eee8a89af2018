import type { SeatHolder, SeatKind } from '@rostrum/contracts/settings';
import { AppLink, Card, PanelError, RelativeTime, SkeletonBlock } from '@rostrum/ui-kit';
import { PersonCell, Pager } from '@rostrum/ui-kit/data';
import { useState } from 'react';
import { paths } from '../../paths.ts';
import styles from './licenses.module.css';
import { useSeatHolders } from './licenses.queries.ts';
import { seatNames } from './seat-words.ts';

const perPage = 20;

function Since({ type, at }: Pick<SeatHolder, 'type' | 'at'>) {
  if (at === null) return type === 'member' ? 'Has not signed in yet' : 'Published';
  const began = { profile: 'Published', member: 'Signed in', invitation: 'Invited' }[type];
  return (
    <>
      {began} <RelativeTime value={at} />
    </>
  );
}

const Holder = ({ holder }: { holder: SeatHolder }) => (
  <li className={styles.holder}>
    <PersonCell
      name={holder.name}
      image={holder.image}
      username={holder.id}
      secondary={<Since type={holder.type} at={holder.at} />}
    />
  </li>
);

/** Who holds the seats of a kind, and where one is given back. */
export function HoldersCard({ kind }: { kind: SeatKind }) {
  const [from, setFrom] = useState(0);
  const { data, isError, isFetching, refetch } = useSeatHolders(kind, from);
  const { one } = seatNames[kind];
  const isProfile = kind === 'experts' || kind === 'staff';
  return (
    <Card title={`Who holds ${one} seats`} hint={data ? String(data.total) : undefined}>
      {isError ? <PanelError onRetry={() => void refetch()} retrying={isFetching} /> : null}
      {data || isError ? null : <SkeletonBlock width="60%" />}
      {data?.total === 0 ? <p className={styles.quiet}>No {one} seat is in use.</p> : null}
      <ul className={styles.holders} aria-label={`Holders of ${one} seats`}>
        {data?.items.map((holder) => (
          <Holder key={holder.id} holder={holder} />
        ))}
      </ul>
      {data && data.total > perPage ? (
        <Pager from={from} size={perPage} total={data.total} onChange={setFrom} />
      ) : null}
      <p className={styles.quiet}>
        {isProfile ? (
          <>
            Unpublishing a profile under <AppLink href="/dashboard/people">People</AppLink> gives its seat
            back.
          </>
        ) : (
          <>
            Removing a member or an invitation under <AppLink href={paths.access.href()}>Access</AppLink>{' '}
            gives the seat back.
          </>
        )}
      </p>
    </Card>
  );
}

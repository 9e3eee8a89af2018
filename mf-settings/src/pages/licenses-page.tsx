import type { SeatKind, SeatUse } from '@rostrum/contracts/settings';
import { Card, Page, PageSkeleton, PanelError } from '@rostrum/ui-kit';
import { Alert } from '@rostrum/ui-kit/data';
import { useState } from 'react';
import { HistoryCard } from '../features/view-licenses/history-card.tsx';
import { HoldersCard } from '../features/view-licenses/holders-card.tsx';
import { useLicenses } from '../features/view-licenses/licenses.queries.ts';
import styles from '../features/view-licenses/licenses.module.css';
import { RequestCard } from '../features/view-licenses/request-card.tsx';
import { RulesCard } from '../features/view-licenses/rules-card.tsx';
import { SeatRow } from '../features/view-licenses/seat-row.tsx';
import { seatNames } from '../features/view-licenses/seat-words.ts';
import { titles } from '../manifest.ts';

const isFull = ({ used, limit }: SeatUse) => limit !== null && used >= limit;

/** Names those that are full; nothing when none is. */
function FullNotice({ seats }: { seats: readonly SeatUse[] }) {
  const full = seats.filter(isFull);
  if (full.length === 0) return null;
  const named = full.map(({ kind, used, limit }) => `${seatNames[kind].name}: ${used} of ${limit}`);
  return <Alert type="warning" showIcon title={`No seat is left. ${named.join(', ')}.`} />;
}

/** Seats of the organisation: how many, how many in use, by whom. */
export function LicensesPage() {
  const { data, isError, isFetching, refetch } = useLicenses();
  const [chosen, setChosen] = useState<SeatKind>();
  if (!data)
    return (
      <Page title={titles.licenses} width={1180}>
        {isError ? (
          <PanelError onRetry={() => void refetch()} retrying={isFetching} />
        ) : (
          <PageSkeleton variant="detail" label="Loading the seats" />
        )}
      </Page>
    );
  const kind = chosen ?? data.seats.find(isFull)?.kind ?? 'experts';
  return (
    <Page
      title={titles.licenses}
      width={1180}
      description={`Seats of ${data.organisation}, and who holds them.`}
    >
      <div className={styles.columns}>
        <div className={styles.column}>
          <FullNotice seats={data.seats} />
          <Card title="Seats" flush>
            <ul className={styles.rows} aria-label="Seats per kind">
              {data.seats.map((use) => (
                <SeatRow
                  key={use.kind}
                  use={use}
                  isChosen={use.kind === kind}
                  onChoose={() => setChosen(use.kind)}
                />
              ))}
            </ul>
          </Card>
          {data.request === undefined ? null : <RequestCard request={data.request} kind={kind} />}
          <RulesCard />
          {data.history ? <HistoryCard history={data.history} /> : null}
        </div>
        <HoldersCard key={kind} kind={kind} />
      </div>
    </Page>
  );
}

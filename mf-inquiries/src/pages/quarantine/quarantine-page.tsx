import { formatNumber, id, type RouteResponse } from '@rostrum/contracts';
import {
  leastDecisions,
  quarantineQuery,
  type HeldDecision,
  type HeldInquiry,
  type quarantine,
} from '@rostrum/contracts/inquiries';
import { useProvideService, useUrlState } from '@rostrum/remote-runtime';
import {
  Button,
  EmptyState,
  LinkButton,
  NoMatches,
  Page,
  PageSkeleton,
  PanelError,
  useIsPhone,
} from '@rostrum/ui-kit';
import { Pager, SelectionBar } from '@rostrum/ui-kit/data';
import { useState } from 'react';
import { HeldDetail } from '../../features/decide-held/held-detail.tsx';
import { HeldFilters } from '../../features/decide-held/held-filters.tsx';
import { HeldList } from '../../features/decide-held/held-list.tsx';
import { useHeld, useHeldDetail } from '../../features/decide-held/held.queries.ts';
import { useDecisions } from '../../features/decide-held/use-decisions.ts';
import { heldKeyList, useHeldKeys } from '../../features/inbox-keys/use-held-keys.ts';
import { BlockSender } from '../../features/manage-rules/block-sender.tsx';
import { titles } from '../../manifest.ts';
import { paths } from '../../paths.ts';
import styles from './quarantine-page.module.css';

const address = quarantineQuery.omit({ page_size: true }).extend({ open: id.optional() });
const pageSize = 50;

type Listed = RouteResponse<typeof quarantine.list>;

const describePrecision = ({ decided, share }: Listed['precision']) =>
  share === null
    ? `not enough data, ${formatNumber(decided)} of ${leastDecisions} decisions`
    : `${Math.round(share * 100)}% of ${formatNumber(decided)} held were spam`;

const describeRecall = ({ share, known }: Listed['recall']) =>
  share === null ? '' : `; ${Math.round(share * 100)}% of ${formatNumber(known)} known spam was held`;

/** What rules of the Blocked List and screening hold, until an administrator decides. */
export function QuarantinePage() {
  const [{ open, ...filters }, setAddress] = useUrlState(address);
  const [selected, setSelected] = useState<readonly string[]>([]);
  const [blocked, setBlocked] = useState<HeldInquiry>();
  const { decide, undo, carryOutAll, hidden } = useDecisions();
  const isPhone = useIsPhone();
  const held = useHeld({ ...filters, page_size: pageSize });
  const { total = 0, counts, precision, recall } = held.data ?? {};
  const items = held.data?.items.filter((item) => !hidden.has(item.id));
  const at = items?.findIndex((item) => item.id === open) ?? -1;
  // Wide windows always show one, so that a decision leads straight to the next.
  const shown = items?.[at] ?? (isPhone ? undefined : items?.[0]);
  const detail = useHeldDetail(shown?.id);
  const chosen = items?.filter((item) => selected.includes(item.id)) ?? [];
  const isPageDecided = items?.length === 0 && hidden.size > 0;
  const isFiltered = Boolean(
    filters.q || filters.action || filters.category || filters.type || filters.state !== 'held',
  );

  const go = (index: number) => {
    const next = items?.[index];
    if (next) setAddress({ open: next.id }, { replace: true });
  };
  const decideOne = (item: HeldInquiry, decision: HeldDecision) => {
    decide([item], decision);
    if (!items || item.id !== shown?.id) return;
    const index = items.indexOf(shown);
    const next = items[index + 1] ?? items[index - 1];
    setAddress({ open: isPhone ? undefined : next?.id }, { replace: true });
  };
  const decideShown = (decision: HeldDecision) => {
    if (shown) decideOne(shown, decision);
  };
  const decideChosen = (decision: HeldDecision) => {
    decide(chosen, decision);
    setSelected([]);
  };
  const shownAt = shown && items ? items.indexOf(shown) : -1;
  useProvideService('inquiries.keys', heldKeyList);
  useHeldKeys({
    next: () => (isPageDecided ? carryOutAll() : go(shownAt + 1)),
    previous: () => go(Math.max(0, shownAt - 1)),
    release: () => shown?.state !== 'released' && decideShown('release'),
    allow: () => shown?.state !== 'released' && decideShown('release_and_allow'),
    spam: () => shown?.state === 'held' && decideShown('confirm'),
    block: () => shown?.state === 'held' && setBlocked(shown),
    undo,
    ...(open && isPhone && { back: () => setAddress({ open: undefined }) }),
  });
  const clear = () =>
    setAddress({
      q: undefined,
      action: undefined,
      category: undefined,
      type: undefined,
      state: 'held',
      page_from: 0,
      open: undefined,
    });

  return (
    <Page
      title={titles.quarantine}
      count={counts ? formatNumber(counts.held) : undefined}
      description={
        counts && precision && recall
          ? `${counts.safety === 0 ? '' : `${formatNumber(counts.safety)} possible ${counts.safety === 1 ? 'threat' : 'threats'}. `}In 30 days: ${formatNumber(counts.passed)} passed, ${formatNumber(counts.released)} released, ${formatNumber(counts.confirmed)} confirmed as spam. Screening: ${describePrecision(precision)}${describeRecall(recall)}.`
          : undefined
      }
    >
      <HeldFilters
        value={filters}
        onChange={(change) => setAddress({ ...change, page_from: 0, open: undefined })}
      />
      {held.isError ? (
        <PanelError onRetry={() => void held.refetch()} retrying={held.isFetching} />
      ) : items === undefined ? (
        <PageSkeleton variant="list" label="Loading held inquiries" />
      ) : isPageDecided ? (
        <EmptyState
          title="All on this page are decided"
          description="They can be undone for some seconds."
          action={<Button onClick={() => carryOutAll()}>Carry out and show the next</Button>}
        />
      ) : items.length === 0 ? (
        isFiltered ? (
          <NoMatches message="No held inquiries match." onClear={clear} />
        ) : (
          <EmptyState
            title="Nothing held"
            description={`Screening and rules of the Blocked List decide what is held. ${formatNumber(counts?.passed ?? 0)} inquiries passed in 30 days.`}
            action={<LinkButton href={paths.blockedList.href()}>Blocked List</LinkButton>}
          />
        )
      ) : (
        <div className={styles.panes}>
          {isPhone && shown ? null : (
            <section className={styles.list} aria-label="List">
              <HeldList
                items={items}
                openId={shown?.id}
                selected={selected}
                onOpen={(next) => setAddress({ open: next })}
                onSelect={setSelected}
              />
              <Pager
                from={filters.page_from}
                size={pageSize}
                total={total}
                onChange={(page_from) => setAddress({ page_from, open: undefined })}
              />
            </section>
          )}
          {shown ? (
            <section className={styles.detail} aria-label="Held inquiry">
              {isPhone ? (
                <Button type="link" onClick={() => setAddress({ open: undefined })}>
                  All held inquiries
                </Button>
              ) : null}
              {detail.isError ? (
                <PanelError onRetry={() => void detail.refetch()} retrying={detail.isFetching} />
              ) : detail.data === undefined ? (
                <PageSkeleton variant="detail" label="Loading the inquiry" />
              ) : (
                <HeldDetail
                  item={detail.data}
                  onDecide={decideShown}
                  onBlock={() => setBlocked(detail.data)}
                />
              )}
            </section>
          ) : null}
        </div>
      )}
      <SelectionBar
        count={chosen.length}
        actions={[
          { key: 'release', label: 'Release', primary: true, onRun: () => decideChosen('release') },
          { key: 'spam', label: 'Confirm spam', onRun: () => decideChosen('confirm') },
        ]}
        onClear={() => setSelected([])}
      />
      {blocked ? (
        <BlockSender
          item={blocked}
          onSaved={() => decideOne(blocked, 'confirm')}
          onClose={() => setBlocked(undefined)}
        />
      ) : null}
    </Page>
  );
}

import { peopleFeeds, type PeopleFeed } from '@rostrum/contracts/settings';
import { tellRefusal, useContractMutation } from '@rostrum/remote-runtime';
import {
  Button,
  Card,
  CircleCheckIcon,
  CircleDashedIcon,
  CirclePauseIcon,
  CircleXIcon,
  ConfirmButton,
  PanelError,
  RelativeTime,
  SkeletonBlock,
  UsersIcon,
  notify,
} from '@rostrum/ui-kit';
import { Status } from '@rostrum/ui-kit/data';
import { useState } from 'react';
import { FeedDialog } from './feed-dialog.tsx';
import { FeedFindings } from './feed-findings.tsx';
import { usePeopleFeed } from './integrations.queries.ts';
import styles from './integrations.module.css';

function describeFeed(feed: PeopleFeed | null, isRunning: boolean) {
  if (!feed) return { words: 'Not connected', icon: CircleDashedIcon, tone: 'plain' } as const;
  if (isRunning) return { words: 'Running', icon: CircleDashedIcon, tone: 'plain' } as const;
  if (feed.last_run?.error)
    return { words: 'The last run failed', icon: CircleXIcon, tone: 'danger' } as const;
  if (feed.state === 'paused') return { words: 'Paused', icon: CirclePauseIcon, tone: 'warning' } as const;
  if (feed.last_run?.note)
    return { words: 'Leavers wait for you', icon: CirclePauseIcon, tone: 'warning' } as const;
  return feed.last_run
    ? ({ words: 'Connected', icon: CircleCheckIcon, tone: 'success' } as const)
    : ({ words: 'Not run yet', icon: CircleDashedIcon, tone: 'plain' } as const);
}

function Facts({ feed }: { feed: PeopleFeed }) {
  const { last_run: run } = feed;
  return (
    <>
      <p className={styles.quiet}>
        <code>{feed.url}</code>
      </p>
      {run ? (
        <>
          <p className={styles.quiet}>
            Last run <RelativeTime value={run.at} />
          </p>
          <FeedFindings run={run} />
          {run.note === null ? null : <p className={styles.fault}>{run.note}</p>}
        </>
      ) : null}
      <p className={styles.quiet}>
        {feed.people === 1 ? '1 profile follows' : `${feed.people} profiles follow`} the feed
      </p>
    </>
  );
}

function Buttons({
  feed,
  isRunning,
  onRun,
  onEdit,
}: {
  feed: PeopleFeed;
  isRunning: boolean;
  onRun: () => void;
  onEdit: () => void;
}) {
  const run = useContractMutation(peopleFeeds.run);
  const save = useContractMutation(peopleFeeds.save);
  const remove = useContractMutation(peopleFeeds.remove);
  const start = (accepts_leavers: boolean) =>
    run.mutateAsync({ body: { accepts_leavers } }).then(onRun, tellRefusal('Could not run the HR feed.'));
  const isActive = feed.state === 'active';
  const turn = () =>
    save
      .mutateAsync({
        body: {
          url: feed.url,
          unpublishes_leavers: feed.unpublishes_leavers,
          state: isActive ? 'paused' : 'active',
        },
      })
      .then(
        () => notify.success({ title: isActive ? 'The HR feed is paused.' : 'The HR feed is on again.' }),
        tellRefusal('Could not change the HR feed.'),
      );
  const takeAway = () =>
    remove
      .mutateAsync({})
      .then(
        () => notify.success({ title: 'The HR feed is removed.' }),
        tellRefusal('Could not remove the HR feed.'),
      );
  const missing = feed.last_run?.missing ?? 0;
  return (
    <>
      <Button loading={isRunning || run.isPending} onClick={() => void start(false)}>
        Run now
      </Button>
      {feed.last_run?.note ? (
        <ConfirmButton
          title={`Unpublish ${missing === 1 ? '1 person' : `${missing} people`}?`}
          consequence="The file is read again. Published profiles of people who aren’t in it go offline."
          confirmLabel="Run and unpublish"
          danger
          onConfirm={() => void start(true)}
        >
          Confirm leavers
        </ConfirmButton>
      ) : null}
      <Button aria-label="Change the HR feed" onClick={onEdit}>
        Change
      </Button>
      <Button loading={save.isPending} onClick={() => void turn()}>
        {isActive ? 'Pause' : 'Resume'}
      </Button>
      <ConfirmButton
        type="text"
        aria-label="Remove the HR feed"
        title="Remove the HR feed?"
        consequence="Profiles stay as they are, and what the feed set can be changed here again."
        confirmLabel="Remove it"
        danger
        onConfirm={() => void takeAway()}
      >
        Remove
      </ConfirmButton>
    </>
  );
}

/** The HR feed: a CSV file that is read each night. */
export function FeedCard() {
  const [awaitedAfter, setAwaitedAfter] = useState<string | null>();
  const { data, isError, isFetching, refetch } = usePeopleFeed(awaitedAfter);
  const [isEditing, setEditing] = useState(false);
  const feed = data?.feed ?? null;
  const former = feed?.last_run?.at ?? null;
  const isRunning =
    feed !== null && (feed.is_running || (awaitedAfter !== undefined && former === awaitedAfter));
  const look = describeFeed(feed, isRunning);
  return (
    <Card tone={look.tone === 'danger' ? 'danger' : 'plain'} className={styles.card}>
      <div className={styles.title}>
        <UsersIcon size={20} aria-hidden />
        <h2 className="r-card-title">HR feed</h2>
      </div>
      {data ? (
        <Status icon={look.icon} tone={look.tone}>
          {look.words}
        </Status>
      ) : null}
      <p className={styles.quiet}>
        A CSV file at an address of your HR system, read each night. It adds and changes people, and takes
        leavers offline.
      </p>
      {feed ? <Facts feed={feed} /> : null}
      {!data && isError ? <PanelError onRetry={() => void refetch()} retrying={isFetching} /> : null}
      {!data && !isError ? <SkeletonBlock width="100%" height={60} /> : null}
      <div className={styles.buttons}>
        {feed ? (
          <Buttons
            feed={feed}
            isRunning={isRunning}
            onRun={() => setAwaitedAfter(former)}
            onEdit={() => setEditing(true)}
          />
        ) : data ? (
          <Button onClick={() => setEditing(true)}>Set up</Button>
        ) : null}
      </div>
      {isEditing ? <FeedDialog feed={feed} onClose={() => setEditing(false)} /> : null}
    </Card>
  );
}

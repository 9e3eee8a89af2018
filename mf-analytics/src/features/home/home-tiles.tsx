import type { Home } from '@rostrum/contracts';
import type { HomeExtras } from '@rostrum/contracts/analytics';
import {
  ClockAlertIcon,
  FileTextIcon,
  IdCardIcon,
  MessageCircleQuestionMarkIcon,
  ShieldAlertIcon,
  StatTile,
  TimerIcon,
  UserRoundCheckIcon,
  UserRoundPlusIcon,
  UsersRoundIcon,
  durationText,
} from '@rostrum/ui-kit';
import styles from './home-tiles.module.css';

/** How long there is until the next deadline of today. */
function nextDeadline({ runway, now }: Home): string | undefined {
  const left = (runway ?? [])
    .filter(({ kind }) => kind === 'deadline')
    .map(({ at }) => Date.parse(at) - Date.parse(now))
    .filter((each) => each > 0);
  return left.length === 0 ? undefined : `next in ${durationText(Math.min(...left))}`;
}

/** What is read beside the rest: a figure that could not be read says so, and is not taken for none. */
interface Extra {
  extras: HomeExtras | undefined;
  failed: boolean;
  onRetry: () => void;
}

function heldTile({ extras, failed, onRetry }: Extra) {
  const tile = { label: 'Held messages', icon: <ShieldAlertIcon aria-hidden /> };
  const held = extras?.held;
  if (failed || held === null) return <StatTile {...tile} value={undefined} error={{ onRetry }} />;
  if (!held) return <StatTile {...tile} value={undefined} />;
  return (
    <StatTile
      {...tile}
      tone={held.with_deadline > 0 ? 'warning' : 'plain'}
      value={held.count}
      hint={
        held.with_deadline === 0
          ? undefined
          : `${held.with_deadline} ${held.with_deadline === 1 ? 'has' : 'have'} a deadline`
      }
      href="/dashboard/inquiries/quarantine"
    />
  );
}

function seatsTile({ extras, failed, onRetry }: Extra) {
  const tile = { label: 'Expert seats', icon: <UsersRoundIcon aria-hidden /> };
  const seats = extras?.expert_seats;
  if (failed || seats === null) return <StatTile {...tile} value={undefined} error={{ onRetry }} />;
  if (!seats) return <StatTile {...tile} value={undefined} />;
  return (
    <StatTile
      {...tile}
      tone={seats.limit !== null && seats.used >= seats.limit ? 'warning' : 'plain'}
      value={seats.used}
      hint={seats.limit === null ? 'no limit' : `of ${seats.limit}`}
      href="/dashboard/settings/licenses"
    />
  );
}

export interface HomeTilesProps {
  home: Home;
  tiles: NonNullable<Home['tiles']>;
  extra: Extra;
}

/** Figures, each a link to the list it counts. */
export function HomeTiles({ home, tiles, extra }: HomeTilesProps) {
  const { unassigned, reply_at_risk: atRisk } = tiles;
  return (
    <div className={styles.tiles}>
      <StatTile
        label="Unassigned"
        icon={<UserRoundPlusIcon aria-hidden />}
        tone={unassigned.count > 0 ? 'danger' : 'plain'}
        value={unassigned.count}
        hint={
          unassigned.oldest_minutes === null
            ? undefined
            : `oldest ${durationText(unassigned.oldest_minutes * 60_000)}`
        }
        href="/dashboard/inquiries?view=unassigned"
      />
      <StatTile
        label="Due today"
        icon={<TimerIcon aria-hidden />}
        tone={tiles.due_today.count > 0 ? 'warning' : 'plain'}
        value={tiles.due_today.count}
        hint={nextDeadline(home)}
        href="/dashboard/inquiries?view=due_today"
      />
      <StatTile
        label="First reply at risk"
        icon={<ClockAlertIcon aria-hidden />}
        tone={atRisk.count === 0 ? 'plain' : atRisk.missed > 0 ? 'danger' : 'warning'}
        value={atRisk.count}
        hint={atRisk.missed > 0 ? `${atRisk.missed} late` : undefined}
        href="/dashboard/inquiries?deadline=reply_at_risk"
      />
      {heldTile(extra)}
      <StatTile
        label="Awaiting sign-off"
        icon={<FileTextIcon aria-hidden />}
        value={tiles.awaiting_sign_off.count}
        hint="posts"
        href="/dashboard/posts?status=in_review"
      />
      <StatTile
        label="Unanswered"
        icon={<MessageCircleQuestionMarkIcon aria-hidden />}
        value={tiles.unanswered_questions.count}
        hint="questions"
        href="/dashboard/answers?status=open&status=assigned&status=submitted"
      />
      {tiles.profiles_to_review ? (
        <StatTile
          label="Profiles to review"
          icon={<IdCardIcon aria-hidden />}
          tone={tiles.profiles_to_review.count > 0 ? 'warning' : 'plain'}
          value={tiles.profiles_to_review.count}
          href="/dashboard/people?status=in_review"
        />
      ) : null}
      <StatTile
        label="Profiles to confirm"
        icon={<UserRoundCheckIcon aria-hidden />}
        value={tiles.profiles_to_confirm.count}
        hint="over 365 days"
        href="/dashboard/people?not_confirmed=true&status=published"
      />
      <StatTile
        label="Published profiles"
        icon={<UsersRoundIcon aria-hidden />}
        value={tiles.published_profiles.count}
        href="/dashboard/people?status=published"
      />
      {seatsTile(extra)}
    </div>
  );
}

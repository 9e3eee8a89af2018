import { LinkButton, Page, PageSkeleton, PanelError, EmptyState } from '@rostrum/ui-kit';
import { AccessStatus, CompletenessBar, PersonStatus } from '@rostrum/ui-kit/data';
import { AvailabilityCard } from '../features/edit-own-profile/availability-card.tsx';
import { ConfirmCard } from '../features/edit-own-profile/confirm-card.tsx';
import { ProfileForm } from '../features/edit-own-profile/profile-form.tsx';
import { ReadyList } from '../features/edit-own-profile/ready-list.tsx';
import { useOwnProfile } from '../features/edit-own-profile/own-profile.queries.ts';
import { publicHref } from '../paths.ts';
import styles from './my-profile-page.module.css';

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'not_found';

/** Experts, individuals and staff look after their own profile. */
export function MyProfilePage() {
  const profile = useOwnProfile();
  const person = profile.data;
  if (profile.isError)
    return (
      <Page title="My Profile" width={1180}>
        {isMissing(profile.error) ? (
          <EmptyState title="No profile belongs to your account yet" description="An administrator of your organisation can connect one. Then you look after it here." />
        ) : (
          <PanelError onRetry={() => void profile.refetch()} retrying={profile.isFetching} />
        )}
      </Page>
    );
  if (!person)
    return (
      <Page title="My Profile" width={1180}>
        <PageSkeleton label="Loading your profile" variant="detail" />
      </Page>
    );
  return (
    <Page
      title="My Profile"
      width={1180}
      description={
        <span className={styles.facts}>
          <PersonStatus status={person.status} />
          <AccessStatus status={person.access} />
          <CompletenessBar percent={person.completeness} label="Profile complete" />
        </span>
      }
      actions={person.status === 'published' ? <LinkButton href={publicHref(person.kind, person.username)}>View public page</LinkButton> : undefined}
    >
      <div className={styles.columns}>
        <ProfileForm person={person} />
        <div className={styles.side}>
          <ConfirmCard person={person} />
          <ReadyList missing={person.missing} />
          {person.kind === 'staff' ? null : <AvailabilityCard person={person} />}
        </div>
      </div>
    </Page>
  );
}

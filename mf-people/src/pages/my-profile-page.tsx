import { publicPaths, type PersonDetail } from '@rostrum/contracts';
import { EmptyState, LinkButton, Page, PageSkeleton, PanelError } from '@rostrum/ui-kit';
import { useState } from 'react';
import { OwnTasks } from '../features/do-first/own-tasks.tsx';
import { AvailabilityCard } from '../features/edit-own-profile/availability-card.tsx';
import { AwayCard } from '../features/be-away/away-card.tsx';
import { ReadinessCard } from '../features/edit-person/be-ready/readiness-card.tsx';
import { ElsewhereCard } from '../features/from-elsewhere/elsewhere-card.tsx';
import { DocumentsCard } from '../features/keep-documents/documents-card.tsx';
import { RecordingCard } from '../features/say-name/recording-card.tsx';
import { VideosCard } from '../features/keep-videos/videos-card.tsx';
import { PressPhotosCard } from '../features/keep-photos/press-photos-card.tsx';
import { FeesCard } from '../features/edit-person/tell-terms/fees-card.tsx';
import { SpeakingCard } from '../features/edit-person/tell-terms/speaking-card.tsx';
import { OwnPreviewNote } from '../features/preview-person/own-preview-note.tsx';
import { usePreview } from '../features/preview-person/use-preview.tsx';
import { SafetyCard } from '../features/keep-safe/safety-card.tsx';
import { ProfileCard } from '../features/edit-own-profile/profile-card.tsx';
import { KeptRecordCard } from '../features/edit-own-profile/kept-record-card.tsx';
import { OwnRequestsCard } from '../features/change-requests/own-requests-card.tsx';
import { arrangeInTurns, InTurns, TurnsProvider } from '../features/edit-person/in-turns/in-turns.tsx';
import { useJump } from '../features/edit-person/use-jump.ts';
import { ProfileForm } from '../features/edit-person/profile-form.tsx';
import { RecordForm } from '../features/edit-person/record-form.tsx';
import { useConfirmOwn } from '../features/edit-own-profile/use-confirm-own.ts';
import { ReadyList } from '../features/edit-own-profile/ready-list.tsx';
import { useOwnProfile } from '../features/edit-own-profile/own-profile.queries.ts';
import { PhotoCard } from '../features/edit-photo/photo-card.tsx';
import { SectionsCard } from '../features/edit-sections/sections-card.tsx';
import { MoreFieldsCard } from '../features/edit-person/more-fields/more-fields-card.tsx';
import { useRequiredFields } from '../features/edit-person/more-fields/person-fields.queries.ts';
import { listRequirements } from '../features/edit-person/requirement-parts.ts';
import { createPendingSaves, PendingSavesContext } from '../features/edit-person/saving/pending-saves.ts';
import { ArchivedNote } from '../features/move-person/archived-note.tsx';
import { MoveButtons, type MoveButtonsProps } from '../features/move-person/move-buttons.tsx';
import { ReturnedNote } from '../features/move-person/returned-note.tsx';
import { StatusNote } from '../features/move-person/status-note.tsx';
import { SectionChecksCard } from '../features/review-people/section-checks-card.tsx';
import { AddressCard } from '../features/rename-person/address-card.tsx';
import { titles } from '../manifest.ts';
import styles from './my-profile-page.module.css';

/** The name of the form that holds the own profile: individuals edit the whole record. */
const ownForm = (kind: PersonDetail['kind']) => (kind === 'individual' ? 'record' : 'profile');

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'not_found';

/** What a profile still needs; a public one that has everything needs no list. */
function ReadyPart({ person }: { person: PersonDetail }) {
  const { kind, missing, status } = person;
  const moreFields = useRequiredFields(person.id);
  const jumpTo = useJump();
  const isWhole = missing.length === 0 && moreFields.every(({ isMissing }) => !isMissing);
  if (status === 'published' && isWhole) return null;
  const parts = listRequirements(person, moreFields, ownForm(kind));
  return <ReadyList kind={kind} missing={missing} parts={parts} onJump={jumpTo} />;
}

/** The status changes of the own profile, with what publishing it still needs. */
function OwnMoves({ person, settle }: Pick<MoveButtonsProps, 'person' | 'settle'>) {
  const moreFields = useRequiredFields(person.id);
  const jumpTo = useJump();
  const parts = listRequirements(person, moreFields, ownForm(person.kind));
  return <MoveButtons person={person} settle={settle} parts={parts} onJump={jumpTo} isOwn />;
}

/** Above a preview that was opened from the public address of a profile that is not public. */
function PreviewNote({ person }: { person: PersonDetail }) {
  const moreFields = useRequiredFields(person.id);
  if (person.status === 'published' && person.access !== 'private') return null;
  const empty = moreFields.filter(({ isMissing }) => isMissing).map(({ label }) => label);
  return <OwnPreviewNote person={person} moreFields={empty} />;
}

/** Experts, individuals and staff look after their own profile. */
export function MyProfilePage() {
  const profile = useOwnProfile();
  const person = profile.data;
  const { button, preview, isLinked } = usePreview(person?.id);
  const [saves] = useState(createPendingSaves);
  const confirmation = useConfirmOwn();
  if (profile.isError)
    return (
      <Page title={titles.myProfile} width={1328}>
        {isMissing(profile.error) ? (
          <EmptyState
            title="No profile belongs to your account yet"
            description="An administrator of your organisation can connect one. Then you look after it here."
          />
        ) : (
          <PanelError onRetry={() => void profile.refetch()} retrying={profile.isFetching} />
        )}
      </Page>
    );
  if (!person)
    return (
      <Page title={titles.myProfile} width={1328}>
        <PageSkeleton label="Loading your profile" variant="detail" />
      </Page>
    );
  const isStaff = person.kind === 'staff';
  return (
    <Page
      title={titles.myProfile}
      width={1328}
      actions={
        <>
          {button}
          <OwnMoves person={person} settle={saves.settle} />
          {person.status === 'published' ? (
            <LinkButton href={publicPaths.person(person.kind, person.username)}>View public page</LinkButton>
          ) : null}
        </>
      }
    >
      {isLinked && preview ? <PreviewNote person={person} /> : null}
      {preview}
      <OwnTasks person={person} confirmation={confirmation} />
      <PendingSavesContext value={saves}>
        <TurnsProvider>
          <div className={styles.columns}>
            <div className={styles.main}>
              <InTurns first={3}>
                {/* Who the person is comes first: it is what others see of the profile first. */}
                <div id="person-photo">
                  <PhotoCard person={person} isOwn />
                </div>
                {person.kind === 'individual' ? (
                  <RecordForm person={person} isOwn />
                ) : (
                  <ProfileForm person={person} />
                )}
                <KeptRecordCard person={person} />
                {isStaff ? null : <AvailabilityCard person={person} />}
                {isStaff ? null : <ReadinessCard person={person} />}
                {isStaff ? null : <SpeakingCard person={person} />}
                {isStaff ? null : <FeesCard person={person} />}
                <RecordingCard person={person} />
                <PressPhotosCard id={person.id} />
                <MoreFieldsCard person={person} />
                <SectionsCard person={person} arrange={arrangeInTurns} />
                {isStaff ? null : <VideosCard id={person.id} />}
                {isStaff ? null : <DocumentsCard person={person} />}
              </InTurns>
            </div>
            <div className={styles.side}>
              <InTurns first={2}>
                <div className={styles.first}>
                  {person.kind === 'individual' ? null : <OwnRequestsCard person={person} />}
                  <ArchivedNote status={person.status} restorable_until={person.restorable_until} />
                  <StatusNote person={person} isOwn />
                  <ReturnedNote returned={person.returned} />
                  <ReadyPart person={person} />
                  <SafetyCard person={person} isOwn />
                  <AwayCard person={person} isOwn />
                </div>
                <ProfileCard person={person} confirmation={confirmation} />
                <SectionChecksCard person={person} isOwn />
                <ElsewhereCard person={person} isOwn />
                {person.kind === 'individual' ? <AddressCard person={person} canRename /> : null}
              </InTurns>
            </div>
          </div>
        </TurnsProvider>
      </PendingSavesContext>
    </Page>
  );
}

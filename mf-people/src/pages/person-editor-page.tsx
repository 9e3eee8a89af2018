import { isApiError } from '@rostrum/api-client';
import { personListQuery, publicPaths } from '@rostrum/contracts';
import { useSession, useUrlState } from '@rostrum/remote-runtime';
import { useLocation, useNavigate, useParams } from '@rostrum/remote-runtime/router';
import { EmptyState, LinkButton, Page, PageSkeleton, PanelError } from '@rostrum/ui-kit';
import { PersonStatus } from '@rostrum/ui-kit/data';
import { useState } from 'react';
import { AgentCard } from '../features/assign-agent/agent-card.tsx';
import { useFilterOptions, usePeople } from '../features/browse-people/people.queries.ts';
import { AwayCard } from '../features/be-away/away-card.tsx';
import { ReadinessCard } from '../features/edit-person/be-ready/readiness-card.tsx';
import { ElsewhereCard } from '../features/from-elsewhere/elsewhere-card.tsx';
import { DocumentsCard } from '../features/keep-documents/documents-card.tsx';
import { PressPhotosCard } from '../features/keep-photos/press-photos-card.tsx';
import { FeesCard } from '../features/edit-person/tell-terms/fees-card.tsx';
import { SpeakingCard } from '../features/edit-person/tell-terms/speaking-card.tsx';
import { usePreview } from '../features/preview-person/use-preview.tsx';
import { RecordingCard } from '../features/say-name/recording-card.tsx';
import { VideosCard } from '../features/keep-videos/videos-card.tsx';
import { SafetyCard } from '../features/keep-safe/safety-card.tsx';
import { DeleteButton } from '../features/delete-person/delete-button.tsx';
import { CompletenessCard } from '../features/edit-own-profile/completeness-reasons.tsx';
import { arrangeInTurns, InTurns, TurnsProvider } from '../features/edit-person/in-turns/in-turns.tsx';
import { Neighbours } from '../features/edit-person/neighbours.tsx';
import { usePerson } from '../features/edit-person/person.queries.ts';
import { PublishChecklist } from '../features/edit-person/publish-checklist.tsx';
import { DecideCard } from '../features/change-requests/decide-card.tsx';
import { useJump } from '../features/edit-person/use-jump.ts';
import { listRequirements } from '../features/edit-person/requirement-parts.ts';
import { RecordForm } from '../features/edit-person/record-form.tsx';
import { PhotoCard } from '../features/edit-photo/photo-card.tsx';
import { SectionsCard } from '../features/edit-sections/sections-card.tsx';
import { InvitationCard } from '../features/invite-person/invitation-card.tsx';
import { MoreFieldsCard } from '../features/edit-person/more-fields/more-fields-card.tsx';
import { useRequiredFields } from '../features/edit-person/more-fields/person-fields.queries.ts';
import { createPendingSaves, PendingSavesContext } from '../features/edit-person/saving/pending-saves.ts';
import { ArchivedNote } from '../features/move-person/archived-note.tsx';
import { MoveButtons } from '../features/move-person/move-buttons.tsx';
import { ReturnedNote } from '../features/move-person/returned-note.tsx';
import { StatusNote } from '../features/move-person/status-note.tsx';
import { AddressCard } from '../features/rename-person/address-card.tsx';
import { SectionChecksCard } from '../features/review-people/section-checks-card.tsx';
import { ReviewCard } from '../features/review-people/review-card.tsx';
import { paths } from '../paths.ts';
import styles from './person-editor-page.module.css';

/** What stands in the address may be no id at all. */
const isMissing = (error: unknown) =>
  isApiError(error) && (error.code === 'not_found' || error.code === 'invalid_input');

/** The team looks after one person: words, photo, sections, and where the profile stands on its way to the public. */
export function PersonEditorPage() {
  const { id = '' } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const { role } = useSession();
  const [filters] = useUrlState(personListQuery);
  const list = usePeople(filters);
  const query = usePerson(id);
  const options = useFilterOptions();
  const moreFields = useRequiredFields(id);
  const jumpTo = useJump();
  const person = query.data;
  const { button, preview } = usePreview(person?.id);
  const [saves] = useState(createPendingSaves);
  const back = { label: 'People', href: `${paths.list.href()}${search}` };
  if (query.isError)
    return (
      <Page title="Person" width={1328} back={back}>
        {isMissing(query.error) ? (
          <EmptyState
            title="This profile was not found"
            description="It may have been removed, or it is not in your scope."
          />
        ) : (
          <PanelError onRetry={() => void query.refetch()} retrying={query.isFetching} />
        )}
      </Page>
    );
  if (!person)
    return (
      <Page title="Person" width={1328} back={back}>
        <PageSkeleton label="Loading the profile" variant="detail" />
      </Page>
    );
  const isStaff = person.kind === 'staff';
  const isOnline = person.status === 'published' && person.access !== 'private';
  return (
    <Page
      title={[person.prefix, person.name].filter(Boolean).join(' ')}
      description={[person.job_title, person.department].filter(Boolean).join(', ')}
      width={1328}
      back={back}
      beside={<PersonStatus status={person.status} />}
      actions={
        <>
          <Neighbours id={id} people={list.data?.items} />
          {isOnline ? (
            <LinkButton href={publicPaths.person(person.kind, person.username)}>View public page</LinkButton>
          ) : null}
          {button}
          <LinkButton href={paths.history.href(id, search)}>History</LinkButton>
          <MoveButtons
            person={person}
            settle={saves.settle}
            parts={listRequirements(person, moreFields, 'record')}
            onJump={jumpTo}
          />
          {role === 'administrator' && person.status === 'archived' ? (
            <DeleteButton person={person} onDeleted={() => navigate(back.href)} />
          ) : null}
        </>
      }
    >
      {preview}
      <PendingSavesContext value={saves}>
        <TurnsProvider key={person.id}>
          <div className={styles.columns}>
            <div className={styles.main}>
              <InTurns first={1}>
                <RecordForm person={person} />
                <div id="person-photo">
                  <PhotoCard person={person} />
                </div>
                <RecordingCard person={person} />
                <PressPhotosCard id={person.id} />
                {isStaff ? null : <ReadinessCard person={person} />}
                {isStaff ? null : <SpeakingCard person={person} />}
                {isStaff ? null : <FeesCard person={person} />}
                <MoreFieldsCard person={person} />
                <SectionsCard person={person} arrange={arrangeInTurns} />
                {isStaff ? null : <VideosCard id={person.id} />}
                {isStaff ? null : <DocumentsCard person={person} />}
              </InTurns>
            </div>
            <div className={styles.side}>
              <InTurns first={1}>
                <div className={styles.first}>
                  <DecideCard person={person} canDecide={role === 'administrator'} />
                  <ArchivedNote status={person.status} restorable_until={person.restorable_until} />
                  {person.status === 'archived' && role === 'administrator' ? null : (
                    <StatusNote person={person} />
                  )}
                  <ReturnedNote returned={person.returned} />
                  <PublishChecklist person={person} moreFields={moreFields} />
                  <CompletenessCard person={person} />
                  {role === 'administrator' && !person.has_account ? (
                    <InvitationCard person={person} onRefused={() => void query.refetch()} />
                  ) : null}
                </div>
                <ElsewhereCard person={person} />
                <ReviewCard person={person} />
                <SectionChecksCard person={person} />
                <AwayCard person={person} />
                <SafetyCard person={person} />
                <AgentCard person={person} agents={role === 'administrator' ? options?.agents : undefined} />
                <AddressCard person={person} canRename={role === 'administrator'} />
              </InTurns>
            </div>
          </div>
        </TurnsProvider>
      </PendingSavesContext>
    </Page>
  );
}

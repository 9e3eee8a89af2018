import type { PersonDetail } from '@rostrum/contracts';
import { Card, PanelError } from '@rostrum/ui-kit';
import { useEffect, useRef } from 'react';
import { InvitationDay } from './invitation-day.tsx';
import { RevokeButton, SendAgainButton, type InvitationActionsProps } from './invitation-actions.tsx';
import styles from './invitation-card.module.css';
import { useInvitation } from './invitations.queries.ts';
import { InviteButton } from './invite-button.tsx';

const isSameAddress = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

interface InvitationStateProps extends InvitationActionsProps {
  /** The address of the profile, which may have changed since. */
  email: string;
}

function InvitationState({ email, ...actions }: InvitationStateProps) {
  const { invitation } = actions;
  const isPending = invitation.status === 'pending';
  const isCurrentAddress = isSameAddress(invitation.email, email);
  return (
    <>
      <p>
        {isPending ? (
          <>
            Invited on <InvitationDay value={invitation.sent_at} /> · expires on{' '}
            <InvitationDay value={invitation.expires_at} />
          </>
        ) : (
          <>
            Invitation expired on <InvitationDay value={invitation.expires_at} />
          </>
        )}
      </p>
      <p className={`r-secondary ${styles.address}`}>
        Sent to {invitation.email} by {invitation.invited_by}.
        {isPending && !isCurrentAddress ? ` To invite ${email}, revoke this invitation first.` : null}
      </p>
      {isPending || isCurrentAddress ? (
        <div className={styles.actions}>
          <SendAgainButton {...actions} />
          {isPending ? <RevokeButton {...actions} /> : null}
        </div>
      ) : null}
    </>
  );
}

interface InvitationCardProps {
  person: PersonDetail;
  /** Called when the server refuses a change: the person may have an account by now. */
  onRefused: () => void;
}

/** The invitation to look after a profile without an account: its state, and sending, resending or revoking it. */
export function InvitationCard({ person, onRefused }: InvitationCardProps) {
  const { data: invitation, isError, isFetching, refetch } = useInvitation(person.id);
  const place = useRef<HTMLDivElement>(null);
  const hasChanged = useRef(false);
  const state = invitation ? `${invitation.status} ${invitation.sent_at}` : invitation;
  useEffect(() => {
    if (!hasChanged.current) return;
    hasChanged.current = false;
    // The button that changed the invitation may be gone, and the focus with it.
    if (!place.current?.contains(document.activeElement)) place.current?.focus();
  }, [state]);
  const onChanged = () => {
    hasChanged.current = true;
  };
  const canInvite =
    invitation === null ||
    (isError && !invitation) ||
    (invitation?.status === 'expired' && !isSameAddress(invitation.email, person.email));
  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      <Card
        title="Account"
        extra={canInvite ? <InviteButton person={person} onInvited={onChanged} /> : undefined}
      >
        {isError ? (
          <PanelError onRetry={() => void refetch()} retrying={isFetching} />
        ) : invitation ? (
          <InvitationState
            invitation={invitation}
            email={person.email}
            onChanged={onChanged}
            onRefused={() => {
              void refetch();
              onRefused();
            }}
          />
        ) : (
          <p className="r-secondary">
            {invitation === null ? `${person.name} doesn’t have an account yet.` : 'Loading the invitation…'}
          </p>
        )}
      </Card>
    </div>
  );
}

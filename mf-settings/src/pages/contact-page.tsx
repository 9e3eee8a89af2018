import { isGranted } from '@rostrum/contracts';
import { Button, Page, PageSkeleton, PanelError } from '@rostrum/ui-kit';
import { useSession } from '@rostrum/remote-runtime';
import { useLocation, useNavigate } from '@rostrum/remote-runtime/router';
import { useState } from 'react';
import { ConfirmAddress } from '../features/change-address/confirm-address.tsx';
import { NotificationCard } from '../features/choose-notifications/notification-card.tsx';
import { DeleteAccountCard } from '../features/delete-account/delete-account-card.tsx';
import { ContactForm } from '../features/edit-contact/contact-form.tsx';
import { OrganisationProfileCard } from '../features/edit-contact/organisation-profile-card.tsx';
import { PhotoCard } from '../features/edit-contact/photo-card.tsx';
import { SeekerProfileCard } from '../features/edit-contact/seeker-profile-card.tsx';
import { JoinCard } from '../features/join-organisation/join-card.tsx';
import { useContact } from '../features/edit-contact/contact.queries.ts';
import { ChangeAddressDialog } from './change-address-dialog.tsx';
import { titles } from '../manifest.ts';

/** How the person, and for administrators the organisation, is reached. */
export function ContactPage() {
  const contact = useContact();
  const { user, role } = useSession();
  // The mail about a new address leads here.
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const token = new URLSearchParams(search).get('confirm_email');
  const [isChanging, setIsChanging] = useState(false);
  const forgetToken = () => void navigate(pathname, { replace: true });
  return (
    <Page title={titles.contact} width={1180}>
      {token === null ? null : <ConfirmAddress key={token} token={token} onDone={forgetToken} />}
      {contact.isError ? (
        <PanelError onRetry={() => void contact.refetch()} retrying={contact.isFetching} />
      ) : contact.data ? (
        <>
          <JoinCard />
          <PhotoCard contact={contact.data} />
          <ContactForm
            contact={contact.data}
            addressAction={<Button onClick={() => setIsChanging(true)}>Change</Button>}
          />
          {contact.data.organisation ? <OrganisationProfileCard /> : null}
          {role === 'seeker' ? <SeekerProfileCard /> : null}
          {role !== null && isGranted(role, 'notification.choose') ? <NotificationCard /> : null}
          {/* An individual finds it below Access. */}
          {user?.type === 'individual' ? null : <DeleteAccountCard />}
          {isChanging ? (
            <ChangeAddressDialog current={contact.data.email} onClose={() => setIsChanging(false)} />
          ) : null}
        </>
      ) : (
        <PageSkeleton variant="detail" label="Loading contact details" />
      )}
    </Page>
  );
}

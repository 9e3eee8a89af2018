import { Page, PageSkeleton, PanelError } from '@rostrum/ui-kit';
import { ContactForm } from '../features/edit-contact/contact-form.tsx';
import { useContact } from '../features/edit-contact/contact.queries.ts';

/** How the person, and for administrators the organisation, is reached. */
export function ContactPage() {
  const contact = useContact();
  return (
    <Page title="Contact" width={1180}>
      {contact.isError ? (
        <PanelError onRetry={() => void contact.refetch()} retrying={contact.isFetching} />
      ) : contact.data ? (
        <ContactForm contact={contact.data} />
      ) : (
        <PageSkeleton variant="detail" label="Loading contact details" />
      )}
    </Page>
  );
}

import { questionInquiries } from '@rostrum/contracts/qanda';
import { contractQueryOptions } from '@rostrum/remote-runtime';
import { useQuery } from '@rostrum/remote-runtime/query';
import { AppLink } from '@rostrum/ui-kit';

/** Inquiries whose senders came from the public page of the question. */
export function CausedInquiries({ questionId }: { questionId: string }) {
  const { data, isError } = useQuery(
    contractQueryOptions(questionInquiries.list, { params: { id: questionId } }),
  );
  if (isError) return 'Could not be loaded. Reload the page to try again.';
  if (!data) return 'Loading';
  const { items, total } = data;
  if (total === 0) return 'None yet';
  return (
    <>
      {items.map(({ id, ref, subject }) => (
        <div key={id}>
          <AppLink href={`/dashboard/inquiries/${id}`}>{subject}</AppLink>{' '}
          <span className="r-secondary">{ref}</span>
        </div>
      ))}
      {total > items.length ? <span className="r-secondary">and {total - items.length} earlier</span> : null}
    </>
  );
}

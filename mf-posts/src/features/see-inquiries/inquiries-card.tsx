import { postInquiries } from '@rostrum/contracts/posts';
import { contractQueryOptions } from '@rostrum/remote-runtime';
import { useQuery } from '@rostrum/remote-runtime/query';
import { AppLink, Card, PanelError, RelativeTime } from '@rostrum/ui-kit';
import styles from './inquiries-card.module.css';

/** Inquiries whose senders came from the post. A post that nobody could read yet has no such card. */
export function InquiriesCard({ postId }: { postId: string }) {
  const inquiries = useQuery(contractQueryOptions(postInquiries.list, { params: { id: postId } }));
  if (inquiries.isError)
    return (
      <Card title="Inquiries it caused">
        <PanelError onRetry={() => void inquiries.refetch()} retrying={inquiries.isFetching} />
      </Card>
    );
  if (!inquiries.data) return null;
  const { items, total } = inquiries.data;
  return (
    <Card title="Inquiries it caused" hint={total > 0 ? total : undefined}>
      {total === 0 ? (
        <p className="r-secondary">None yet. An inquiry counts when its sender came from this post.</p>
      ) : (
        <ul className={styles.list}>
          {items.map(({ id, ref, subject, created_at }) => (
            <li key={id}>
              <AppLink href={`/dashboard/inquiries/${id}`}>{subject}</AppLink>
              <span className="r-secondary">
                {ref}, <RelativeTime value={created_at} />
              </span>
            </li>
          ))}
        </ul>
      )}
      {total > items.length ? <p className="r-secondary">These are the newest.</p> : null}
    </Card>
  );
}

import { postLinks, type CheckedLink, type PostDetail } from '@rostrum/contracts/posts';
import { tellRefusal, useContractMutation } from '@rostrum/remote-runtime';
import {
  Button,
  Card,
  CircleAlertIcon,
  CircleCheckIcon,
  CircleDashedIcon,
  LiveRegion,
} from '@rostrum/ui-kit';
import styles from './links-card.module.css';

const icons: Record<CheckedLink['state'], typeof CircleCheckIcon> = {
  opens: CircleCheckIcon,
  moved: CircleAlertIcon,
  missing: CircleAlertIcon,
  refused: CircleAlertIcon,
  no_answer: CircleAlertIcon,
  not_checked: CircleDashedIcon,
};
const isFault = ({ state }: CheckedLink) => ['missing', 'refused', 'no_answer'].includes(state);

function summarise(links: readonly CheckedLink[], more: number): string {
  if (links.length === 0) return 'The text has no links.';
  const faults = links.filter(isFault).length;
  const unasked = links.filter(({ state }) => state === 'not_checked').length + more;
  const opening = links.length + more - unasked - faults;
  return [
    `${String(opening)} of ${String(links.length + more)} open`,
    ...(faults > 0 ? [`${String(faults)} ${faults === 1 ? 'does' : 'do'} not`] : []),
    ...(unasked > 0 ? [`${String(unasked)} not checked`] : []),
  ].join(', ');
}

export interface LinksCardProps {
  post: PostDetail;
  /** Brings what is typed to the server first: it asks the links of what it has. */
  onBefore: () => Promise<boolean>;
}

/** Whether the links of the text open, as the server finds when it is asked. */
export function LinksCard({ post, onBefore }: LinksCardProps) {
  const check = useContractMutation(postLinks.check, { onError: tellRefusal('Could not check the links.') });
  const { data } = check;
  const summary = data ? summarise(data.links, data.more) : '';
  return (
    <Card title="Links">
      <LiveRegion message={check.isPending ? 'Checking the links' : summary} />
      {data ? (
        <>
          <p className={styles.summary}>{summary}</p>
          <ul className={styles.links}>
            {data.links.map((link) => {
              const StateIcon = icons[link.state];
              return (
                <li key={link.href} data-state={link.state}>
                  <StateIcon aria-hidden size={16} />
                  <span>
                    <strong>{link.text || link.href}</strong>
                    <span className={styles.address}>{link.href}</span>
                    <span>{link.note}</span>
                  </span>
                </li>
              );
            })}
          </ul>
        </>
      ) : (
        <p className={styles.summary}>Checks once whether each link in the text opens.</p>
      )}
      <Button
        loading={check.isPending}
        onClick={() =>
          void onBefore().then((isSaved) => isSaved && check.mutate({ params: { id: post.id } }))
        }
      >
        {data ? 'Check again' : 'Check links'}
      </Button>
    </Card>
  );
}

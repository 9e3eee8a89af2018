import { formatList, formatNumber, type PostSummary } from '@rostrum/contracts';
import { AvatarGroup, RelativeTime } from '@rostrum/ui-kit';
import { PostStatus, type DataColumn } from '@rostrum/ui-kit/data';
import styles from './post-title.module.css';
import { PostTitle } from './post-title.tsx';
import { PublishTime } from './publish-time.tsx';

const names = (people: readonly { name: string }[]) => formatList(people.map(({ name }) => name));

/** How far the sign-off is; nothing where nobody was asked. */
function describeSignOff({ asked, approved }: PostSummary['signoffs']): string {
  if (asked === 0) return '';
  return approved === asked ? 'Signed off' : `${approved} of ${asked} signed off`;
}

function Experts({ experts, signoffs }: Pick<PostSummary, 'experts' | 'signoffs'>) {
  const signOff = describeSignOff(signoffs);
  if (experts.length === 0) return <span className="r-secondary">{signOff || 'None'}</span>;
  const people = experts.map(({ username, name, image }) => ({
    key: username,
    username,
    src: image,
    firstname: name.split(' ')[0],
    lastname: name.split(' ').at(-1),
  }));
  return (
    <span title={names(experts)} className={styles.experts}>
      <AvatarGroup people={people} />
      <span className="r-visually-hidden">{names(experts)}</span>
      {signOff ? <span className="r-secondary">{signOff}</span> : null}
    </span>
  );
}

/** What nobody could read yet has no figures, which is not the same as none. */
const figure = ({ published_at }: PostSummary, value: number) =>
  published_at === null ? '–' : formatNumber(value);

export const postColumns = (timezone: string): readonly DataColumn<PostSummary>[] => [
  {
    key: 'title',
    title: 'Post',
    sort: 'title',
    card: 'title',
    skeleton: 'person',
    render: (post) => <PostTitle post={post} />,
  },
  {
    key: 'status',
    title: 'Status',
    card: 'status',
    skeleton: 'short',
    render: ({ status }) => <PostStatus status={status} />,
  },
  {
    key: 'experts',
    title: 'Experts and sign-off',
    card: 'hidden',
    hideUpTo: 1180,
    skeleton: 'short',
    render: ({ experts, signoffs }) => <Experts experts={experts} signoffs={signoffs} />,
  },
  {
    key: 'publish',
    title: 'Publishes',
    sort: 'publish_at',
    card: 'meta',
    skeleton: 'short',
    render: (post) => <PublishTime post={post} timezone={timezone} />,
  },
  {
    key: 'updated',
    title: 'Changed',
    sort: 'updated',
    card: 'hidden',
    hideUpTo: 1180,
    skeleton: 'short',
    render: ({ updated_at }) => <RelativeTime value={updated_at} />,
  },
  {
    key: 'reads',
    title: 'Reads',
    hideUpTo: 900,
    sort: 'reads',
    align: 'end',
    card: 'hidden',
    skeleton: 'number',
    render: (post) => figure(post, post.reads),
  },
  {
    key: 'inquiries',
    title: 'Inquiries caused',
    sort: 'inquiries',
    align: 'end',
    card: 'meta',
    cardLabel: 'Inquiries',
    skeleton: 'number',
    render: (post) => figure(post, post.inquiries),
  },
];

import { formatNumber, type PostStatus, type PostSummary } from '@rostrum/contracts';
import { postTransitions } from '@rostrum/contracts/posts';
import {
  AppLink,
  AvatarGroup,
  Button,
  CalendarClockIcon,
  Dropdown,
  EllipsisIcon,
  HourglassIcon,
  RelativeTime,
  shortDate,
  zonedTime,
} from '@rostrum/ui-kit';
import { postStatusLooks } from '@rostrum/ui-kit/data';
import { useState } from 'react';
import styles from './post-board.module.css';

interface BoardCardProps {
  post: PostSummary;
  timezone: string;
  href: string;
  onDrag: (post: PostSummary | undefined) => void;
  onMove: (post: PostSummary, status: PostStatus) => void;
}

const countOf = (count: number, one: string, many: string) =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;

/** What matters of a post in its state: who has signed, when it is published, what it did. */
function CardLine({ post, timezone }: Pick<BoardCardProps, 'post' | 'timezone'>) {
  const { asked, approved } = post.signoffs;
  if (post.status === 'published')
    return (
      <>
        {countOf(post.reads, 'read', 'reads')}, {countOf(post.inquiries, 'inquiry', 'inquiries')}
      </>
    );
  if (post.publish_at !== null) {
    const at = Date.parse(post.publish_at);
    return (
      <>
        <CalendarClockIcon aria-hidden size={14} /> {post.status === 'scheduled' ? '' : 'Planned '}
        {shortDate(at)} {zonedTime(at, timezone)}
      </>
    );
  }
  if (asked > 0)
    return (
      <>
        <HourglassIcon aria-hidden size={14} /> {approved} of {asked} signed off
      </>
    );
  return null;
}

/** One post on the board. */
export function BoardCard({ post, timezone, href, onDrag, onMove }: BoardCardProps) {
  const [isOpen, setIsOpen] = useState(false);
  const people = post.experts.map(({ username, name, image }) => ({
    key: username,
    username,
    src: image,
    firstname: name.split(' ')[0],
    lastname: name.split(' ').at(-1),
  }));
  const targets = postTransitions[post.status];
  const line = CardLine({ post, timezone });
  return (
    <li
      className={styles.card}
      draggable
      onDragStart={(event) => {
        event.dataTransfer.setData('text/plain', post.title);
        onDrag(post);
      }}
      onDragEnd={() => onDrag(undefined)}
    >
      {post.cover ? (
        <img
          className={styles.cover}
          src={post.cover}
          alt=""
          loading="lazy"
          draggable={false}
          style={{ objectPosition: `${post.cover_focus.x}% ${post.cover_focus.y}%` }}
        />
      ) : null}
      <div className={styles.words}>
        <div className={styles.head}>
          <AppLink
            href={href}
            draggable={false}
            className={styles.name}
            onKeyDown={(event) => {
              if (event.key.toLowerCase() !== 'm' || event.ctrlKey || event.metaKey || event.altKey) return;
              event.preventDefault();
              setIsOpen(true);
            }}
          >
            {post.title}
          </AppLink>
          <Dropdown
            trigger={['click']}
            autoFocus
            open={isOpen}
            onOpenChange={setIsOpen}
            menu={{
              items: targets.map((status) => ({
                key: status,
                label:
                  status === 'scheduled'
                    ? 'Schedule…'
                    : `Move to ${postStatusLooks[status].label.toLowerCase()}`,
              })),
              onClick: ({ key }) => {
                const status = targets.find((each) => each === key);
                setIsOpen(false);
                if (status) onMove(post, status);
              },
            }}
          >
            <Button
              type="text"
              size="small"
              aria-label={`Move: ${post.title}`}
              icon={<EllipsisIcon aria-hidden size={16} />}
            />
          </Dropdown>
        </div>
        <div className={styles.people}>
          {people.length > 0 ? <AvatarGroup people={people} /> : null}
          <span>
            {people.length === 1
              ? post.experts[0]?.name
              : people.length > 1
                ? `${people.length} experts`
                : post.authors.map(({ name }) => name).join(', ')}
          </span>
          <span className={styles.changed}>
            <RelativeTime
              value={post.status === 'published' ? (post.published_at ?? post.updated_at) : post.updated_at}
            />
          </span>
        </div>
        {line ? <p className={styles.line}>{line}</p> : null}
      </div>
    </li>
  );
}

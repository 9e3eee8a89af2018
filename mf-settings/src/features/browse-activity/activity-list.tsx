import type { ActivityEntry } from '@rostrum/contracts';
import { AppLink, Avatar, Card, Logo, clockTime, fullDate } from '@rostrum/ui-kit';
import { Pager, type PagerProps } from '@rostrum/ui-kit/data';
import { daysOf } from './days-of.ts';
import styles from './activity-list.module.css';

function Actor({ actor: { name, image, role } }: Pick<ActivityEntry, 'actor'>) {
  // The name stands beside it: the mark is for the eye only.
  if (role === 'system')
    return (
      <span className={styles.mark} aria-hidden>
        <Logo markOnly size={28} />
      </span>
    );
  const words = name.split(' ');
  return (
    <Avatar
      src={image}
      firstname={words[0]}
      lastname={words.length > 1 ? words.at(-1) : undefined}
      username={name}
      width={28}
      height={28}
      decorative
    />
  );
}

/** One sentence an entry under the day it happened: who did what to which. */
export const ActivityList = ({ entries, page }: { entries: readonly ActivityEntry[]; page: PagerProps }) => (
  <div className={styles.days}>
    {daysOf(entries).map(({ label, entries: ofDay }) => (
      <section key={label} aria-label={label}>
        <h2 className={styles.day}>{label}</h2>
        <Card flush>
          <ol className={styles.list}>
            {ofDay.map(({ id, actor, text, entity, created_at }) => (
              <li key={id}>
                <time dateTime={created_at} title={fullDate(Date.parse(created_at))} className={styles.time}>
                  {clockTime(Date.parse(created_at))}
                </time>
                <Actor actor={actor} />
                <span className={styles.words}>
                  <strong>{actor.name}</strong> {text}
                  {' · '}
                  {entity.href ? <AppLink href={entity.href}>{entity.label}</AppLink> : entity.label}
                </span>
              </li>
            ))}
          </ol>
        </Card>
      </section>
    ))}
    <Pager {...page} />
  </div>
);

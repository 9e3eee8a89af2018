import { ChangedFields, groupByDay } from '@rostrum/change-log';
import type { ActivityEntry, RecordedChange } from '@rostrum/contracts';
import { AppLink, Avatar, Card, Logo, clockTime, fullDate } from '@rostrum/ui-kit';
import { Pager, type PagerProps } from '@rostrum/ui-kit/data';
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
export const ActivityList = ({ entries, page }: { entries: readonly RecordedChange[]; page: PagerProps }) => (
  <div className={styles.days}>
    {groupByDay(entries).map(([label, ofDay]) => (
      <section key={label} aria-label={label}>
        <h2 className={styles.day}>{label}</h2>
        <Card flush>
          <ol className={styles.list}>
            {ofDay.map(({ id, actor, text, entity, created_at, changes }) => (
              <li key={id}>
                <time dateTime={created_at} title={fullDate(Date.parse(created_at))} className={styles.time}>
                  {clockTime(Date.parse(created_at))}
                </time>
                <Actor actor={actor} />
                <div className={styles.words}>
                  <p>
                    <strong>{actor.name}</strong> {text}
                    {' · '}
                    {entity.href ? <AppLink href={entity.href}>{entity.label}</AppLink> : entity.label}
                  </p>
                  {changes.length > 0 ? <ChangedFields changes={changes} /> : null}
                </div>
              </li>
            ))}
          </ol>
        </Card>
      </section>
    ))}
    <Pager {...page} />
  </div>
);

import { Avatar, LiveRegion } from '@rostrum/ui-kit';
import { describeOthers } from './describe-others.ts';
import type { Presence } from './presence.ts';
import styles from './presence-note.module.css';
import { useOtherPages } from './use-other-pages.ts';

const mostFaces = 3;

export interface PresenceNoteProps {
  /** The same one as long as the note is shown. */
  of: Presence;
  id: string;
}

/** Who else has something open. Who comes and goes is announced, too. */
export function PresenceNote({ of: presence, id }: PresenceNoteProps) {
  const others = useOtherPages(presence, id);
  const words = describeOthers(others, `this ${presence.noun}`);
  const people = others.filter((other) => !other.is_self);
  const faces = people.filter(
    ({ firstname, lastname }, place) =>
      people.findIndex((other) => other.firstname === firstname && other.lastname === lastname) === place,
  );
  return (
    <>
      <LiveRegion message={words} />
      {words ? (
        <span className={styles.note}>
          {faces.slice(0, mostFaces).map(({ window, firstname, lastname, image }) => (
            <Avatar
              key={window}
              src={image}
              firstname={firstname}
              lastname={lastname}
              width={24}
              height={24}
              fontSize={9}
              dotColor="var(--rostrum-success)"
              decorative
            />
          ))}
          {words}
        </span>
      ) : null}
    </>
  );
}

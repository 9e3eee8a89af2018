import { Avatar, LiveRegion } from '@rostrum/ui-kit';
import { describeViewers } from './describe-viewers.ts';
import styles from './viewers-note.module.css';
import { useOtherViewers } from './use-other-viewers.ts';

const mostFaces = 3;

/** Who else of the desk has the inquiry open. Who comes and goes is announced, too. */
export function ViewersNote({ inquiryId }: { inquiryId: string }) {
  const others = useOtherViewers(inquiryId);
  const words = describeViewers(others);
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

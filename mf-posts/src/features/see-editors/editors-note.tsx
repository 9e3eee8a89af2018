import { Avatar, LiveRegion } from '@rostrum/ui-kit';
import { describeEditors } from './describe-editors.ts';
import styles from './editors-note.module.css';
import { useOtherEditors } from './use-other-editors.ts';

const mostFaces = 3;

/** Who else has the post open in the editor. Who comes and goes is announced, too. */
export function EditorsNote({ postId }: { postId: string }) {
  const others = useOtherEditors(postId);
  const words = describeEditors(others);
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

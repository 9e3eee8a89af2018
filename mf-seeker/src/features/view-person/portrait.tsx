import { classNames, Avatar } from '@rostrum/ui-kit';
import styles from './portrait.module.css';

export interface PortraitProps {
  name: string;
  username: string;
  image: string | null;
}

/** The portrait of a public page, the one with square shoulders: 16 px corners. */
export function Portrait({ name, username, image }: PortraitProps) {
  const [firstname = '', ...rest] = name.split(' ');
  return (
    <div className={classNames(styles.portrait, 'rx-portrait')}>
      <Avatar
        src={image}
        firstname={firstname}
        lastname={rest.at(-1) ?? ''}
        username={username}
        width={176}
        height={176}
        fontSize={48}
        rounded={false}
      />
    </div>
  );
}

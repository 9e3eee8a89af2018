import type { AvatarProps } from './avatar.tsx';
import { Avatar } from './avatar.tsx';
import './avatar-group.css';

export interface AvatarGroupProps {
  people: readonly (Pick<AvatarProps, 'src' | 'firstname' | 'lastname' | 'username'> & { key: string })[];
  size?: number;
  /** How many are drawn before "+2". */
  most?: number;
}

/** Overlapping portraits of the people who share something. */
export function AvatarGroup({ people, size = 24, most = 3 }: AvatarGroupProps) {
  const rest = people.length - most;
  return (
    <span className="r-avatar-group">
      {people.slice(0, most).map(({ key, ...person }) => (
        <Avatar key={key} {...person} width={size} height={size} fontSize={Math.round(size * 0.38)} />
      ))}
      {rest > 0 ? <span className="r-avatar-group__rest">+{rest}</span> : null}
    </span>
  );
}

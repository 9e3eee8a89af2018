import type { ReactNode } from 'react';
import { Avatar, type AvatarProps } from '../avatar/avatar.tsx';
import './person-cell.css';

export interface PersonCellProps {
  name: string;
  secondary?: ReactNode;
  image?: string | null;
  username?: string;
  size?: number;
  dot?: Pick<AvatarProps, 'dotColor' | 'dotTooltip'>;
}

/** First and last word of a full name, for its initials. */
const nameParts = (name: string) => {
  const words = name.trim().split(/\s+/);
  return { firstname: words[0], lastname: words.length > 1 ? words.at(-1) : undefined };
};

/** Who, in a row: portrait, name, and one quiet line under it. */
export const PersonCell = ({ name, secondary, image, username, size = 32, dot }: PersonCellProps) => (
  <span className="r-person-cell">
    <Avatar
      {...nameParts(name)}
      {...dot}
      src={image}
      username={username ?? name}
      width={size}
      height={size}
      decorative
    />
    <span className="r-person-cell__words">
      <span className="r-person-cell__name">{name}</span>
      {secondary ? <span className="r-person-cell__secondary">{secondary}</span> : null}
    </span>
  </span>
);

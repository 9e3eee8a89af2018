import { Avatar } from '@rostrum/ui-kit';

export interface AssignPortraitProps {
  name: string;
  image: string | null;
  size: number;
}

const words = (name: string) => name.split(/\s+/);

/** A colleague beside the name that says who it is. */
export const AssignPortrait = ({ name, image, size }: AssignPortraitProps) => (
  <Avatar
    src={image}
    username={name}
    firstname={words(name)[0]}
    lastname={words(name).at(-1)}
    width={size}
    height={size}
    fontSize={Math.round(size * 0.4)}
    decorative
  />
);

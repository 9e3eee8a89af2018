import { publicPaths } from '@rostrum/contracts';
import { AppLink } from '@rostrum/ui-kit';
import { PersonCell } from '@rostrum/ui-kit/data';

/** A person in a ranking, leading to the public profile. */
export const PersonLabel = (person: { username: string; name: string; image: string | null }) => (
  <AppLink href={publicPaths.expert(person.username)}>
    <PersonCell {...person} size={28} />
  </AppLink>
);

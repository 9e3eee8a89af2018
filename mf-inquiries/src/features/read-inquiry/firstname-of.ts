import { toGivenName } from '@rostrum/contracts';

/** How a sender is called in labels: by the first name, or whole where there is none to take. */
export const firstnameOf = (name: string): string =>
  name === 'Name withheld' ? 'the seeker' : toGivenName(name);

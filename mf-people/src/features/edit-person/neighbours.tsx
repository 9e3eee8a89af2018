import type { PersonSummary } from '@rostrum/contracts';
import { useLocation } from '@rostrum/remote-runtime/router';
import { ChevronLeftIcon, ChevronRightIcon, LinkButton } from '@rostrum/ui-kit';
import { paths } from '../../paths.ts';

export interface NeighboursProps {
  id: string;
  /** The page of the list that the person was opened from. */
  people: readonly PersonSummary[] | undefined;
}

/** Previous and next of the list, in its order. */
export function Neighbours({ id, people = [] }: NeighboursProps) {
  const { search } = useLocation();
  const place = people.findIndex((person) => person.id === id);
  if (place === -1) return null;
  const [previous, next] = [people[place - 1], people[place + 1]];
  return (
    <>
      {previous ? (
        <LinkButton href={paths.person.href(previous.id, search)} aria-label={`Previous: ${previous.name}`}>
          <ChevronLeftIcon aria-hidden size={16} />
        </LinkButton>
      ) : null}
      {next ? (
        <LinkButton href={paths.person.href(next.id, search)} aria-label={`Next: ${next.name}`}>
          <ChevronRightIcon aria-hidden size={16} />
        </LinkButton>
      ) : null}
    </>
  );
}

import { people, type PersonDetail, type RouteBody } from '@rostrum/contracts';
import { useContractMutation } from '@rostrum/remote-runtime';

/** Puts a photo on the profile of somebody, or without an id on the own one. */
export function useSetPhoto(personId: string | undefined, onSuccess: (saved: PersonDetail) => void) {
  const own = useContractMutation(people.setOwnPhoto, { onSuccess });
  const team = useContractMutation(people.setPhoto, { onSuccess });
  const { error, isPending, isSuccess } = personId === undefined ? own : team;
  return {
    error,
    isPending,
    isSuccess,
    mutate: (body: RouteBody<typeof people.setPhoto>) => {
      if (personId === undefined) own.mutate({ body });
      else team.mutate({ params: { id: personId }, body });
    },
  };
}

/** Takes the photo off the profile of somebody, or without an id off the own one. */
export function useRemovePhoto(personId: string | undefined) {
  const own = useContractMutation(people.removeOwnPhoto);
  const team = useContractMutation(people.removePhoto);
  return () =>
    personId === undefined ? own.mutateAsync({}) : team.mutateAsync({ params: { id: personId } });
}

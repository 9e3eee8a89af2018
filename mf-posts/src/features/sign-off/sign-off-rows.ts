import type { PostDetail, SignOff } from '@rostrum/contracts/posts';

export interface SignOffRow {
  person: { id: string; name: string };
  signOff: SignOff | undefined;
}

/** Authors with a profile and experts whom the post names, each once, with what they were asked and answered. */
export function toSignOffRows({
  authors,
  experts,
  signoffs,
}: Pick<PostDetail, 'authors' | 'experts' | 'signoffs'>): SignOffRow[] {
  const named = [
    ...authors.flatMap(({ person_id: id, name }) => (id === null ? [] : [{ id, name }])),
    ...experts,
    ...signoffs.map(({ person }) => person),
  ];
  return [...new Map(named.toReversed().map((person) => [person.id, person])).values()]
    .toReversed()
    .map((person) => ({ person, signOff: signoffs.find(({ person: { id } }) => id === person.id) }));
}

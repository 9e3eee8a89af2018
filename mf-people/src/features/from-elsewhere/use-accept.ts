import { getBody, people, type PersonDetail } from '@rostrum/contracts';
import type { ProfileSuggestion } from '@rostrum/contracts/people';
import { useContractMutation } from '@rostrum/remote-runtime';
import { useRef } from 'react';

const sectionsBody = getBody(people.replaceSections);
const teamBody = getBody(people.update);
const ownBody = getBody(people.updateOwn);

/** The part of the profile that a suggestion changes, as changes that wait for approval name it. */
const partOf = (suggestion: ProfileSuggestion): string =>
  suggestion.kind === 'section'
    ? suggestion.section
    : suggestion.kind === 'topic'
      ? 'topics'
      : suggestion.field;

/** Puts one suggestion into the profile by the calls that the forms use, over what was accepted a moment before. */
export function useAccept(person: PersonDetail, isOwn: boolean) {
  const accepted = useRef(person);
  const sections = useContractMutation(people.replaceSections, {
    invalidates: ['personChanges'],
    versioned: ({ body }) => ({ row: `person.${person.id}`, part: `section.${body.kind}` }),
  });
  const team = useContractMutation(people.update, { versioned: () => ({ row: `person.${person.id}` }) });
  const own = useContractMutation(people.updateOwn, {
    invalidates: ['personChanges'],
    versioned: () => ({ row: `person.${person.id}` }),
  });

  function send(suggestion: ProfileSuggestion, over: PersonDetail): Promise<PersonDetail> {
    const { version } = over;
    const params = { id: person.id };
    if (suggestion.kind === 'section') {
      const { section: kind, data } = suggestion;
      const entries = over.sections
        .filter((one) => one.kind === kind)
        .map(({ id, data: known }) => ({ id, data: known }));
      const body = sectionsBody.parse({ kind, version, entries: [...entries, { data }] });
      return sections.mutateAsync({ params, body });
    }
    const change =
      suggestion.kind === 'topic'
        ? { topics: [...over.topics, suggestion.value] }
        : { [suggestion.field]: suggestion.value };
    return isOwn
      ? own.mutateAsync({ body: ownBody.parse({ ...change, version }) })
      : team.mutateAsync({ params, body: teamBody.parse({ ...change, version }) });
  }

  /** Resolves with whether it waits for approval before it is public. */
  async function accept(suggestion: ProfileSuggestion): Promise<{ isWaiting: boolean }> {
    const over = accepted.current.version > person.version ? accepted.current : person;
    accepted.current = await send(suggestion, over);
    return { isWaiting: accepted.current.waiting.some(({ part }) => part === partOf(suggestion)) };
  }
  return { accept, isSaving: sections.isPending || team.isPending || own.isPending };
}

import {
  people,
  type PersonDetail,
  type PersonSection,
  type PersonSectionKind,
  type RouteBody,
} from '@rostrum/contracts';
import { useContractMutation } from '@rostrum/remote-runtime';
import { notify } from '@rostrum/ui-kit';

export interface SectionEntry {
  id?: string | undefined;
  data: Record<string, unknown>;
}

type Change = RouteBody<typeof people.replaceSections>;

export const entriesOf = (person: PersonDetail, kind: PersonSectionKind): PersonSection[] =>
  person.sections.filter((section) => section.kind === kind);

/** An entry taken out of its place and put into another one. */
export function moveEntry<Entry>(entries: readonly Entry[], from: number, to: number): Entry[] {
  const next = entries.filter((_, index) => index !== from);
  const [moved] = entries.slice(from, from + 1);
  return moved === undefined ? next : next.toSpliced(to, 0, moved);
}

/** The entries with what was typed at one place; the place past the end is a new one. */
export const putEntry = (
  entries: readonly SectionEntry[],
  place: number,
  data: Record<string, unknown>,
): SectionEntry[] => entries.toSpliced(place, 1, { ...entries[place], data });

/** That a change of a section is not public yet; undefined when it is. */
export function findWaiting(saved: PersonDetail, kind: PersonSectionKind): string | undefined {
  const waiting = saved.waiting.find(({ part }) => part === kind);
  return waiting && `Waiting for approval: ${waiting.label}. Your public page stays as it is until then.`;
}

/** Saves the entries of one kind as they shall stand. The dialog of an entry says its own refusals. */
export function useSections(person: PersonDetail) {
  const replace = useContractMutation(people.replaceSections, {
    invalidates: ['personChanges'],
    versioned: ({ body }) => ({ row: `person.${person.id}`, part: `section.${body.kind}` }),
  });
  const send = (kind: PersonSectionKind, entries: readonly SectionEntry[], version = person.version) =>
    replace.mutateAsync({
      params: { id: person.id },
      // Each entry was checked by the form of its kind, or came from the server.
      body: { kind, version, entries } as unknown as Change,
    });
  /** For changes without a dialog: answers the profile as it is now, or nothing when it was refused. */
  const sendAndTell = (...change: Parameters<typeof send>): Promise<PersonDetail | undefined> =>
    send(...change).catch((error: unknown) => {
      notify.error({
        title: 'Could not save the change.',
        description: error instanceof Error ? error.message : undefined,
      });
      return undefined;
    });
  return { send, sendAndTell, isSaving: replace.isPending };
}

import { isApiError } from '@rostrum/api-client';
import { useRef, useState } from 'react';
import {
  inquiryTypes,
  people,
  personDetail,
  type InquiryTypeId,
  type PersonAvailability,
  type PersonDetail,
} from '@rostrum/contracts';
import { useContractMutation } from '@rostrum/remote-runtime';
import { notify } from '@rostrum/ui-kit';

const nothingSaid = (type: InquiryTypeId): PersonAvailability => ({
  type,
  // For an organisation of one `toChoices` makes it a yes, as which the server takes it.
  accepts: 'via_office',
  notice_hours: null,
  conditions: null,
  away_from: null,
  away_to: null,
});

/** An organisation of one has no office that could answer first: what stands as that arrives at once. */
const toChoices = (kind: PersonDetail['kind'], rows: PersonAvailability[]): PersonAvailability[] =>
  kind === 'individual'
    ? rows.map((row) => (row.accepts === 'via_office' ? { ...row, accepts: 'yes' } : row))
    : rows;

const isSame = (left: unknown, right: unknown) => JSON.stringify(left) === JSON.stringify(right);

/**
 * What the person takes on; each change saves by itself. One call at a time carries the newest rows, so that quick
 * choices never contradict each other; a failure returns to what was saved last.
 */
export function useAvailability(person: PersonDetail) {
  const [rows, setRows] = useState(() =>
    toChoices(
      person.kind,
      inquiryTypes.map(({ id }) => person.availability.find(({ type }) => type === id) ?? nothingSaid(id)),
    ),
  );
  const saved = useRef(rows);
  const latest = useRef(rows);
  const version = useRef(person.version);
  /** Values of the profile when the choices were loaded. */
  const base = useRef(person.availability);
  const isSending = useRef(false);
  const save = useContractMutation(people.updateOwn, { versioned: () => ({ row: `person.${person.id}` }) });

  const send = async () => {
    if (isSending.current) return;
    isSending.current = true;
    while (latest.current !== saved.current) {
      const sent = latest.current;
      try {
        const answer = await save.mutateAsync({
          body: { version: Math.max(version.current, person.version), availability: sent },
        });
        version.current = answer.version;
        base.current = answer.availability;
        saved.current = sent;
      } catch (error) {
        const newer =
          isApiError(error) && error.code === 'version_conflict'
            ? personDetail.safeParse(error.details).data
            : undefined;
        // Something else of the profile was saved meanwhile: the same choice is sent over the newer version.
        if (newer && isSame(newer.availability, base.current)) {
          version.current = newer.version;
          continue;
        }
        latest.current = saved.current;
        setRows(saved.current);
        notify.error({
          title: 'Could not save the choice.',
          description: error instanceof Error ? error.message : undefined,
        });
      }
    }
    isSending.current = false;
  };

  const change = (type: InquiryTypeId, values: Partial<PersonAvailability>) => {
    latest.current = latest.current.map((row) => (row.type === type ? { ...row, ...values } : row));
    setRows(latest.current);
    void send();
  };
  return { rows, change, isSaving: save.isPending, isSaved: save.isSuccess };
}

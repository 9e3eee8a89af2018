import type { InquiryAsk, InquiryTypeId } from '@rostrum/contracts';
import type { AskView } from '@rostrum/contracts/inquiries';
import { askFacts } from './mails/ask-mails.ts';
import type { AskRecord } from './inquiry-asks.repository.ts';
import type { InquiryRecord } from './inquiry-changes.repository.ts';
import type { AskedOrganisation } from './inquiry-team.repository.ts';
import type { AskPerson } from './ask-people.repository.ts';

const iso = (at: Date | null) => (at === null ? null : at.toISOString());

const reference = ({ id, username, name, jobTitle, image }: AskPerson) => ({
  id,
  username,
  name,
  job_title: jobTitle,
  image,
});

/** One ask as the desk reads it: with the reason and the note, which nobody else sees. */
export function presentAsk(ask: AskRecord, people: ReadonlyMap<string, AskPerson>): InquiryAsk[] {
  const person = people.get(ask.personId);
  if (person === undefined) return [];
  const suggested = ask.suggestedPersonId === null ? undefined : people.get(ask.suggestedPersonId);
  return [
    {
      id: ask.id,
      person: reference(person),
      state: ask.state,
      round_id: ask.roundId,
      in_order: ask.inOrder,
      asked_at: iso(ask.askedAt),
      expires_at: iso(ask.expiresAt),
      responded_at: iso(ask.respondedAt),
      reminded_at: iso(ask.remindedAt),
      reason: ask.reason,
      cancelled_because: ask.cancelledBecause,
      note: ask.note,
      suggested: suggested === undefined ? null : reference(suggested),
      times: ask.times.map((time) => time.toISOString()),
      agreed_at: iso(ask.agreedAt),
    },
  ];
}

export interface AskViewParts {
  inquiry: InquiryRecord;
  person: AskPerson;
  organisation: AskedOrganisation;
  isFirstYes: boolean;
}

/** What the expert reads. Once it is over only that: the link may have been forwarded. */
export function presentAskView(
  ask: AskRecord,
  { inquiry, person, organisation, isFirstYes }: AskViewParts,
): AskView {
  return {
    ref: inquiry.ref,
    type: inquiry.type as InquiryTypeId,
    state: ask.state,
    organisation: { name: organisation.name, desk_phone: organisation.deskPhone },
    firstname: person.firstname,
    timezone: person.timezone,
    deadline_at: iso(inquiry.deadlineAt),
    expires_at: iso(ask.expiresAt),
    responded_at: iso(ask.respondedAt),
    question:
      ask.state === 'asked'
        ? {
            text: ask.text,
            sender: inquiry.restricted ? null : senderOf(inquiry, ask),
            facts: askFacts(
              { type: inquiry.type as InquiryTypeId, fields: inquiry.fields, restricted: inquiry.restricted },
              { hideOutlet: ask.hideOutlet, timezone: person.timezone },
            ),
            is_first_yes: isFirstYes,
          }
        : null,
  };
}

/** A verified address says which outlet it is, so the mark is hidden with it. */
function senderOf(
  { firstname, lastname, organization, fields, verified }: InquiryRecord,
  { hideOutlet }: AskRecord,
) {
  const outlet = typeof fields.outlet === 'string' ? fields.outlet : organization;
  return {
    name: `${firstname} ${lastname}`,
    organization: hideOutlet ? null : outlet,
    verified: !hideOutlet && verified,
  };
}

import { inquiryTypeLabel, type InquiryTypeId } from '@rostrum/contracts';
import { InputError } from '@rostrum/server-kit';
import type { CandidateRow } from './recipients.repository.ts';

export interface AskedFor {
  type: InquiryTypeId;
  usernames: readonly string[];
  organisationName: string;
}

/** A person an inquiry is addressed to. */
export interface AskedRecipient {
  id: string;
  /** Takes this type through the office: nothing reaches them before the desk passes it on. */
  isHeld: boolean;
}

/** The people asked, or the field at fault with what to do about it. */
export function checkRecipients(
  candidates: readonly CandidateRow[],
  { type, usernames, organisationName }: AskedFor,
): AskedRecipient[] {
  const byUsername = new Map(candidates.map((candidate) => [candidate.username.toLowerCase(), candidate]));
  const asked = usernames.map((username, index) => {
    const person = byUsername.get(username.toLowerCase());
    if (person === undefined)
      throw InputError.field(
        `recipients.${index}`,
        `${username} was not found at ${organisationName}. Choose a person from its directory.`,
        'not_found',
      );
    if (person.accepts === 'no')
      throw InputError.field(
        `recipients.${index}`,
        `${person.name} does not take ${inquiryTypeLabel(type)} inquiries. Choose another type, another expert, or write to ${organisationName}.`,
        'does_not_accept',
      );
    // An organisation of one has no office that could come first.
    return { id: person.id, isHeld: person.accepts === 'via_office' && person.kind !== 'individual' };
  });
  return [...new Map(asked.map((recipient) => [recipient.id, recipient])).values()];
}

import { inquiryTypeLabel, type InquiryTypeId } from '@rostrum/contracts';
import { InputError } from '@rostrum/server-kit';
import type { CandidateRow } from './recipients.repository.ts';

export interface AskedFor {
  type: InquiryTypeId;
  usernames: readonly string[];
  organisationName: string;
}

/** The ids of the people asked, or the field at fault with what to do about it. */
export function checkRecipients(
  candidates: readonly CandidateRow[],
  { type, usernames, organisationName }: AskedFor,
): string[] {
  const byUsername = new Map(candidates.map((candidate) => [candidate.username.toLowerCase(), candidate]));
  const ids = usernames.map((username, index) => {
    const person = byUsername.get(username.toLowerCase());
    if (person === undefined)
      throw InputError.field(
        `recipients.${index}`,
        `${username} was not found at ${organisationName}. Choose somebody from its directory.`,
        'not_found',
      );
    if (person.accepts === 'no')
      throw InputError.field(
        `recipients.${index}`,
        `${person.name} does not take ${inquiryTypeLabel(type)} inquiries. Choose another type, another expert, or write to ${organisationName}.`,
        'does_not_accept',
      );
    return person.id;
  });
  return [...new Set(ids)];
}

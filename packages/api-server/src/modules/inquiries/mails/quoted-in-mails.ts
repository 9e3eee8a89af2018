import type { InquiryTypeId } from '@rostrum/contracts';
import type { InquiryRecord } from '../inquiry-changes.repository.ts';
import type { AskedOrganisation, AskedPerson } from '../inquiry-team.repository.ts';
import type { MailedInquiry } from './inquiry-mails.ts';

export interface Recipient {
  name: string;
  email: string;
  /** Left out where the address is that of an account. */
  isProved?: boolean;
}

const outletOf = (fields: Record<string, unknown>) =>
  typeof fields.outlet === 'string' ? fields.outlet : null;

/** What mails about an inquiry may quote of it. */
export function quotedInMails(
  inquiry: InquiryRecord,
  { organisation, asked }: { organisation: AskedOrganisation; asked: readonly AskedPerson[] },
): MailedInquiry {
  return {
    ref: inquiry.ref,
    type: inquiry.type as InquiryTypeId,
    subject: inquiry.subject,
    message: inquiry.message,
    fields: inquiry.fields,
    deadlineAt: inquiry.deadlineAt,
    restricted: inquiry.restricted,
    seeker: {
      name: `${inquiry.firstname} ${inquiry.lastname}`,
      firstname: inquiry.firstname,
      organization: outletOf(inquiry.fields) ?? inquiry.organization,
      timezone: inquiry.timezone,
      verified: inquiry.verified,
    },
    recipients: asked.map(({ name }) => name),
    organisation,
  };
}

/** Each address once. */
export function distinctRecipients(recipients: readonly Recipient[]): Recipient[] {
  const byAddress = new Map<string, Recipient>();
  for (const { name, email, isProved } of recipients) {
    const key = email.toLowerCase();
    // Where one address stands for an account and in a profile, the account proves it.
    const proof = byAddress.get(key)?.isProved === true || isProved !== false;
    byAddress.set(key, { name, email, isProved: proof });
  }
  return [...byAddress.values()];
}

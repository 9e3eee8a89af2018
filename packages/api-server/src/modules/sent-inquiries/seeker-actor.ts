import type { ActivityActor } from '@rostrum/server-kit/audit';
import type { InquiryRecord } from '../inquiries/index.ts';

type Sent = Pick<InquiryRecord, 'seekerId' | 'seekerType' | 'firstname' | 'lastname' | 'fields'>;

/** The seeker as history names them: guests have no account, and an anonymous donor stays without a name there too. */
export function seekerActor({ seekerId, seekerType, firstname, lastname, fields }: Sent): ActivityActor {
  const isAnonymous = fields.anonymous === true;
  return {
    userId: isAnonymous ? null : seekerId,
    name: isAnonymous ? 'Name withheld' : `${firstname} ${lastname}`,
    role: seekerType ?? (seekerId === null ? 'guest' : 'seeker'),
  };
}

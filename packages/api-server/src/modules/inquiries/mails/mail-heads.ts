import { toPlainName } from '@rostrum/server-kit/mail';
import type { AskPerson } from '../ask-people.repository.ts';
import type { InquiryRecord } from '../inquiry-changes.repository.ts';
import type { AskedOrganisation } from '../inquiry-team.repository.ts';

/** An account proves the address that an inquiry was sent from; what a guest typed may be anybody's until they confirm it. */
export const isUnproved = ({
  seekerId,
  emailConfirmedAt,
}: Pick<InquiryRecord, 'seekerId' | 'emailConfirmedAt'>) => seekerId === null && emailConfirmedAt === null;

/** Head of every mail to the seeker; an answer by mail comes into the thread or reaches the desk, instead of nobody. */
export const toSeeker = (inquiry: InquiryRecord, { name, deskEmail }: AskedOrganisation) => ({
  to: { name: isUnproved(inquiry) ? '' : `${inquiry.firstname} ${inquiry.lastname}`, email: inquiry.email },
  fromName: isUnproved(inquiry) ? toPlainName(name) : name,
  ...(deskEmail !== null && { replyTo: deskEmail }),
  // What is said in a restricted one stays inside.
  thread: { id: inquiry.id, takesAnswers: !inquiry.restricted },
});

/** Head of a mail to an expert; a reply by email reaches the desk. */
export const toAsked = (person: AskPerson, { name, deskEmail }: AskedOrganisation) => ({
  to: { name: person.isProved ? person.name : '', email: person.email },
  fromName: person.isProved ? name : toPlainName(name),
  ...(deskEmail !== null && { replyTo: deskEmail }),
});

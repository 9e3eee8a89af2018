import { formatDay, withoutTitles } from '@rostrum/contracts';
import { writeMail, type WrittenMail } from '@rostrum/server-kit/mail';

export interface MailedExpiry {
  organisation: string;
  firstname: string;
  /** Whose it is, where the reader runs the organisation; null where it is their own. */
  person: string | null;
  accreditation: string;
  issuer: string;
  /** Its last day. */
  validUntil: string;
  /** The editor of the profile. */
  link: string;
}

/** To the person, or where no account is theirs to those who run the organisation. */
export function expiryMail(expiry: MailedExpiry): WrittenMail {
  const { organisation, firstname, person, accreditation, issuer, validUntil, link } = expiry;
  const day = formatDay(validUntil);
  const whose = person === null ? 'Your accreditation' : `An accreditation of ${person}`;
  return writeMail({
    subject: `${whose} is valid until ${day}`,
    preview: `${accreditation}, issued by ${issuer}.`,
    organisation,
    title: `${whose} expires soon`,
    blocks: [
      {
        kind: 'text',
        text: `Hello ${withoutTitles(firstname)}, the profile says that ${accreditation}, issued by ${issuer}, is valid until ${day}.`,
      },
      {
        kind: 'text',
        text: 'Once it is renewed, enter the new day. If it is not, remove it from the profile.',
      },
      {
        kind: 'button',
        label: person === null ? 'Open my profile' : 'Open the profile',
        href: link,
      },
    ],
    footer: [
      person === null
        ? `You get this email because ${organisation} has a profile of you. It is sent once, up to 60 days before.`
        : 'You get this email because you run the organisation. It is sent once, up to 60 days before.',
    ],
  });
}

import { toPlainName, writeMail, type WrittenMail } from '@rostrum/server-kit/mail';

export interface MailedReview {
  organisation: string;
  firstname: string;
  link: string;
  isReminder: boolean;
}

/** To a person with an account. Opening the link confirms nothing: mail scanners open links. */
export const reviewMail = ({ organisation, firstname, link, isReminder }: MailedReview): WrittenMail =>
  writeMail({
    subject: isReminder
      ? `Reminder: is your profile at ${organisation} still correct?`
      : `Is your profile at ${organisation} still correct?`,
    preview: 'One button says so. No sign-in is needed.',
    organisation,
    title: `Is your profile still correct, ${firstname}?`,
    blocks: [
      {
        kind: 'text',
        text: 'Journalists and others find you by it, and see when you last confirmed it. It was not confirmed for about half a year.',
      },
      { kind: 'button', label: 'Look at my profile', href: link },
      {
        kind: 'text',
        text: 'Opening the link confirms nothing. On the page you say that all is still correct, change it, or tell us that you left.',
      },
    ],
    footer: [`You get this email because ${organisation} publishes a profile of you.`],
  });

/** To an address that stands in a profile only: nothing that anybody wrote is in it. */
export function reviewWaitsMail({
  organisation: name,
  link,
  isReminder,
}: Omit<MailedReview, 'firstname'>): WrittenMail {
  const organisation = toPlainName(name) || 'The organisation';
  return writeMail({
    subject: `${isReminder ? 'Reminder: is' : 'Is'} your profile at ${organisation} still correct?`,
    preview: 'No sign-in is needed.',
    organisation,
    title: 'Is your profile still correct?',
    blocks: [
      {
        kind: 'text',
        text: `${organisation} publishes a profile under this address. Look at it, and say on the page whether it is still correct; no sign-in is needed.`,
      },
      { kind: 'button', label: 'Look at the profile', href: link },
    ],
    footer: [
      `You get this email because ${organisation} has this address in a profile. If you do not know ${organisation}, ignore it.`,
    ],
  });
}

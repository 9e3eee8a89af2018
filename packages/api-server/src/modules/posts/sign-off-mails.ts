import { toPlainName, writeMail, type WrittenMail } from '@rostrum/server-kit/mail';

export interface MailedSignOff {
  organisation: string;
  title: string;
  /** Who of the desk asks. */
  by: string;
  firstname: string;
  link: string;
  /** They answered about an older text. */
  isAgain: boolean;
}

/** To an expert with an account. Opening the link answers nothing: mail scanners open links. */
export function signOffMail({
  organisation,
  title,
  by,
  firstname,
  link,
  isAgain,
}: MailedSignOff): WrittenMail {
  return writeMail({
    subject: `${isAgain ? 'Please check the new text' : 'Please check this text'}: ${title}`,
    preview: 'No sign-in is needed.',
    organisation,
    title: `Please check this text, ${firstname}`,
    blocks: [
      {
        kind: 'text',
        text: isAgain
          ? `“${title}” was changed after your last answer. The page marks what changed.`
          : `${by} asks you to sign off “${title}” before it is published.`,
      },
      { kind: 'button', label: 'Read the text', href: link },
      {
        kind: 'text',
        text: 'Opening the link sends nothing. On the page you sign off the text or ask for changes.',
      },
    ],
    footer: [
      `You get this email because ${by} of ${organisation} asks you about a post. The link works for one answer.`,
    ],
  });
}

/** To an address that stands in a profile only: nothing that anybody wrote is in it. */
export function signOffWaitsMail({ organisation: name, link }: Pick<MailedSignOff, 'organisation' | 'link'>) {
  const organisation = toPlainName(name) || 'The organisation';
  return writeMail({
    subject: `Please check a text of ${organisation}`,
    preview: `${organisation} asks you.`,
    organisation,
    title: 'Please check a text',
    blocks: [
      {
        kind: 'text',
        text: `${organisation} asks you to sign off a text before it is published. Read it and answer on the page; no sign-in is needed.`,
      },
      { kind: 'button', label: 'Read the text', href: link },
    ],
    footer: [
      `You get this email because ${organisation} has this address in a profile. If you do not know ${organisation}, ignore it. The link works for one answer.`,
    ],
  });
}

/** To whoever asked: what the expert answered. */
export function signOffResultMail({
  organisation,
  title,
  sentence,
  note,
  href,
}: {
  organisation: string;
  title: string;
  sentence: string;
  note: string;
  href: string;
}): WrittenMail {
  return writeMail({
    subject: `${sentence}: ${title}`,
    preview: note || 'Open the post to go on.',
    organisation,
    title: `${sentence}.`,
    blocks: [
      { kind: 'text', text: `Post: “${title}”` },
      ...(note ? [{ kind: 'quote' as const, text: note }] : []),
      { kind: 'button', label: 'Open the post', href },
    ],
    footer: [`You get this email because you asked for the sign-off at ${organisation}.`],
  });
}

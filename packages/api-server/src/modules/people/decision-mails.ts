import { writeMail, type MailBlock, type WrittenMail } from '@rostrum/server-kit/mail';

export interface MailedDecision {
  organisation: string;
  firstname: string;
  /** What the section is called. */
  section: string;
  /** Who decided. */
  by: string;
  /** My Profile. */
  link: string;
  /** Where to choose how often this is mailed; null for roles that choose nothing. */
  choices: string | null;
}

const write = (
  { organisation, link, choices }: MailedDecision,
  { blocks, ...words }: { subject: string; preview: string; title: string; blocks: readonly MailBlock[] },
): WrittenMail =>
  writeMail({
    ...words,
    organisation,
    blocks: [...blocks, { kind: 'button', label: 'Open my profile', href: link }],
    footer: [
      `You get this email because you changed your profile at ${organisation}.`,
      ...(choices === null ? [] : [{ label: 'Change how often you are emailed', href: choices }]),
    ],
  });

/** A change was approved. `isPublic`: the profile had a public page at that moment. */
export const changeApprovedMail = (decision: MailedDecision & { isPublic: boolean }): WrittenMail => {
  const { section, by, firstname, isPublic } = decision;
  return write(decision, {
    subject: `Your change was approved: ${section}`,
    preview: isPublic ? 'Your public page shows it.' : 'It is in your profile.',
    title: `Your change was approved, ${firstname}`,
    blocks: [
      {
        kind: 'text',
        text: `${by} approved what you changed under ${section}. ${isPublic ? 'Your public page shows it.' : 'It is in your profile, which is not public now.'}`,
      },
    ],
  });
};

/** A change was sent back, in the words of the one who decided. */
export const changeReturnedMail = (decision: MailedDecision & { comment: string }): WrittenMail => {
  const { section, by, firstname, comment } = decision;
  return write(decision, {
    subject: `Your change was sent back: ${section}`,
    preview: 'It says what has to change.',
    title: `Your change was sent back, ${firstname}`,
    blocks: [
      {
        kind: 'text',
        text: `${by} sent back what you changed under ${section}. That section stays as it was.`,
      },
      { kind: 'quote', text: comment },
      { kind: 'text', text: 'Change the section again on My Profile, or discard your change there.' },
    ],
  });
};

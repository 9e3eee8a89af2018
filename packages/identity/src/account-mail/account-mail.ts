import { type MailBlock, type OutgoingMail, writeMail } from '@rostrum/server-kit/mail';
import type { AccountMailKind } from './mail-kinds.ts';

/** Kinds under `account.` carry secrets; their text is forgotten once they are delivered. */
export interface AccountMail {
  kind: AccountMailKind;
  to: { name: string; email: string };
  subject: string;
  preview: string;
  title?: string;
  text: readonly string[];
  button?: { label: string; href: string };
  after?: readonly string[];
  /** A second way, below. */
  link?: { label: string; href: string };
  footer: readonly string[];
  organisation?: string;
  orgId?: string | null;
}

const paragraphs = (texts: readonly string[]): MailBlock[] => texts.map((text) => ({ kind: 'text', text }));

/** One shape for every mail about an account: a few sentences, at most one button, and why it came. */
export function accountMail({
  kind,
  to,
  subject,
  preview,
  title = subject,
  text,
  button,
  after = [],
  link,
  footer,
  organisation = 'Rostrum',
  orgId = null,
}: AccountMail): OutgoingMail {
  return {
    kind,
    to,
    orgId,
    ...writeMail({
      subject,
      preview,
      organisation,
      title,
      blocks: [
        ...paragraphs(text),
        ...(button ? [{ kind: 'button', ...button } as const] : []),
        ...paragraphs(after),
        ...(link ? [{ kind: 'link', ...link } as const] : []),
      ],
      footer,
    }),
  };
}

export const noOneAsks = 'No one from Rostrum will ever ask you for your password or for this link.';

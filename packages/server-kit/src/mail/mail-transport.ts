import nodemailer from 'nodemailer';
import { singleAddress } from './mail-address.ts';
import type { MailLogo } from './mail-logo.ts';
import type { Mail } from './mails.repository.ts';
import type { ReplyAddresses } from './reply-addresses.ts';

/** Connections that only mails about accounts use, so that none of them waits behind a mail that is slow; and all others. */
export type MailLane = 'reserved' | 'shared';
export const reservedConnections = 2;
export const defaultConnections = 6;

/** Hands one mail to the outside. Resolves when the receiving server took it. */
export interface MailTransport {
  send: (mail: Mail & { logo?: MailLogo }, lane: MailLane) => Promise<void>;
  /** How many mails may be on their way at once, in both lanes. */
  connections?: number;
  close: () => void;
}

const timeoutMs = 30_000;

/** A root that no mail has: programs that sort by references show all mails of a thread below it. */
function threadOf({ threadId, messageId }: Mail) {
  if (threadId === null) return {};
  const root = `<${threadId}${messageId.slice(messageId.lastIndexOf('@'))}`;
  return { inReplyTo: root, references: root };
}

/** The file that goes with a mail, and the logo that stands in it. */
const attachmentsOf = ({ attachment, attachmentName, logo }: Mail & { logo?: MailLogo }) => [
  ...(attachment !== null && attachmentName !== null
    ? [{ filename: attachmentName, content: Buffer.from(attachment, 'base64') }]
    : []),
  ...(logo
    ? [{ filename: 'logo.png', contentDisposition: 'inline' as const, cid: logo.cid, content: logo.content }]
    : []),
];

/**
 * SMTP by nodemailer: connections that are kept, and commands sent together where the server takes them so. Addresses go as
 * objects, never as text to be parsed.
 */
export function createSmtpTransport({
  smtpUrl,
  mailFrom,
  connections = defaultConnections,
  bounceAddressOf,
}: {
  smtpUrl: string;
  mailFrom: string;
  connections?: number;
  /** Where a mail comes back to that cannot be delivered; without it, to the sender. */
  bounceAddressOf?: ((mailId: string) => string) | undefined;
}): MailTransport {
  const openPool = (maxConnections: number) =>
    nodemailer.createTransport({
      url: smtpUrl,
      pool: true,
      maxConnections,
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
    });
  const pools = {
    reserved: openPool(reservedConnections),
    shared: openPool(Math.max(reservedConnections, connections - reservedConnections)),
  };
  const [, name = '', address = ''] = /^([^<]*)<([^<>]+)>$/.exec(mailFrom) ?? [];
  return {
    connections,
    async send(mail, lane) {
      const to = singleAddress(mail.toEmail);
      const replyTo = mail.replyTo === null ? undefined : singleAddress(mail.replyTo);
      if (to === undefined) throw new Error('The recipient is not one plain address.');
      await pools[lane].sendMail({
        messageId: mail.messageId,
        ...(bounceAddressOf && { envelope: { from: bounceAddressOf(mail.id), to } }),
        ...threadOf(mail),
        from: { name: mail.fromName ?? name.trim(), address },
        to: { name: mail.toName, address: to },
        ...(replyTo !== undefined && { replyTo: { name: mail.fromName ?? '', address: replyTo } }),
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        attachments: attachmentsOf(mail),
        headers: {
          'Auto-Submitted': 'auto-generated',
          'X-Auto-Response-Suppress': 'All',
          'X-Rostrum-Kind': mail.kind,
          ...(mail.unsubscribeUrl !== null && {
            'List-Unsubscribe': `<${mail.unsubscribeUrl}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
        disableFileAccess: true,
        disableUrlAccess: true,
      });
    },
    close() {
      pools.reserved.close();
      pools.shared.close();
    },
  };
}

/** The configured transport; undefined keeps mails in the database, to be read at /dev/mail. */
export const mailTransportOf = ({
  smtpUrl,
  mailFrom,
  smtpConnections: connections,
  addresses,
}: {
  smtpUrl: string | undefined;
  mailFrom: string;
  smtpConnections: number;
  addresses?: ReplyAddresses | undefined;
}): MailTransport | undefined =>
  smtpUrl === undefined
    ? undefined
    : createSmtpTransport({ smtpUrl, mailFrom, connections, bounceAddressOf: addresses?.ofMail });

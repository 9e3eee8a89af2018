import nodemailer from 'nodemailer';
import type { Config } from '../config.ts';
import { singleAddress } from './mail-address.ts';
import type { Mail } from '../modules/mails/mails.repository.ts';

/** Hands one mail to the outside. Resolves when the receiving server took it. */
export interface MailTransport {
  send: (mail: Mail) => Promise<void>;
  close: () => void;
}

const timeoutMs = 30_000;

/** SMTP by nodemailer. Addresses go as objects, never as text to be parsed. */
export function createSmtpTransport({
  smtpUrl,
  mailFrom,
}: {
  smtpUrl: string;
  mailFrom: string;
}): MailTransport {
  const transport = nodemailer.createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 3,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });
  const [, name = '', address = ''] = /^([^<]*)<([^<>]+)>$/.exec(mailFrom) ?? [];
  return {
    async send(mail) {
      const to = singleAddress(mail.toEmail);
      const replyTo = mail.replyTo === null ? undefined : singleAddress(mail.replyTo);
      if (to === undefined) throw new Error('The recipient is not one plain address.');
      await transport.sendMail({
        messageId: mail.messageId,
        from: { name: mail.fromName ?? name.trim(), address },
        to: { name: mail.toName, address: to },
        ...(replyTo !== undefined && { replyTo: { name: mail.fromName ?? '', address: replyTo } }),
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
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
    close: () => transport.close(),
  };
}

/** The configured transport; undefined keeps mails in the database, to be read at /dev/mail. */
export const mailTransportOf = ({
  smtpUrl,
  mailFrom,
}: Pick<Config, 'smtpUrl' | 'mailFrom'>): MailTransport | undefined =>
  smtpUrl === undefined ? undefined : createSmtpTransport({ smtpUrl, mailFrom });

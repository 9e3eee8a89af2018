export type { MailKinds } from './mail-kinds.ts';
export { type MailBlock, type WrittenMail, writeMail } from './mail-layout.ts';
export type { MailOutbox, OutgoingMail } from './mail-outbox.ts';
export { type MailTransport, createSmtpTransport, mailTransportOf } from './mail-transport.ts';
export { type Mail, mailRepository } from './mails.repository.ts';
export { mails } from './mails.schema.ts';
export { type ReplyAddresses, createReplyAddresses } from './reply-addresses.ts';
export { toPlainName } from './plain-name.ts';
export { createMailJob, deliver, mailQueue } from './send-mail.job.ts';

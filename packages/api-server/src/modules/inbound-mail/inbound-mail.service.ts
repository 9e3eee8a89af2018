import { createHash, randomUUID } from 'node:crypto';
import { sentInquiries } from '@rostrum/contracts';
import { BusinessError, isBusinessError } from '@rostrum/server-kit';
import { type Database, runAsSystem, transaction } from '@rostrum/server-kit/database';
import type { Limits } from '@rostrum/server-kit/limits';
import { mailRepository, type ReplyAddresses } from '@rostrum/server-kit/mail';
import { isInputTooDemanding, WorkerLimitError } from '@rostrum/server-kit/workers';
import type { createSentInquiryService } from '../sent-inquiries/index.ts';
import { inboundMailRepository } from './inbound-mail.repository.ts';
import { parseMailInWorker } from './mail-parser.ts';
import type { ParsedMail } from './parse-mail.ts';
import { isAutomatic } from './recognise-automatic.ts';
import type { KeepFiles } from './keep-files.ts';

/** What became of a mail. A refusal says in words, to who sent it, what to do instead. */
export type InboundAnswer =
  | { outcome: 'taken' | 'repeated' | 'bounced' | 'automatic' }
  | {
      outcome: 'refused';
      reason: string;
      /** Another attempt may succeed. */
      isForNow?: true;
      /** The mail itself cannot be processed, whoever it is for. */
      isUnreadable?: true;
    };

interface InboundMailDeps {
  db: Database;
  limits: Limits;
  addresses: ReplyAddresses;
  sent: Pick<ReturnType<typeof createSentInquiryService>, 'reply'>;
  keepFiles: KeepFiles;
}

const longest = 10_000;
const cutNote = '\n\n[The email was longer; the rest was cut.]';
const refuse = (reason: string, isForNow = false): InboundAnswer => ({
  outcome: 'refused',
  reason,
  ...(isForNow && { isForNow: true }),
});
const refuseUnreadable = (reason: string): InboundAnswer => ({
  outcome: 'refused',
  reason,
  isUnreadable: true,
});
const keyOf = (mail: ParsedMail, target: string) =>
  createHash('sha256').update(`${target}\n${mail.fingerprint}`).digest();

/** Cuts what no message may be as long as, and says so. */
const cut = (text: string, note: string): string =>
  text.length + note.length <= longest
    ? `${text}${note}`
    : `${text.slice(0, longest - note.length - cutNote.length)}${cutNote}${note}`;

const leftOutNote = (names: readonly string[]): string =>
  names.length === 0
    ? ''
    : `\n\n[Not taken from the email: ${names.map((name) => name.slice(0, 80)).join(', ')}]`;

type Thread = NonNullable<Awaited<ReturnType<typeof inboundMailRepository.findThread>>>;

/** Answers to our mails, and mails of ours that come back. Nothing that comes in here is ever answered by a mail. */
export function createInboundMailService({ db, limits, addresses, sent, keepFiles }: InboundMailDeps) {
  async function takeBack(mail: ParsedMail, mailId: string): Promise<InboundAnswer> {
    const reason = mail.bounceReason;
    const outcome = reason === undefined ? 'automatic' : 'bounced';
    await transaction(db, async (tx) => {
      const isNew = await inboundMailRepository.note(tx, { key: keyOf(mail, mailId), outcome });
      if (isNew && reason !== undefined) await mailRepository.markBounced(tx, mailId, reason);
    });
    return { outcome };
  }

  async function answer(mail: ParsedMail, thread: Thread): Promise<InboundAnswer> {
    if (isAutomatic(mail)) return { outcome: 'automatic' };
    if (thread.restricted)
      return refuse(`${thread.ref} is restricted: open it with the link of the email and reply there.`);
    if (mail.from?.toLowerCase() !== thread.email.toLowerCase())
      return refuse(`Reply from the address that ${thread.ref} was sent from, or use the link of the email.`);
    const left = await limits.consume({ name: 'inbound-thread', key: thread.id, points: 30, seconds: 3600 });
    if (!left.allowed) return refuse('Too many emails within the hour. Try again later.', true);
    const { written } = mail;
    const kept = await keepFiles(mail.files, thread.seekerId);
    if (written === '' && kept.ids.length === 0)
      return refuse('No text was found above what the email quotes. Write it there, or use the link.');
    const text = cut(written === '' ? 'Files:' : written, leftOutNote(kept.leftOut));
    const body = sentInquiries.reply.body?.safeParse({ body: text, attachments: kept.ids });
    if (!body?.success) return refuse('The text cannot be read. Use the link of the email to reply.');
    return transaction(db, async (tx) => {
      const isNew = await inboundMailRepository.note(tx, { key: keyOf(mail, thread.id), outcome: 'taken' });
      if (!isNew) return { outcome: 'repeated' };
      await sent.reply(tx, { mailed: thread }, body.data, { id: randomUUID(), ip: '', userAgent: 'email' });
      return { outcome: 'taken' };
    });
  }

  async function parse(raw: Uint8Array): Promise<ParsedMail | InboundAnswer> {
    try {
      return await parseMailInWorker(raw);
    } catch (error) {
      if (error instanceof WorkerLimitError && !isInputTooDemanding(error))
        return refuse('Too many emails arrive at the moment. Try again later.', true);
      if (isInputTooDemanding(error))
        return refuseUnreadable(
          'The email takes too long to read. Send its text and files through the link.',
        );
      return refuseUnreadable(isBusinessError(error) ? error.message : 'The email cannot be read.');
    }
  }

  async function receive(raw: Uint8Array, receivers: readonly string[]): Promise<InboundAnswer> {
    const mail = await parse(raw);
    if ('outcome' in mail) return mail;
    const target = [...receivers, ...mail.to].map((to) => addresses.read(to)).find(Boolean);
    if (target === undefined) return refuse('There is no such address. Use the link of the email.');
    if (target.kind === 'mail') return takeBack(mail, target.id);
    const thread = await inboundMailRepository.findThread(db, target.id);
    if (thread === undefined) return refuse('This inquiry is not kept any more.');
    try {
      return await answer(mail, thread);
    } catch (error) {
      // Closed too long ago, for example: said in the words of the tracker.
      if (error instanceof BusinessError && error.code === 'invalid_transition') return refuse(error.message);
      throw error;
    }
  }

  return {
    /** Whether a mail to this address would be looked at. */
    isKnown: (address: string): boolean => addresses.read(address) !== undefined,

    /** Counts a mail for this address before its content is accepted, so that no thread can be flooded. */
    async isWithinLimit(address: string): Promise<boolean> {
      const rule = { name: 'inbound-receiver', points: 60, seconds: 3600 };
      return (await limits.consume({ ...rule, key: address.toLowerCase() })).allowed;
    },

    receive: (raw: Uint8Array, receivers: readonly string[]): Promise<InboundAnswer> =>
      runAsSystem('whoever answers a mail has no session; the signed address stands for it', () =>
        receive(raw, receivers),
      ),
  };
}

export type InboundMailService = ReturnType<typeof createInboundMailService>;

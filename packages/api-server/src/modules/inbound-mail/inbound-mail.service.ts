import { createHash, randomUUID } from 'node:crypto';
import { sentInquiries, shortenText } from '@rostrum/contracts';
import { BusinessError, isBusinessError } from '@rostrum/server-kit';
import { type Database, runAsSystem, transaction } from '@rostrum/server-kit/database';
import type { Limits } from '@rostrum/server-kit/limits';
import { mailRepository, type ReplyAddresses } from '@rostrum/server-kit/mail';
import { isInputTooDemanding, WorkerLimitError } from '@rostrum/server-kit/workers';
import type { createSentInquiryService } from '../sent-inquiries/index.ts';
import { inboundMailRepository } from './inbound-mail.repository.ts';
import { parseMailInWorker } from './mail-parser.ts';
import { cutWithNote } from './cut-with-note.ts';
import { maskSecrets } from './mask-secrets.ts';
import type { ParsedMail } from './parse-mail.ts';
import type { KeepFiles } from './keep-files.ts';

/** Outcome of a mail. A refusal is written for its sender, with the next step. */
export type InboundAnswer = { outcome: 'taken' | 'repeated' | 'bounced' | 'automatic' } | Refusal;

interface Refusal {
  outcome: 'refused';
  reason: string;
  /** Another attempt may succeed. */
  isForNow?: true;
  /** The mail itself cannot be processed, for any receiver. */
  isUnreadable?: true;
}

interface InboundMailDeps {
  db: Database;
  limits: Limits;
  addresses: ReplyAddresses;
  sent: Pick<ReturnType<typeof createSentInquiryService>, 'reply' | 'refuseEmail'>;
  keepFiles: KeepFiles;
  publicUrl: string;
}

const longest = 10_000;
const cutNote = '\n\n[The email was longer; the rest was cut.]';
const refuse = (reason: string, isForNow = false): Refusal => ({
  outcome: 'refused',
  reason,
  ...(isForNow && { isForNow: true }),
});
const refuseUnreadable = (reason: string): Refusal => ({
  outcome: 'refused',
  reason,
  isUnreadable: true,
});
const keyOf = (mail: Pick<ParsedMail, 'fingerprint'>, target: string) =>
  createHash('sha256').update(`${target}\n${mail.fingerprint}`).digest();

/** Cuts what no message may be as long as, and says so. */
const cut = (text: string, note: string): string =>
  `${cutWithNote(text, longest - note.length, cutNote)}${note}`;

const maxNamed = 30;
const nameFiles = (names: readonly string[]): string => {
  const shown = names.slice(0, maxNamed).map((name) => shortenText(name, 80));
  const more = names.length - shown.length;
  return [...shown, ...(more > 0 ? [`${more} more`] : [])].join(', ');
};

const leftOutNote = (names: readonly string[]): string =>
  names.length === 0 ? '' : `\n\n[Not taken from the email: ${nameFiles(names)}]`;

const words = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
/** Whether the whole email says more than the message. */
const hasMore = (whole: string, message: string): boolean =>
  whole !== '' && !words(message).startsWith(words(whole));

/** Addresses in the head of a mail that cannot be parsed. */
const findAddresses = (raw: Uint8Array): string[] =>
  Buffer.from(raw.subarray(0, 65_536))
    .toString('latin1')
    .match(/\br[0-9a-f]{56}@[\w.-]{1,200}/gi)
    ?.slice(0, 10) ?? [];

const byEmail = () => ({ id: randomUUID(), ip: '', userAgent: 'email' });

type Thread = NonNullable<Awaited<ReturnType<typeof inboundMailRepository.findThread>>>;

/** Takes replies to our mails, and mails of ours that come back. Automatic mail is never replied to. */
export function createInboundMailService(deps: InboundMailDeps) {
  const { db, limits, addresses, sent, keepFiles, publicUrl } = deps;

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
    if (mail.isAutomatic) return { outcome: 'automatic' };
    if (thread.restricted)
      return refuse(`${thread.ref} is restricted: open it with the link of the email and reply there.`);
    if (mail.from?.toLowerCase() !== thread.email.toLowerCase())
      return refuse(`Reply from the address that ${thread.ref} was sent from, or use the link of the email.`);
    const left = await limits.consume({ name: 'inbound-thread', key: thread.id, points: 30, seconds: 3600 });
    if (!left.allowed) return refuse('Too many emails within the hour. Try again later.', true);
    const written = maskSecrets(mail.written, publicUrl);
    const whole = maskSecrets(mail.whole, publicUrl);
    const kept = await keepFiles(mail.files, thread.seekerId);
    if (written === '' && mail.files.length === 0)
      return refuse(
        mail.isEncrypted
          ? 'The email is encrypted. Send it without encryption, or use the link.'
          : 'No text was found besides what the email quotes. Write it above, or use the link.',
      );
    const text = cut(written === '' ? 'Files:' : written, leftOutNote(kept.leftOut));
    const body = sentInquiries.reply.body?.safeParse({
      body: text,
      attachments: kept.ids,
      attachments_key: kept.guestKey,
    });
    if (!body?.success) return refuse('The text cannot be read. Use the link of the email to reply.');
    return transaction(db, async (tx) => {
      const isNew = await inboundMailRepository.note(tx, { key: keyOf(mail, thread.id), outcome: 'taken' });
      if (!isNew) return { outcome: 'repeated' };
      await sent.reply(
        tx,
        { mailed: thread, wholeText: hasMore(whole, text) ? whole : null },
        body.data,
        byEmail(),
      );
      return { outcome: 'taken' };
    });
  }

  async function parse(raw: Uint8Array): Promise<ParsedMail | Refusal> {
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

  /** Shows a refusal in the thread and notifies those concerned, once for each email. */
  async function showRefusal(
    thread: Thread,
    { reason }: Refusal,
    { key, from, isSenderNotified }: { key: Buffer; from: string | undefined; isSenderNotified: boolean },
  ): Promise<void> {
    // Otherwise anyone who has the address could flood the thread.
    const left = await limits.consume({
      name: 'inbound-refusal',
      key: thread.id,
      points: 5,
      seconds: 86_400,
    });
    if (!left.allowed) return;
    await transaction(db, async (tx) => {
      if (!(await inboundMailRepository.note(tx, { key, outcome: 'refused' }))) return;
      await sent.refuseEmail(tx, { mailed: thread }, { reason, from, isSenderNotified }, byEmail());
    });
  }

  const readTarget = (receivers: readonly string[]) =>
    receivers.map((to) => addresses.read(to)).find(Boolean);

  async function receiveUnreadable(
    raw: Uint8Array,
    receivers: readonly string[],
    refusal: Refusal,
  ): Promise<InboundAnswer> {
    const target = readTarget([...receivers, ...findAddresses(raw)]);
    const thread =
      refusal.isForNow || target?.kind !== 'thread'
        ? undefined
        : await inboundMailRepository.findThread(db, target.id);
    if (thread === undefined) return refusal;
    const fingerprint = createHash('sha256').update(raw).digest('hex');
    const key = keyOf({ fingerprint }, `refused ${thread.id}`);
    // A program may have written it, so its sender is not answered.
    await showRefusal(thread, refusal, { key, from: undefined, isSenderNotified: false });
    return refusal;
  }

  async function answerOrRefuse(mail: ParsedMail, thread: Thread): Promise<InboundAnswer> {
    try {
      return await answer(mail, thread);
    } catch (error) {
      // Closed too long ago, for example: said in the words of the tracker.
      if (error instanceof BusinessError && error.code === 'invalid_transition') return refuse(error.message);
      throw error;
    }
  }

  async function receive(
    raw: Uint8Array,
    { receivers, isSenderNotified }: { receivers: readonly string[]; isSenderNotified: boolean },
  ): Promise<InboundAnswer> {
    const mail = await parse(raw);
    if ('outcome' in mail) return receiveUnreadable(raw, receivers, mail);
    const target = readTarget([...receivers, ...mail.to]);
    if (target === undefined) return refuse('There is no such address. Use the link of the email.');
    if (target.kind === 'mail') return takeBack(mail, target.id);
    const thread = await inboundMailRepository.findThread(db, target.id);
    if (thread === undefined) return refuse('This inquiry is not kept any more.');
    const result = await answerOrRefuse(mail, thread);
    if (result.outcome === 'refused' && !result.isForNow)
      await showRefusal(thread, result, {
        key: keyOf(mail, `refused ${thread.id}`),
        from: mail.from,
        isSenderNotified,
      });
    return result;
  }

  return {
    /** Whether a mail to this address would be looked at. */
    isKnown: (address: string): boolean => addresses.read(address) !== undefined,

    /** Counts a mail for this address before its content is accepted, so that no thread can be flooded. */
    async isWithinLimit(address: string): Promise<boolean> {
      const rule = { name: 'inbound-receiver', points: 60, seconds: 3600 };
      return (await limits.consume({ ...rule, key: address.toLowerCase() })).allowed;
    },

    /**
     * Takes a mail. `isSenderNotified`: a refusal is mailed to the seeker, because the service that hands the mail over
     * tells its sender nothing; a mail server does.
     */
    receive: (
      raw: Uint8Array,
      envelope: { receivers: readonly string[]; isSenderNotified: boolean },
    ): Promise<InboundAnswer> =>
      runAsSystem('a mail comes without a session; the signed address stands for it', () =>
        receive(raw, envelope),
      ),
  };
}

export type InboundMailService = ReturnType<typeof createInboundMailService>;

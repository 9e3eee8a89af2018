import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';
import { type ByteBudget, createByteBudget, maxBufferedBytes } from './byte-budget.ts';
import type { InboundMailService } from './inbound-mail.service.ts';
import { maxMailBytes, tooLargeReason } from './mail-bounds.ts';

const refusal = (responseCode: number, message: string) =>
  Object.assign(new Error(message), { responseCode });

interface ListenerDeps {
  mail: InboundMailService;
  log: FastifyBaseLogger;
  /** Shared with the webhook. */
  budget?: ByteBudget;
}

/** The mail server in front has all of a mail before it connects, so that the content follows at once. */
const maxDataMs = 120_000;

/** Collects the content of a mail within the budget, which `taken` counts. Undefined when other mails leave no room for it. */
async function collect(
  stream: SMTPServerDataStream,
  budget: ByteBudget,
  taken: { bytes: number },
): Promise<Buffer | undefined> {
  const parts: Buffer[] = [];
  let isWhole = true;
  for await (const part of stream as AsyncIterable<Buffer>) {
    isWhole &&= !stream.sizeExceeded && budget.take(part.length);
    if (!isWhole) {
      // The rest is read all the same: SMTP has no other moment for an answer.
      parts.length = 0;
      continue;
    }
    taken.bytes += part.length;
    parts.push(part);
  }
  return isWhole ? Buffer.concat(parts) : undefined;
}

/**
 * Takes mail by SMTP: for signed addresses alone, so that it relays nothing and answers no guess. Encryption is the
 * part of the mail server in front of it. A mail is answered 250 once its message is stored; what fails for a moment
 * is answered 451, and its sender's server tries again.
 */
export async function listenForMail(
  { host, port }: { host: string; port: number },
  { mail, log, budget = createByteBudget(maxBufferedBytes) }: ListenerDeps,
): Promise<{ port: number; close: () => Promise<void> }> {
  /** Why the sender has to keep it, or null once it is ours. */
  async function take(content: Buffer, receivers: readonly string[]): Promise<Error | null> {
    try {
      const answer = await mail.receive(content, { receivers: [...receivers], isSenderNotified: false });
      if (answer.outcome !== 'refused') return null;
      if (answer.isForNow) return refusal(451, `4.7.0 ${answer.reason}`);
      if (answer.isUnreadable) return refusal(554, `5.6.0 ${answer.reason}`);
      return refusal(550, `5.7.1 ${answer.reason}`);
    } catch (error) {
      log.error({ err: error }, 'a mail that came in could not be taken');
      return refusal(451, '4.3.0 Try again later');
    }
  }

  const server = new SMTPServer({
    banner: 'Rostrum',
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: maxMailBytes,
    maxClients: 50,
    socketTimeout: 60_000,
    closeTimeout: 5000,
    async onRcptTo({ address }, session, done) {
      if (session.envelope.rcptTo.length >= 10) return done(refusal(452, '4.5.3 Too many receivers'));
      if (!mail.isKnown(address)) return done(refusal(550, '5.1.1 There is no such address'));
      const isAllowed = await mail.isWithinLimit(address).catch(() => false);
      done(isAllowed ? null : refusal(451, '4.7.0 Too many emails within the hour. Try again later.'));
    },
    async onData(stream, session, done) {
      const deadline = setTimeout(
        () => stream.destroy(new Error('The content did not arrive in time.')),
        maxDataMs,
      );
      const taken = { bytes: 0 };
      const content = await collect(stream, budget, taken)
        .catch(() => undefined)
        .finally(() => clearTimeout(deadline));
      try {
        if (stream.sizeExceeded) return done(refusal(552, `5.3.4 ${tooLargeReason}`));
        if (!content)
          return done(refusal(452, '4.3.1 Too many emails arrive at the moment. Try again later.'));
        const receivers = session.envelope.rcptTo.map(({ address }) => address);
        done(await take(content, receivers));
      } finally {
        budget.give(taken.bytes);
      }
    },
  });
  // What a sender does that hangs up is the sender's affair.
  server.on('error', (error) => log.debug({ err: error }, 'a sender of mail hung up'));
  const listening = server.listen(port, host);
  await once(listening, 'listening');
  return {
    port: (listening.address() as AddressInfo).port,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

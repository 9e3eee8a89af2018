import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import { SMTPServer } from 'smtp-server';
import type { InboundMailService } from './inbound-mail.service.ts';

/** Five files of 20 MB, in base64, and the text. */
export const mostMailBytes = 140 * 1_048_576;

const refusal = (responseCode: number, message: string) =>
  Object.assign(new Error(message), { responseCode });

/**
 * Takes mail by SMTP: for signed addresses alone, so that it relays nothing and answers no guess. Encryption is the
 * part of the mail server in front of it. A mail is answered 250 once its message is stored; what fails for a moment
 * is answered 451, and its sender's server tries again.
 */
export async function listenForMail(
  { host, port }: { host: string; port: number },
  { mail, log }: { mail: InboundMailService; log: FastifyBaseLogger },
): Promise<{ port: number; close: () => Promise<void> }> {
  /** Why the sender has to keep it, or null once it is ours. */
  async function take(content: Buffer, receivers: readonly string[]): Promise<Error | null> {
    try {
      const answer = await mail.receive(content, [...receivers]);
      if (answer.outcome !== 'refused') return null;
      const [code, status] = answer.isForNow ? [451, '4.7.0'] : [550, '5.7.1'];
      return refusal(code, `${status} ${answer.reason}`);
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
    size: mostMailBytes,
    maxClients: 50,
    socketTimeout: 60_000,
    closeTimeout: 5000,
    onRcptTo: ({ address }, session, done) => {
      if (session.envelope.rcptTo.length >= 10) return done(refusal(452, '4.5.3 Too many receivers'));
      done(mail.isKnown(address) ? null : refusal(550, '5.1.1 There is no such address'));
    },
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => {
        if (!stream.sizeExceeded) parts.push(part);
      });
      stream.on('end', async () => {
        if (stream.sizeExceeded) return done(refusal(552, '5.3.4 The email is too large'));
        const receivers = session.envelope.rcptTo.map(({ address }) => address);
        done(await take(Buffer.concat(parts), receivers));
      });
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

import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  recipients: string[];
  content: string;
  headers: string;
}

export interface TestSmtpServer extends AsyncDisposable {
  url: string;
  /** In the order in which they were taken. */
  received: ReceivedMail[];
}

export interface SmtpBehaviour {
  /** Asked when a mail has arrived: what to refuse it with, or null to take it. May take its time. */
  answer?: (mail: ReceivedMail) => Error | null | Promise<Error | null>;
  /** Addresses refused for good before their mail is taken. */
  unknown?: ReadonlySet<string>;
  /** Asked for each mail: true hangs up in the middle of it. */
  hangUp?: (mail: ReceivedMail) => boolean;
}

/** A real SMTP server on a free port, for as long as a test takes. */
export async function startSmtpServer({
  answer = () => null,
  unknown = new Set(),
  hangUp = () => false,
}: SmtpBehaviour = {}): Promise<TestSmtpServer> {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 100,
    onRcptTo({ address }, _session, done) {
      const refusal = Object.assign(new Error('5.1.1 No such mailbox'), { responseCode: 550 });
      done(unknown.has(address) ? refusal : null);
    },
    onData(stream, session, done) {
      let content = '';
      stream.on('data', (chunk: Buffer) => (content += chunk.toString()));
      stream.on('end', () => {
        const mail = {
          content,
          headers: content.split('\r\n\r\n')[0] ?? '',
          recipients: session.envelope.rcptTo.map(({ address }) => address),
        };
        if (hangUp(mail)) {
          for (const connection of server.connections) if (connection.id === session.id) connection.close();
          return;
        }
        const settle = async () => {
          const refusal = await answer(mail);
          if (!refusal) received.push(mail);
          done(refusal);
        };
        void settle();
      });
    },
  });
  // What a sender does that hangs up is the sender's affair.
  server.on('error', () => undefined);
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const address = listening.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

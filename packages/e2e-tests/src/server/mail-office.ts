import { startSmtpServer } from '@rostrum/api-server/testing';
import { freePort, TestServer } from '@rostrum/test-support/processes';
import { setTimeout as wait } from 'node:timers/promises';
import { sendBySmtp } from '../pages/send-by-smtp.ts';
import { demonstrationFolder } from './demonstration.ts';

interface Received {
  subject: string;
  /** Its parts as text, without the folding of long lines. */
  text: string;
  headers: string;
}

const unfold = (text: string) => text.replaceAll(/\r\n[ \t]+/g, ' ');
const decode = (content: string) =>
  content
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/** A server of its own whose emails leave through a real SMTP server, and which takes answers by SMTP. */
export async function startMailOffice() {
  const stack = new AsyncDisposableStack();
  const smtp = stack.use(await startSmtpServer());
  const folder = stack.use(await demonstrationFolder());
  const port = await freePort();
  const server = stack.use(
    await TestServer.start({
      dataDir: folder.path,
      env: {
        SMTP_URL: smtp.url,
        MAIL_FROM: 'Rostrum <mail@rostrum.test>',
        INBOUND_DOMAIN: 'reply.rostrum.test',
        INBOUND_SMTP_PORT: String(port),
      },
    }),
  );
  const receivedBy = (to: string): Received[] =>
    smtp.received
      .filter(({ recipients }) => recipients.includes(to))
      .map(({ headers, content }) => ({
        subject: /^subject: (.*)$/im.exec(unfold(headers))?.[1] ?? '',
        text: decode(content),
        headers: unfold(headers),
      }));
  return {
    origin: server.origin,
    receivedBy,
    /** The mail to a person whose subject fits, once it is there. */
    async mailTo(to: string, subject: RegExp): Promise<Received> {
      for (let tries = 0; tries < 240; tries += 1) {
        const found = receivedBy(to).find((mail) => subject.test(mail.subject));
        if (found) return found;
        await wait(250);
      }
      const known = receivedBy(to).map((mail) => mail.subject);
      throw new Error(`No mail to ${to} is about ${String(subject)}; there are: ${known.join(' | ')}`);
    },
    /** What a person writes back to a mail. */
    answer: (mail: Received, { from, body }: { from: string; body: string }) => {
      const to = /^reply-to:.*?([^\s<>]+@reply\.rostrum\.test)/im.exec(mail.headers)?.[1];
      const id = /^message-id: (.*)$/im.exec(mail.headers)?.[1] ?? '';
      if (to === undefined) throw new Error('The mail takes no answer.');
      const content = `From: ${from}\nTo: ${to}\nSubject: Re: ${mail.subject}\nIn-Reply-To: ${id}\nMessage-ID: <${crypto.randomUUID()}@paper.example>\nContent-Type: text/plain; charset=utf-8\n\n${body}\n`;
      return sendBySmtp(port, { from, to, content });
    },
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  };
}

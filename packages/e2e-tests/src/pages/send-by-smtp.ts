import { once } from 'node:events';
import { connect } from 'node:net';

export interface SentMail {
  from: string;
  to: string;
  /** Headers and text, as a mail program writes them. */
  content: string;
}

/** Delivers one mail as another mail server does: line by line, each answered before the next. */
export async function sendBySmtp(port: number, { from, to, content }: SentMail): Promise<void> {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  try {
    const said = async (line: string | null) => {
      if (line !== null) socket.write(`${line}\r\n`);
      const [answer] = (await once(socket, 'data')) as [string];
      if (!/^[23]/.test(answer)) throw new Error(`The mail was refused: ${answer.trim()}`);
    };
    await said(null);
    await said('HELO paper.example');
    await said(`MAIL FROM:<${from}>`);
    await said(`RCPT TO:<${to}>`);
    await said('DATA');
    await said(`${content.replaceAll(/\r?\n/g, '\r\n').replaceAll('\r\n.', '\r\n..')}\r\n.`);
  } finally {
    socket.end();
  }
}

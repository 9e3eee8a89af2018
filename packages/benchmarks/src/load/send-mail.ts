import { once } from 'node:events';
import { connect } from 'node:net';

/** Hands a mail to an SMTP server as it is, and returns the reply to its content. */
export async function sendMail(
  port: number,
  { to, content }: { to: string; content: Buffer },
): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  const said: string[] = [];
  socket.setEncoding('latin1');
  const listen = async () => {
    for (let text = ''; ;) {
      const [part] = (await once(socket, 'data')) as [string];
      text += part;
      // The last line of a reply has a blank behind its code.
      if (/^\d{3} [^\n]*\n$/m.test(text.slice(text.lastIndexOf('\n', text.length - 2) + 1)))
        return text.trim();
    }
  };
  said.push(await listen());
  for (const line of ['EHLO bench.example', 'MAIL FROM:<callum@ledger.example>', `RCPT TO:<${to}>`, 'DATA']) {
    socket.write(`${line}\r\n`);
    said.push(await listen());
  }
  if (!said.at(-1)?.startsWith('354'))
    throw new Error(`The mail was refused before its content: ${said.at(-1)}`);
  socket.write(content);
  socket.write('\r\n.\r\n');
  const reply = await listen();
  socket.destroy();
  return reply;
}

import { describe, expect, test } from 'vitest';
import { parseMailInWorker } from './mail-parser.ts';

const head =
  'From: Callum <callum@courier.example>\r\nTo: r0@reply.rostrum.test\r\nMessage-ID: <1@courier.example>\r\n';
const size = 25 * 2 ** 20;
const fill = (unit: string, from: number) => unit.repeat(Math.floor((size - from) / unit.length));
const mail = (headers: string, body: string) => Buffer.from(`${head}${headers}\r\n${body}`, 'latin1');

/** How often this loop turns while the parser works. */
async function parseBeside(raw: Buffer) {
  let turns = 0;
  const turning = setInterval(() => (turns += 1), 1);
  const parsed = await parseMailInWorker(raw).catch((error: unknown) => error);
  clearInterval(turning);
  return { parsed, turns };
}

const taken = { from: 'callum@courier.example' };
const refusedFor = (reason: RegExp) => ({ message: expect.stringMatching(reason) });
const multipart = (boundary: string) => `Content-Type: multipart/mixed; boundary="${boundary}"\r\n`;
const nested = () => {
  let body = '';
  for (let depth = 0; body.length < size - 200; depth += 1)
    body += `--b${depth}\r\n${multipart(`b${depth + 1}`)}\r\n`;
  return body;
};

describe('a mail of 25 MB leaves the event loop free', () => {
  test.each<[string, () => Buffer, object]>([
    ['of blank lines', () => mail('', fill('\r\n', 200)), refusedFor(/lines/)],
    [
      'of parts of one line',
      () => mail(multipart('x'), fill('--x\r\n\r\na\r\n', 200)),
      refusedFor(/lines|parts/),
    ],
    ['of nested parts', () => mail(multipart('b0'), nested()), refusedFor(/parts|lines/)],
    [
      'of header lines',
      () => mail(fill('X-Filler: of the tests\r\n', 200), 'Friday.'),
      refusedFor(/read|lines/),
    ],
    ['of HTML entities', () => mail('Content-Type: text/html\r\n', fill('&amp;', 200)), taken],
    [
      'of base64',
      () =>
        mail(
          'Content-Type: application/pdf\r\nContent-Transfer-Encoding: base64\r\nContent-Disposition: attachment; filename=a.pdf\r\n',
          fill(`${'QUJD'.repeat(19)}\r\n`, 400),
        ),
      taken,
    ],
    ['of nested quotation', () => mail('', `Friday.\r\n${fill(`${'>'.repeat(500)} on\r\n`, 300)}`), taken],
    ['of one line', () => mail('', `Friday.${fill('x', 300)}`), taken],
  ])('%s', async (_what, write, expected) => {
    const { parsed, turns } = await parseBeside(write());
    expect(turns).toBeGreaterThan(2);
    expect(parsed).toMatchObject(expected);
  });
});

test('what was written is taken out of the largest quotation, and files arrive whole', async () => {
  const raw = mail(
    multipart('x'),
    `--x\r\nContent-Type: text/plain\r\n\r\nFriday at noon.\r\n\r\nOn Wed, 25 Nov 2026, Desk <a@b.example> wrote:\r\n${'> Which day?\r\n'.repeat(20_000)}--x\r\nContent-Type: application/pdf\r\nContent-Disposition: attachment; filename=a.pdf\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.alloc(3_000_000, 7).toString('base64').replaceAll(/.{76}/g, '$&\r\n')}\r\n--x--\r\n`,
  );
  const { written, files } = await parseMailInWorker(raw);
  expect(written).toBe('Friday at noon.');
  expect(files.map(({ name, bytes }) => [name, bytes.length, bytes[2_999_999]])).toEqual([
    ['a.pdf', 3_000_000, 7],
  ]);
});

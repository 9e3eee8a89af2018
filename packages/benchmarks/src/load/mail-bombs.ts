const bytes = 25 * 2 ** 20 - 4096;

const write = (to: string, headers: string, unit: string) => {
  const head = `From: Callum <callum@ledger.example>\r\nTo: ${to}\r\nMessage-ID: <1@ledger.example>\r\n${headers}`;
  return Buffer.from(head + unit.repeat(Math.floor((bytes - head.length) / unit.length)), 'latin1');
};

function writeNested(to: string): Buffer {
  const parts: string[] = [];
  for (let depth = 0, length = 0; length < bytes - 1000; depth += 1) {
    const part = `--b${depth}\r\nContent-Type: multipart/mixed; boundary="b${depth + 1}"\r\n\r\n`;
    parts.push(part);
    length += part.length;
  }
  return write(to, `Content-Type: multipart/mixed; boundary="b0"\r\n\r\n`, parts.join(''));
}

/** Mails of 25 MB that cost a parser far more than their bytes. */
export const mailBombs: readonly { what: string; write: (to: string) => Buffer }[] = [
  { what: 'blank lines', write: (to) => write(to, '\r\n', '\r\n') },
  {
    what: 'parts of one line',
    write: (to) => write(to, 'Content-Type: multipart/mixed; boundary=x\r\n\r\n', '--x\r\n\r\na\r\n'),
  },
  { what: 'nested parts', write: writeNested },
  { what: 'header lines', write: (to) => write(to, '', 'X-Filler: of the benchmark\r\n') },
  {
    what: 'HTML entities',
    write: (to) => write(to, 'Content-Type: text/html\r\n\r\n', `${'&amp;'.repeat(100)}\r\n`),
  },
  {
    what: 'base64',
    write: (to) =>
      write(
        to,
        'Content-Type: application/pdf\r\nContent-Transfer-Encoding: base64\r\n\r\n',
        `${'QUJD'.repeat(19)}\r\n`,
      ),
  },
  { what: 'nested quotation', write: (to) => write(to, '\r\n', `${'>'.repeat(500)} on\r\n`) },
];

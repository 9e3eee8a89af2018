import type { TableEncoding } from '@rostrum/contracts/people';
import { expect, test } from 'vitest';
import { createDecoder } from './decode-text.ts';
import { detectEncoding } from './detect-encoding.ts';

/** Encodes by trying every byte, since the runtime only decodes. */
function encode(text: string, encoding: TableEncoding): Buffer {
  const bytes = new Map<string, number[]>();
  for (let byte = 0; byte < 256; byte += 1)
    bytes.set(createDecoder(encoding).decode(Uint8Array.of(byte)), [byte]);
  if (encoding === 'shift_jis' || encoding === 'euc-kr' || encoding === 'gb18030' || encoding === 'big5')
    for (let lead = 0x81; lead < 0xff; lead += 1)
      for (let trail = 0x40; trail < 0xff; trail += 1) {
        const letter = createDecoder(encoding).decode(Uint8Array.of(lead, trail));
        if ([...letter].length === 1 && !bytes.has(letter)) bytes.set(letter, [lead, trail]);
      }
  return Buffer.from([...text].flatMap((letter) => bytes.get(letter) ?? [0x3f]));
}
const detect = (bytes: Buffer) =>
  detectEncoding(async function* () {
    yield bytes;
  });

const german = 'Vorname;Nachname\r\nJürgen;Müller-Lüdenscheidt\r\nZoë;Großmann\r\n';
const french = 'Prénom;Nom\r\nFrançois;Lefèvre\r\nHélène;Noël\r\n';
const mixed = 'Vorname;Nachname\r\nJürgen;Groß\r\nFrançois;Lefèvre\r\nJoão;Nuñez\r\nBjørn;Åkesson\r\n';
const polish = 'Imię;Nazwisko\r\nMałgorzata;Wiśniewska\r\nŁukasz;Żółć\r\n';
const czech = 'Jméno;Příjmení\r\nAntonín;Dvořák\r\nŽofie;Nováková\r\nJiří;Růžička\r\n';
const russian = 'Имя;Фамилия\r\nАнна;Иванова\r\nСергей;Щукин\r\n';

test.each<[TableEncoding, string]>([
  ['windows-1252', german],
  ['windows-1252', french],
  ['windows-1252', mixed],
  ['windows-1252', 'First name,Last name\r\nAndré,Smith\r\nSiobhán,O’Brien\r\n'],
  ['macintosh', german],
  ['macintosh', french],
  ['macintosh', 'First name,Last name\rAndré,Müller\r'],
  ['cp850', german],
  ['cp850', french],
  ['windows-1250', polish],
  ['windows-1250', czech],
  ['windows-1254', 'Ad;Soyad\r\nİbrahim;Çağlayan\r\nIşıl;Yıldırım\r\n'],
  ['windows-1253', 'Όνομα;Επώνυμο\r\nΓιώργος;Παπαδόπουλος\r\n'],
  ['windows-1251', russian],
  ['koi8-r', russian],
  ['ibm866', russian],
  ['shift_jis', '名前;部署\r\nさくら;広報部\r\nタロウ;研究所\r\n'],
  ['euc-kr', '이름;부서\r\n김민준;홍보실\r\n'],
  ['gb18030', '姓名;部门\r\n王小明;研究中心\r\n'],
  ['big5', '姓名;部門\r\n王小明;研究中心\r\n張國榮;媒體關係\r\n'],
])('%s is recognised in %j', async (encoding, text) => {
  expect(await detect(encode(text, encoding))).toBe(encoding);
});

test.each<[string, TableEncoding, Buffer]>([
  ['plain ASCII', 'utf-8', Buffer.from('a,b')],
  ['UTF-8 with a mark', 'utf-8', Buffer.from('\uFEFFé,b')],
  [
    'one broken byte in UTF-8',
    'utf-8',
    Buffer.concat([Buffer.from('Zoë,Müller,'), Buffer.from([0xe9, 0x2c])]),
  ],
  ['UTF-16 with a mark', 'utf-16le', Buffer.from('\uFEFFName,b', 'utf16le')],
  ['UTF-16 without a mark', 'utf-16le', Buffer.from('First name,Zoë', 'utf16le')],
  ['big-endian with a mark', 'utf-16be', Buffer.from('\uFEFFName', 'utf16le').swap16()],
  ['big-endian without a mark', 'utf-16be', Buffer.from('First name,Zoë', 'utf16le').swap16()],
  ['nothing', 'utf-8', Buffer.alloc(0)],
])('%s is %s', async (_name, encoding, bytes) => {
  expect(await detect(bytes)).toBe(encoding);
});

test('a single accent far behind a megabyte of plain rows decides', async () => {
  const rows = Buffer.from('plain,row\r\n'.repeat(100_000));
  expect(await detect(Buffer.concat([rows, encode('José,Núñez\r\n', 'windows-1252'), rows]))).toBe(
    'windows-1252',
  );
});

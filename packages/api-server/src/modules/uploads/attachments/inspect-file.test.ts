import { expect, test } from 'vitest';
import { inspectFile } from './inspect-file.ts';
import { toDisposition, toSafeName } from './safe-name.ts';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test.each([
  ['report.pdf', Buffer.from('%PDF-1.7\n%âãÏÓ'), { mediaType: 'application/pdf', name: 'report.pdf' }],
  ['a.php', png, { mediaType: 'image/png', name: 'a.php.png' }],
  ['../../etc/Schedule.TXT', Buffer.from('Noon, gate 4'), { mediaType: 'text/plain', name: 'Schedule.txt' }],
  ['page.html', Buffer.from('<!doctype html><script>alert(1)</script>'), undefined],
  ['drawing.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), undefined],
  ['notes.txt', Buffer.from([0x4e, 0x00, 0x6f]), undefined],
  ['run.txt', Buffer.from('MZ\u0090\u0000', 'latin1'), undefined],
  ['kit.zip', Buffer.from('504b0506000000000000000000000000000000000000', 'hex'), undefined],
])('%s is taken for what its content is, or not at all', async (name, bytes, expected) => {
  expect(await inspectFile(bytes, name)).toEqual(expected);
});

test('names lose what turns, hides or breaks them', () => {
  expect(toSafeName('C:\\Users\\me\\Plan.pdf', ['pdf'])).toBe('Plan.pdf');
  expect(toSafeName('invoice\u202Efdp.exe', ['pdf'])).toBe('invoice fdp.exe.pdf');
  expect(toSafeName('.pdf', ['pdf'])).toBe('pdf.pdf');
  expect(toSafeName('"; x\r\n', ['txt'])).toBe('; x.txt');
  expect(toSafeName(`${'é'.repeat(300)}.pdf`, ['pdf'])).toBe(`${'é'.repeat(120)}.pdf`);
  expect(toDisposition("Überblick (1)'.pdf")).toBe(
    "attachment; filename=\"_berblick (1)'.pdf\"; filename*=UTF-8''%C3%9Cberblick%20%281%29%27.pdf",
  );
});

import { expect, test } from 'vitest';
import { isAutomatic, readBounce } from './recognise-automatic.ts';

const headed = (...entries: [string, string][]) => ({ headers: new Map(entries) });

test.each([
  ['auto-submitted', 'auto-replied'],
  ['auto-submitted', 'auto-generated; owner-email=a@b.example'],
  ['precedence', 'bulk'],
  ['precedence', 'auto_reply'],
  ['x-autoreply', 'yes'],
  ['x-rostrum-kind', 'inquiry.reply'],
  ['list-id', '<news.paper.example>'],
  ['return-path', '<>'],
])('%s: %s was written by a program', (name, value) => {
  expect(isAutomatic(headed([name, value]))).toBe(true);
});

test('a person wrote the rest', () => {
  expect(isAutomatic(headed())).toBe(false);
  expect(isAutomatic(headed(['auto-submitted', 'no'], ['precedence', 'first-class']))).toBe(false);
});

const report = (lines: string) => Buffer.from(`Reporting-MTA: dns; mx.paper.example\r\n\r\n${lines}\r\n`);
const asReport = headed(['content-type', 'multipart/report; report-type=delivery-status; boundary=x']);

test('a report of a failure says why; one of a delay is none, nor is what no mail server wrote', () => {
  const failed = report('Action: failed\r\nStatus: 5.1.1\r\nDiagnostic-Code: smtp; 550 No such user');
  expect(readBounce(failed, asReport)).toBe('Came back: 550 No such user');
  expect(readBounce(failed, headed(['content-type', 'text/plain']))).toBeUndefined();
  expect(readBounce(report('Action: delayed\r\nStatus: 4.4.1'), asReport)).toBeUndefined();
});

import { once } from 'node:events';
import PDFDocument from 'pdfkit';
import { describe, expect, test, vi } from 'vitest';
import { Worker } from 'node:worker_threads';
import { readDocument } from './read-document.ts';

vi.mock(import('node:worker_threads'), async (original) => {
  const threads = await original();
  return { ...threads, Worker: vi.fn(threads.Worker) as unknown as typeof threads.Worker };
});

/** A PDF of one page with this text, with so many bytes that mean nothing behind it. */
async function writePdf(text: string, more = 0): Promise<Buffer> {
  const document = new PDFDocument();
  const parts: Buffer[] = [];
  document.on('data', (part: Buffer) => parts.push(part));
  const ended = once(document, 'end');
  document.text(text);
  document.end();
  await ended;
  const written = Buffer.concat(parts);
  const whole = Buffer.alloc(written.length + more, '\n');
  written.copy(whole);
  return whole;
}

describe('a document', () => {
  test('is given to the one who reads it, and not copied', async () => {
    const bytes = await writePdf('Storm surges of a century', 100_000);
    expect(await readDocument(bytes, 'application/pdf')).toMatchObject({ isActive: false, isWhole: true });
    expect(bytes.buffer.byteLength).toBe(0);
  });

  test('that lies in memory it shares is copied, so that what lies beside it stays', async () => {
    const written = await writePdf('Storm surges of a century');
    const shared = Buffer.concat([Buffer.from('beside'), written]);
    const read = await readDocument(shared.subarray(6), 'application/pdf');
    expect(read?.text).toContain('Storm surges of a century');
    expect(shared.subarray(0, 6).toString()).toBe('beside');
  });

  test('that only begins like a PDF is not read at all', async () => {
    vi.mocked(Worker).mockClear();
    const bytes = Buffer.alloc(200_000, 'x');
    bytes.write('%PDF-1.7\n');
    expect(await readDocument(bytes, 'application/pdf')).toBeUndefined();
    expect(Worker).not.toHaveBeenCalled();
  });
});

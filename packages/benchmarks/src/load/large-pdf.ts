import { randomFillSync } from 'node:crypto';

/** A document of exactly so many bytes that a reader accepts: one page of text, and a picture's worth of noise beside it. */
export function makeLargePdf(size: number): Buffer<ArrayBuffer> {
  const text = 'BT /F1 12 Tf 72 720 Td (Minutes of the flood board, page one.) Tj ET';
  const before = [
    '1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n',
    '2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n',
    '3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>\nendobj\n',
    `4 0 obj\n<< /Length ${text.length} >>\nstream\n${text}\nendstream\nendobj\n`,
    '5 0 obj\n<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>\nendobj\n',
  ];
  const head = '%PDF-1.7\n';
  const offsets: number[] = [];
  let at = head.length;
  for (const part of before) {
    offsets.push(at);
    at += part.length;
  }
  offsets.push(at);
  const close = '\nendstream\nendobj\n';
  const openOf = (length: number) => `6 0 obj\n<< /Length ${String(length).padStart(10, '0')} >>\nstream\n`;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const tailOf = (start: number) =>
    `xref\n0 7\n0000000000 65535 f \n${rows}trailer\n<< /Size 7 /Root 1 0 R >>\nstartxref\n${String(start).padStart(10, '0')}\n%%EOF\n`;
  const noise = size - at - openOf(0).length - close.length - tailOf(0).length;
  const table = size - tailOf(0).length;
  const bytes = Buffer.alloc(size);
  let end = bytes.write(head + before.join('') + openOf(noise), 'latin1');
  randomFillSync(bytes, end, noise);
  end += noise;
  end += bytes.write(close, end, 'latin1');
  bytes.write(tailOf(table), end, 'latin1');
  return bytes;
}

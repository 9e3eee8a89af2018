import PDFDocument from 'pdfkit';
import { locale } from '@rostrum/contracts';
import { loadFaces, toPlainLine } from './pdf-text.ts';
import { createPen } from './report-pen.ts';

interface DocumentWords {
  title: string;
  organisation: string;
  countedAt: string;
}

/** An A4 document without pages yet, the pen that draws in it, and its bytes once it is ended. */
export function openDocument({ title, organisation, countedAt }: DocumentWords) {
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    lang: locale,
    displayTitle: true,
    info: {
      Title: toPlainLine(title),
      Author: toPlainLine(organisation),
      Creator: 'Rostrum',
      Producer: 'Rostrum',
      CreationDate: new Date(countedAt),
    },
  });
  const chunks: Buffer[] = [];
  const finished = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
  return { doc, pen: createPen(doc, loadFaces()), finished };
}

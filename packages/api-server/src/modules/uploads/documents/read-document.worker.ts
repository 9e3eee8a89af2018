import { serveTasks } from '@rostrum/server-kit/workers';
import { findPrivateDetails } from './find-private-details.ts';
import { readDocx } from './read-docx.ts';
import type { DocumentTask, ReadDocument } from './read-document.ts';
import { readPdf } from './read-pdf.ts';

serveTasks(async ({ bytes, mediaType }: DocumentTask): Promise<ReadDocument> => {
  const content = mediaType === 'application/pdf' ? await readPdf(bytes) : readDocx(bytes);
  return { ...content, findings: findPrivateDetails(content.text) };
});

import { uploadContent, uploadLimitBytes, uploads } from '@rostrum/contracts';
import { makeLargePdf } from './large-pdf.ts';

interface Uploader {
  origin: string;
  identifier: string;
  authorization: string;
}

/** Sends so many of the largest files at once, as documents; the server reads each to its last byte. */
export async function sendLargeFiles(
  { origin, identifier, authorization }: Uploader,
  count: number,
): Promise<void> {
  const bytes = makeLargePdf(uploadLimitBytes);
  const send = async (at: number) => {
    const opened = await fetch(origin + uploads.create.path.replace('{identifier}', identifier), {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ purpose: 'document', name: `large-${at}.pdf`, size: bytes.length }),
    });
    if (!opened.ok) throw new Error(`An upload was refused: ${opened.status} ${await opened.text()}`);
    const { data }: { data: unknown } = await opened.json();
    const { id } = uploads.create.response.parse(data);
    const path = uploadContent.path.replace('{identifier}', identifier).replace('{id}', id);
    const sent = await fetch(origin + path, {
      method: 'PATCH',
      headers: {
        authorization,
        'tus-resumable': '1.0.0',
        'upload-offset': '0',
        'content-type': 'application/offset+octet-stream',
      },
      body: bytes,
    });
    if (!sent.ok) throw new Error(`A file was refused: ${sent.status} ${await sent.text()}`);
  };
  await Promise.all(Array.from({ length: count }, (_, at) => send(at)));
}

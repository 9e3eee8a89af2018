import { guestUploads, uploads, type Upload, type UploadPurpose } from '@rostrum/contracts';
import { setTimeout as wait } from 'node:timers/promises';
import type { SignedInTester, TestApp } from '../build-test-app.ts';

/** One PATCH of the tus protocol. */
export const sendBytes = (
  { app }: Pick<TestApp, 'app'>,
  { identifier, token }: Pick<SignedInTester, 'identifier' | 'token'>,
  { id, offset, bytes }: { id: string; offset: number; bytes: Buffer },
) =>
  app.inject({
    method: 'PATCH',
    url: `/app/uploads/${identifier}/${id}/content`,
    headers: {
      authorization: `Bearer ${token}`,
      'tus-resumable': '1.0.0',
      'upload-offset': String(offset),
      'content-type': 'application/offset+octet-stream',
    },
    payload: bytes,
  });

/** Announces a file, sends it, and waits until it was checked. */
export async function sendFile(
  server: TestApp,
  user: SignedInTester,
  bytes: Buffer,
  { purpose = 'photo', name = 'portrait.jpg' }: { purpose?: UploadPurpose; name?: string } = {},
): Promise<Upload> {
  const { id } = await user.call(uploads.create, {
    body: { purpose, name, size: bytes.length },
  });
  const answer = await sendBytes(server, user, { id, offset: 0, bytes });
  if (answer.statusCode !== 204) throw new Error(`The bytes were refused: ${answer.body}`);
  for (;;) {
    const upload = await user.call(uploads.get, { params: { id } });
    if (upload.state !== 'checking') return upload;
    await wait(50);
  }
}

/** One PATCH of the tus protocol, of a guest. */
export const sendGuestBytes = (
  { app }: Pick<TestApp, 'app'>,
  { key, id, offset, bytes }: { key: string; id: string; offset: number; bytes: Buffer },
) =>
  app.inject({
    method: 'PATCH',
    url: `/app/public/uploads/${key}/${id}/content`,
    headers: {
      'tus-resumable': '1.0.0',
      'upload-offset': String(offset),
      'content-type': 'application/offset+octet-stream',
    },
    payload: bytes,
  });

/** The same for a guest, who is known by a key. */
export async function sendGuestFile(
  server: TestApp,
  { key, name, bytes }: { key: string; name: string; bytes: Buffer },
): Promise<Upload> {
  const { id } = await server.call(guestUploads.create, {
    params: { key },
    body: { name, size: bytes.length },
  });
  const answer = await sendGuestBytes(server, { key, id, offset: 0, bytes });
  if (answer.statusCode !== 204) throw new Error(`The bytes were refused: ${answer.body}`);
  for (;;) {
    const upload = await server.call(guestUploads.get, { params: { key, id } });
    if (upload.state !== 'checking') return upload;
    await wait(50);
  }
}

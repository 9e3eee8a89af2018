import { uploads, type Upload } from '@rostrum/contracts';
import { expect } from 'vitest';
import type { SignedInTester, TestApp } from '../../../testing/build-test-app.ts';

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
export async function sendFile(server: TestApp, user: SignedInTester, bytes: Buffer): Promise<Upload> {
  const { id } = await user.call(uploads.create, {
    body: { purpose: 'photo', name: 'portrait.jpg', size: bytes.length },
  });
  const answer = await sendBytes(server, user, { id, offset: 0, bytes });
  expect(answer.statusCode).toBe(204);
  await expect
    .poll(async () => (await user.call(uploads.get, { params: { id } })).state, { timeout: 20_000 })
    .not.toBe('checking');
  return user.call(uploads.get, { params: { id } });
}

import { decrypt, encrypt } from '@rostrum/server-kit';
import { z } from 'zod';
import type { VerifiedAssertion } from '../verified-assertion.ts';

const logoutData = z.object({
  nameId: z.string(),
  nameIdFormat: z.string().nullable(),
  nameQualifier: z.string().nullable(),
  spNameQualifier: z.string().nullable(),
  sessionIndex: z.string().nullable(),
});
export type LogoutData = z.output<typeof logoutData>;

/** Encrypts what a logout request must quote of the assertion that began the session. */
export const encryptLogoutData = (key: Buffer, orgId: string, assertion: VerifiedAssertion): Buffer =>
  encrypt(key, JSON.stringify(logoutData.parse(assertion)), orgId);

export const decryptLogoutData = (key: Buffer, orgId: string, encrypted: Buffer): LogoutData =>
  logoutData.parse(JSON.parse(decrypt(key, encrypted, orgId)));

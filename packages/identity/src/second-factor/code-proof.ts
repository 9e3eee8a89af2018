import type { Database } from '@rostrum/server-kit/database';
import { decrypt } from '@rostrum/server-kit';
import type { IdentityDeps } from '../identity-deps.ts';
import { factorRepository } from './factors.repository.ts';
import { normalCode, recoveryCodeHash } from './recovery-code.ts';
import { totpStep } from './totp.ts';

export type CodeKind = 'totp' | 'recovery_code';

async function isCodeOfApp(
  db: Database,
  { secrets, clock }: Pick<IdentityDeps, 'secrets' | 'clock'>,
  userId: string,
  code: string,
): Promise<boolean> {
  const totp = await factorRepository.totp(db, userId);
  if (!totp) return false;
  const step = totpStep(decrypt(secrets.totp, totp.secret, userId), code, clock());
  return step !== undefined && factorRepository.useStep(db, userId, step);
}

/** Uses up a code of the authenticator app or a recovery code; undefined when it is neither, or was used before. */
export async function useCode(
  { db, ...deps }: Pick<IdentityDeps, 'db' | 'secrets' | 'clock'>,
  userId: string,
  typed: unknown,
): Promise<CodeKind | undefined> {
  if (typeof typed !== 'string' || typed.length > 40) return undefined;
  const code = normalCode(typed);
  if (/^\d{6}$/.test(code)) return (await isCodeOfApp(db, deps, userId, code)) ? 'totp' : undefined;
  const hash = recoveryCodeHash(deps.secrets.recoveryCode, userId, code);
  return (await factorRepository.useRecoveryCode(db, userId, hash)) ? 'recovery_code' : undefined;
}

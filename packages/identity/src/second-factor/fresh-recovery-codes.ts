import type { Transaction } from '@rostrum/server-kit/database';
import type { IdentityDeps } from '../identity-deps.ts';
import { factorRepository } from './factors.repository.ts';
import { newRecoveryCodes, recoveryCodeHash } from './recovery-code.ts';

/** A new set in place of any earlier one; the codes exist in this answer only. */
export async function writeRecoveryCodes(
  tx: Transaction,
  { secrets }: Pick<IdentityDeps, 'secrets'>,
  userId: string,
): Promise<string[]> {
  const codes = newRecoveryCodes();
  await factorRepository.replaceRecoveryCodes(
    tx,
    userId,
    codes.map((code) => recoveryCodeHash(secrets.recoveryCode, userId, code)),
  );
  return codes;
}

/** With the first factor of a person come recovery codes; with any further one they have them already. */
export async function recoveryCodesOfFirstFactor(
  tx: Transaction,
  deps: Pick<IdentityDeps, 'secrets'>,
  userId: string,
): Promise<string[] | null> {
  const kinds = await factorRepository.kindsOf(tx, userId);
  return kinds.length > 0 ? null : writeRecoveryCodes(tx, deps, userId);
}

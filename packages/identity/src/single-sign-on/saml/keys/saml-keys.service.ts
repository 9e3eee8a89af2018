import { decrypt, encrypt } from '@rostrum/server-kit';
import { type Database, runAsSystem, transaction } from '@rostrum/server-kit/database';
import { samlKeyRepository, type SamlKey, type SamlKeyUse } from './saml-keys.repository.ts';
import { samlKeyUses } from './saml-keys.schema.ts';
import { createKeyWithCertificate, type KeyWithCertificate } from './self-signed-certificate.ts';

const dayMs = 86_400_000;
const validityDays = 3 * 365;
/**
 * How keys are replaced: `announceDays` is for how long a new signing key is listed before it signs, since providers read
 * metadata daily, some weekly, and some are given it by hand; `overlapDays` is for how long the old ones stay listed.
 */
const rotations = {
  byHand: { announceDays: 7, overlapDays: 30 },
  automatic: { announceDays: 30, overlapDays: 60 },
} as const;
/** Days before the end of a certificate at which its successor is made. */
const renewalDays = 90;

const asSystem = <Result>(work: () => Promise<Result>): Promise<Result> =>
  runAsSystem('keys towards identity providers are hidden from members', work);

/** Keys of this installation towards the provider of one organisation: made when first needed, rotated with an overlap. */
export function createSamlKeys({
  db,
  secretKey,
  clock,
}: {
  db: Database;
  /** Encrypts private keys at rest. */
  secretKey: Buffer;
  clock: () => Date;
}) {
  const inDays = (days: number) => new Date(clock().getTime() + days * dayMs);

  async function create(orgId: string, use: SamlKeyUse, activeFrom: Date) {
    const { privateKey, certificate } = await createKeyWithCertificate(
      `Rostrum ${use}`,
      inDays(validityDays),
    );
    return { orgId, use, certificate, privateKey: encrypt(secretKey, privateKey, orgId), activeFrom };
  }

  /** Keys that are listed, oldest first; makes the first of each use. */
  async function ensure(orgId: string): Promise<SamlKey[]> {
    const listed = await asSystem(() => samlKeyRepository.list(db, orgId));
    const missing = samlKeyUses.filter((use) => !listed.some((key) => key.use === use));
    if (missing.length === 0) return listed;
    const made = await Promise.all(missing.map((use) => create(orgId, use, clock())));
    return asSystem(() =>
      transaction(db, async (tx) => {
        for (const key of made) await samlKeyRepository.addFirst(tx, key);
        return samlKeyRepository.list(tx, orgId);
      }),
    );
  }

  const open = (key: SamlKey): KeyWithCertificate => ({
    privateKey: decrypt(secretKey, key.privateKey, key.orgId),
    certificate: key.certificate,
  });

  return {
    /** Certificates for the metadata of an organisation, the newest of each use first. */
    async certificates(orgId: string): Promise<Record<SamlKeyUse, string[]>> {
      const keys = (await ensure(orgId)).toReversed();
      const of = (use: SamlKeyUse) => keys.filter((key) => key.use === use).map((key) => key.certificate);
      return { signing: of('signing'), encryption: of('encryption') };
    },

    /** The key that signs now: the newest that providers have had time to read. */
    async signingKey(orgId: string): Promise<KeyWithCertificate> {
      const keys = (await ensure(orgId)).filter(({ use }) => use === 'signing');
      const active = keys.findLast(({ activeFrom }) => activeFrom <= clock()) ?? keys[0];
      if (active === undefined) throw new Error('An organisation has no signing key after one was made.');
      return open(active);
    },

    /** Private keys that may decrypt, the newest first. None are made here: without one nothing was encrypted. */
    async decryptionKeys(orgId: string): Promise<string[]> {
      const keys = await asSystem(() => samlKeyRepository.list(db, orgId));
      return keys
        .filter(({ use }) => use === 'encryption')
        .toReversed()
        .map((key) => open(key).privateKey);
    },

    /** Organisations whose keys need successors, because their certificates end soon. */
    listDue: (): Promise<string[]> =>
      asSystem(() => samlKeyRepository.listDue(db, inDays(renewalDays - validityDays))),

    /** Makes successors. The old keys are listed, decrypt, and at first sign, beside them for a time. */
    async rotate(orgId: string, kind: keyof typeof rotations = 'byHand'): Promise<void> {
      const { announceDays, overlapDays } = rotations[kind];
      await ensure(orgId);
      const made = await Promise.all(
        samlKeyUses.map((use) => create(orgId, use, use === 'signing' ? inDays(announceDays) : clock())),
      );
      await asSystem(() =>
        transaction(db, async (tx) => {
          for (const key of made) await samlKeyRepository.replace(tx, key, inDays(overlapDays));
        }),
      );
    },
  };
}

export type SamlKeys = ReturnType<typeof createSamlKeys>;

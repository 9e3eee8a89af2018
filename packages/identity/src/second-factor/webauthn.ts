import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import {
  passkeyCreationOptions,
  passkeyRequestOptions,
  type CreatedPasskey,
  type PasskeyCreationOptions,
  type PasskeyProof,
  type PasskeyRequestOptions,
} from '@rostrum/contracts';
import type { RequestSession } from '@rostrum/server-kit';
import { passkeyRepository, type PasskeyRecord } from './passkeys.repository.ts';
import type { Database } from '@rostrum/server-kit/database';

/** As long as a person may look for their phone. */
const timeout = 300_000;
/** Ed25519, ES256, RS256: what authenticators have; newer ones would lean on what Node calls experimental. */
const supportedAlgorithmIDs = [-8, -7, -257];
const named = ({ credentialId, transports }: PasskeyRecord) => ({ id: credentialId, transports });

export type VerifiedPasskey = Pick<
  PasskeyRecord,
  'credentialId' | 'publicKey' | 'counter' | 'transports' | 'isBackedUp'
>;

/** Passkeys of this site. Its address is the configured one: what a request says of it has no weight. */
export function createWebauthn(publicUrl: string) {
  const { hostname: rpID, origin: expectedOrigin } = new URL(publicUrl);
  return {
    /** Only passkeys that the device can list, behind a face, finger or PIN: each is enough on its own. */
    async creationOptions(
      { userId, email, name }: Pick<RequestSession, 'userId' | 'email' | 'name'>,
      existing: readonly PasskeyRecord[],
    ): Promise<PasskeyCreationOptions> {
      return passkeyCreationOptions.parse(
        await generateRegistrationOptions({
          rpName: 'Rostrum',
          rpID,
          userName: email,
          userDisplayName: name,
          userID: new Uint8Array(Buffer.from(userId.replaceAll('-', ''), 'hex')),
          timeout,
          supportedAlgorithmIDs,
          attestationType: 'none',
          excludeCredentials: existing.map(named),
          authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        }),
      );
    },

    async requestOptions(allowed: readonly PasskeyRecord[] = []): Promise<PasskeyRequestOptions> {
      return passkeyRequestOptions.parse(
        await generateAuthenticationOptions({
          rpID,
          timeout,
          userVerification: 'required',
          ...(allowed.length > 0 && { allowCredentials: allowed.map(named) }),
        }),
      );
    },

    /** What to keep of a passkey that was just made; undefined when it does not answer the challenge. */
    async verifyCreated(created: CreatedPasskey, challenge: string): Promise<VerifiedPasskey | undefined> {
      const { transports = [] } = created.response;
      const result = await verifyRegistrationResponse({
        response: created,
        expectedChallenge: challenge,
        expectedOrigin,
        expectedRPID: rpID,
        requireUserVerification: true,
        supportedAlgorithmIDs,
      }).catch(() => undefined);
      if (!result?.verified) return undefined;
      const { credential, credentialBackedUp } = result.registrationInfo;
      return {
        credentialId: credential.id,
        publicKey: Buffer.from(credential.publicKey),
        counter: credential.counter,
        transports,
        isBackedUp: credentialBackedUp,
      };
    },

    /** Whose passkey made the proof, once it is known to answer the challenge; notes the use. */
    async verifyProof(
      db: Database,
      proof: PasskeyProof,
      challenge: string,
    ): Promise<PasskeyRecord | undefined> {
      const passkey = await passkeyRepository.findByCredential(db, proof.id);
      if (!passkey) return undefined;
      const result = await verifyAuthenticationResponse({
        response: proof,
        expectedChallenge: challenge,
        expectedOrigin,
        expectedRPID: rpID,
        credential: {
          id: passkey.credentialId,
          publicKey: new Uint8Array(passkey.publicKey),
          counter: passkey.counter,
        },
        requireUserVerification: true,
      }).catch(() => undefined);
      if (!result?.verified) return undefined;
      const { newCounter, credentialBackedUp } = result.authenticationInfo;
      const isFresh = await passkeyRepository.used(db, passkey.id, {
        counter: newCounter,
        isBackedUp: credentialBackedUp,
      });
      return isFresh ? passkey : undefined;
    },
  };
}

export type Webauthn = ReturnType<typeof createWebauthn>;

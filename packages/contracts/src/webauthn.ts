import { z } from 'zod';

/** Bytes as base64url, the way the browser's own JSON of a credential writes them. */
const bytes = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[\w-]+$/, 'Use base64url.');
const transport = z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']);
const attachment = z.enum(['platform', 'cross-platform']);
const userVerification = z.enum(['required', 'preferred', 'discouraged']);
const descriptor = z.object({
  id: bytes(1400),
  type: z.literal('public-key'),
  transports: z.array(transport).optional(),
});

/** What the browser needs to make a passkey (PublicKeyCredentialCreationOptionsJSON of WebAuthn). */
export const passkeyCreationOptions = z.object({
  challenge: bytes(200),
  rp: z.object({ id: z.string().optional(), name: z.string() }),
  user: z.object({ id: bytes(100), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.number().int(), type: z.literal('public-key') })),
  timeout: z.number().int().optional(),
  excludeCredentials: z.array(descriptor).optional(),
  authenticatorSelection: z
    .object({
      authenticatorAttachment: attachment.optional(),
      requireResidentKey: z.boolean().optional(),
      residentKey: userVerification.optional(),
      userVerification: userVerification.optional(),
    })
    .optional(),
  attestation: z.enum(['none', 'indirect', 'direct', 'enterprise']).optional(),
  extensions: z.object({ credProps: z.boolean().optional() }).optional(),
});
export type PasskeyCreationOptions = z.infer<typeof passkeyCreationOptions>;

/** What the browser needs to ask for a passkey (PublicKeyCredentialRequestOptionsJSON of WebAuthn). */
export const passkeyRequestOptions = z.object({
  challenge: bytes(200),
  rpId: z.string().optional(),
  timeout: z.number().int().optional(),
  allowCredentials: z.array(descriptor).optional(),
  userVerification: userVerification.optional(),
});
export type PasskeyRequestOptions = z.infer<typeof passkeyRequestOptions>;

const credential = z.object({
  id: bytes(1400),
  rawId: bytes(1400),
  type: z.literal('public-key'),
  authenticatorAttachment: attachment.optional(),
  clientExtensionResults: z.object({
    credProps: z.object({ rk: z.boolean().optional() }).optional(),
  }),
});

/** A passkey that was just made (RegistrationResponseJSON of WebAuthn). */
export const createdPasskey = credential.extend({
  response: z.object({
    clientDataJSON: bytes(4000),
    attestationObject: bytes(16_000),
    /** Not limited to those known today: a new kind of key must not be refused. */
    transports: z.array(z.string().max(30)).max(10).optional(),
  }),
});
export type CreatedPasskey = z.infer<typeof createdPasskey>;

/** A proof that a passkey is held (AuthenticationResponseJSON of WebAuthn). */
export const passkeyProof = credential.extend({
  response: z.object({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(4000),
    userHandle: bytes(200).optional(),
  }),
});
export type PasskeyProof = z.infer<typeof passkeyProof>;

import type { PasskeyFailure } from '@rostrum/auth-client';

const words: Record<PasskeyFailure, string> = {
  cancelled: 'No passkey was chosen. Try again when you are ready.',
  exists: 'This device holds a passkey for your account already.',
  unsupported: 'This device cannot keep a passkey that asks for a face, finger or PIN. Try your phone.',
  failed: 'The browser could not use a passkey here. Try again, or use another browser.',
};

/** Why no passkey came out, and what to do. */
export const passkeyWords = (reason: PasskeyFailure): string => words[reason];

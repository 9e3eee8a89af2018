import type { SsoReason } from './sso-reasons.ts';

/** What a message said, beside what it should have said. */
export interface Compared {
  expected?: string | undefined;
  received?: string | undefined;
}

/** Why a message of a provider is not believed. For the log and the administrators: people see other words. */
export class UntrustedResponseError extends Error {
  override readonly name = 'UntrustedResponseError';
  readonly reason: SsoReason;
  readonly compared: Compared;

  constructor(reason: SsoReason, message: string, compared: Compared = {}) {
    super(message);
    this.reason = reason;
    this.compared = compared;
  }
}

/** The identity provider answered, and its answer is no. */
export class DeniedByProviderError extends Error {
  override readonly name = 'DeniedByProviderError';
}

export function refuse(reason: SsoReason, message: string, compared?: Compared): never {
  throw new UntrustedResponseError(reason, message, compared);
}

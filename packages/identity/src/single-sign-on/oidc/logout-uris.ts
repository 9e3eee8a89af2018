/** Returns where an issuer posts logout tokens of an organisation's client. */
export const backchannelLogoutUri = (origin: string, provider: string): string =>
  `${origin}/v1/login/oidc/${encodeURIComponent(provider)}/backchannel-logout`;

/** Returns where issuers lead back to after they ended their session. It must be registered there. */
export const afterSignOutUri = (origin: string): string => `${origin}/login`;

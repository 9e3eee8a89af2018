/** Where an issuer sends people back to. Each has its own, so that none can pass itself off as another. */
export const redirectUriOf = (origin: string, provider: string): string =>
  `${origin}/api/auth/callback/${encodeURIComponent(provider)}`;

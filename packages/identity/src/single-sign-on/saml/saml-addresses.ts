/** What this installation is called by the identity provider of one organisation. All of it is the organisation's own. */
export function samlAddresses(origin: string, companyUsername: string) {
  const base = `${origin}/v1/login/saml/${encodeURIComponent(companyUsername)}`;
  return {
    entityId: `${base}/metadata`,
    acs: `${base}/acs`,
    metadata: `${base}/metadata`,
    logout: `${base}/logout`,
    /** The page that posts a request to the provider. */
    request: `${base}/request`,
  };
}

export type SamlAddresses = ReturnType<typeof samlAddresses>;

/** The tables of identity, for those who join them and for drizzle-kit. */
export * from './accounts/deletion/account-deletions.schema.ts';
export * from './accounts/invitations.schema.ts';
export * from './groups/groups.schema.ts';
export * from './organisations/organisations.schema.ts';
export * from './organisations/seat-limits.schema.ts';
export * from './second-factor/security.schema.ts';
export * from './sessions/one-time-tokens.schema.ts';
export * from './sessions/provider-sessions.schema.ts';
export * from './sessions/session-changes.schema.ts';
export * from './sessions/sessions.schema.ts';
export * from './single-sign-on/attempts/sso-attempts.schema.ts';
export * from './single-sign-on/saml/keys/saml-keys.schema.ts';
export * from './single-sign-on/oidc/logout-tokens.schema.ts';
export * from './single-sign-on/sso.schema.ts';
export * from './users/deactivated-members.schema.ts';
export * from './users/removed-members.schema.ts';
export * from './users/users.schema.ts';

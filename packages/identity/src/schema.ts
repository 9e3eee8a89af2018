export { invitations } from './accounts/invitations.schema.ts';
export { organisations } from './organisations/organisations.schema.ts';
export { memberships, seekerProfiles, users } from './users/users.schema.ts';

import type { TablePersonalData } from '@rostrum/server-kit/personal-data';
import { accountDeletionsPersonalData } from './accounts/deletion/account-deletions.personal-data.ts';
import {
  directoryGroupMembersPersonalData,
  directoryGroupsPersonalData,
  groupGrantsPersonalData,
  groupMappingsPersonalData,
} from './groups/groups.personal-data.ts';
import { oidcLogoutTokensPersonalData } from './single-sign-on/oidc/logout-tokens.personal-data.ts';
import { removedMembersPersonalData } from './users/removed-members.personal-data.ts';
import { invitationsPersonalData } from './accounts/invitations.personal-data.ts';
import { organisationsPersonalData } from './organisations/organisations.personal-data.ts';
import { seatLimitsPersonalData } from './organisations/seat-limits.personal-data.ts';
import {
  knownDevicesPersonalData,
  passkeysPersonalData,
  recoveryCodesPersonalData,
  totpCredentialsPersonalData,
} from './second-factor/security.personal-data.ts';
import { oneTimeTokensPersonalData } from './sessions/one-time-tokens.personal-data.ts';
import { sessionChangesPersonalData } from './sessions/session-changes.personal-data.ts';
import { refreshFamiliesPersonalData, sessionsPersonalData } from './sessions/sessions.personal-data.ts';
import {
  externalIdentitiesPersonalData,
  samlAssertionsPersonalData,
  ssoCertificateAlarmsPersonalData,
  ssoConnectionsPersonalData,
  ssoDomainsPersonalData,
} from './single-sign-on/sso.personal-data.ts';
import { deactivatedMembersPersonalData } from './users/deactivated-members.personal-data.ts';
import {
  membershipsPersonalData,
  seekerProfilesPersonalData,
  usersPersonalData,
} from './users/users.personal-data.ts';
import { providerSessionsPersonalData } from './sessions/provider-sessions.personal-data.ts';
import { samlKeysPersonalData } from './single-sign-on/saml/keys/saml-keys.personal-data.ts';
import { ssoAttemptsPersonalData } from './single-sign-on/attempts/sso-attempts.personal-data.ts';

/** What each column of the tables of this package is for its person. */
export const identityPersonalData: readonly TablePersonalData[] = [
  providerSessionsPersonalData,
  samlKeysPersonalData,
  ssoAttemptsPersonalData,
  directoryGroupMembersPersonalData,
  directoryGroupsPersonalData,
  groupGrantsPersonalData,
  groupMappingsPersonalData,
  oidcLogoutTokensPersonalData,
  removedMembersPersonalData,
  accountDeletionsPersonalData,
  invitationsPersonalData,
  organisationsPersonalData,
  seatLimitsPersonalData,
  knownDevicesPersonalData,
  passkeysPersonalData,
  recoveryCodesPersonalData,
  totpCredentialsPersonalData,
  oneTimeTokensPersonalData,
  sessionChangesPersonalData,
  refreshFamiliesPersonalData,
  sessionsPersonalData,
  externalIdentitiesPersonalData,
  samlAssertionsPersonalData,
  ssoCertificateAlarmsPersonalData,
  ssoConnectionsPersonalData,
  ssoDomainsPersonalData,
  deactivatedMembersPersonalData,
  membershipsPersonalData,
  seekerProfilesPersonalData,
  usersPersonalData,
];

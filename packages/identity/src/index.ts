export { accountRepository } from './accounts/account.repository.ts';
export { createAccountLinks } from './accounts/account-links.ts';
export { activateMember, deactivateMember } from './accounts/deactivation/deactivate-member.ts';
export { barRemovedMember } from './accounts/bar-removed-member.ts';
export { accountDeletionRepository } from './accounts/deletion/account-deletions.repository.ts';
export { organisationClosingMail, organisationKeptMail } from './accounts/standing/closing-mails.ts';
export { recipientStanding } from './accounts/standing/recipient-standing.repository.ts';
export { organisationStatusRepository } from './accounts/standing/organisation-status.repository.ts';
export { moveOrganisation, setOrganisationStatus } from './accounts/standing/set-organisation-status.ts';
export { accountRestoredMail, dataExportMail } from './accounts/deletion/deletion-mails.ts';
export { mailRestoreLink } from './accounts/deletion/mail-restore-link.ts';
export {
  applyClaimedGroups,
  applyGroupMappings,
  findMappedAccess,
  type SkippedMember,
} from './accounts/group-access/apply-group-mappings.ts';
export { createSignInGroups } from './accounts/group-access/apply-sign-in-groups.ts';
export { groupAccessRepository } from './groups/group-access.repository.ts';
export { groupMappingRepository } from './groups/group-mappings.repository.ts';
export { groupRepository } from './groups/groups.repository.ts';
export { type GroupMapping, type MappedAccess, resolveGroups } from './groups/resolve-groups.ts';
export { requireMayChangeMember } from './accounts/member-rules.ts';
export { memberRepository } from './accounts/members.repository.ts';
export { verifySeeker } from './accounts/verify-seeker.ts';
export { requireAccountScope, requireRecentConfirmation } from './second-factor/recent-confirmation.ts';
export { oneTimeTokenRepository } from './sessions/one-time-tokens.repository.ts';
export { invitationMail } from './accounts/invitation-mail.ts';
export { moveNoticeMail } from './account-mail/notice-mails.ts';
export { accountMailKinds } from './account-mail/mail-kinds.ts';
export {
  isShownOrganisation,
  isShownTo,
  type OrganisationRecord,
  organisationRepository,
  type Reader,
} from './organisations/organisations.repository.ts';
export { findLinkBrand, findPageBrand } from './organisations/find-page-brand.ts';
export {
  changeOrganisation,
  changeOrganisationProfile,
  closeOrganisation,
  eraseOrganisationName,
  hideFirstSteps,
  setOrganisationLogos,
} from './organisations/organisation-changes.repository.ts';
export { isOfHeldOrganisation, legalHoldRepository } from './organisations/legal-holds.repository.ts';
export { seatNoticeRepository, type SeatsInUse } from './organisations/seat-notices.repository.ts';
export { listSentInvitations, revokeSentInvitation } from './accounts/sent-invitations.repository.ts';
export { accountPhotoRepository } from './users/account-photo.repository.ts';
export { contactDetailsRepository } from './users/contact-details.repository.ts';
export {
  findMemberWithoutProfile,
  findProfileOfMember,
  linkProfile,
  type MemberWithoutProfile,
} from './users/member-profiles.repository.ts';
export { seekerProfileRepository, type SeekerProfileRecord } from './users/seeker-profiles.repository.ts';
export { userTimeZoneRepository } from './users/time-zones.repository.ts';
export { seatConstraints, seatWords } from './organisations/seat-rules.ts';
export { seatRepository } from './organisations/seats.repository.ts';
export { setSeats } from './organisations/set-seats.ts';
export { hashPassword } from './password-hash/password-hash.ts';
export { noticeMail } from './second-factor/security-notices.ts';
export { type SessionService, createSessionService } from './sessions/session.service.ts';
export { prepareSessionReads, sessionRepository } from './sessions/sessions.repository.ts';
export { createCookies } from './sign-in/cookies.ts';
export { isFromOwnPages } from './sign-in/origin-check.ts';
export {
  type IdentityProvider,
  createIdentityProvider,
  encoded,
} from './single-sign-on/development/saml-identity-provider.ts';
export { ssoDomainRepository } from './single-sign-on/sso-domains.repository.ts';
export { ssoMemberRepository } from './single-sign-on/sso-members.repository.ts';
export { fromSamlOptions, toNameIdFormat } from './single-sign-on/saml/saml-options.ts';
export { describeSso } from './single-sign-on/setup/describe-sso.ts';
export { proofName } from './single-sign-on/setup/domain-setup.ts';
export { type SsoSetupService, createSsoSetup } from './single-sign-on/setup/sso-setup.service.ts';
export { deactivatedMemberRepository } from './users/deactivated-members.repository.ts';
export { removedMemberRepository } from './users/removed-members.repository.ts';
export { findCountryTimeZone } from './organisations/country-time-zone.ts';
export { createOwner } from './users/create-owner.ts';
export { identityModules } from './identity-modules.ts';
export type { IdentityModule } from './sign-in/identity-module.ts';
export type {
  DeactivationListener,
  DirectoryBeginnings,
  IdentityDeps,
  JoiningListener,
  MemberHandlers,
} from './identity-deps.ts';
export { registerSignIn } from './register-sign-in.ts';
export { accessRoutes } from './accounts/access.routes.ts';

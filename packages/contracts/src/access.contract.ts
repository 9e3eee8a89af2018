import { z } from 'zod';
import { maxSearchLength } from './constants.ts';
import { defineRoute } from './define-route.ts';
import { describeField } from './forms/describe-field.ts';
import { accessLevel, personStatus } from './person-fields.ts';
import {
  email,
  id,
  isoDateTime,
  line,
  ownItemParams,
  ownParams,
  pageOf,
  pageQuery,
  rowVersion,
  slug,
  prose,
} from './primitives.ts';
import { jitRoles } from './sso.contract.ts';

/** What a person can be made in an organisation; `individual` is an organisation of one and is not given. */
export const memberRoles = ['owner', 'administrator', 'agent', 'expert', 'staff'] as const;
export const memberRole = z.enum(memberRoles);
export type MemberRole = z.infer<typeof memberRole>;

/** What an agent looks after. Other roles have no use for it. */
export const memberScopes = z.object({
  departments: z.array(line(120, 1)).max(50).default([]),
  tags: z.array(line(120, 1)).max(50).default([]),
  /** Whether an agent publishes profiles in this scope. Left out of a change, it stays what it was. */
  publishes: z.boolean().optional(),
});

/** A person who belongs to the organisation; `id` is the account's. */
export const member = z.object({
  id,
  name: z.string(),
  email: z.string(),
  image: z.string().nullable(),
  role: z.enum([...memberRoles, 'individual']),
  scopes: memberScopes,
  /** The profile that belongs to the member. */
  person: z.object({ id, name: z.string() }).nullable(),
  joined_at: isoDateTime,
  last_sign_in_at: isoDateTime.nullable(),
  has_second_factor: z.boolean(),
  is_active: z.boolean(),
  /** Since when an administrator or the identity provider keeps them out; null for members. */
  deactivated_at: isoDateTime.nullable(),
  is_self: z.boolean(),
});
export type Member = z.infer<typeof member>;

export const invitationStatuses = ['pending', 'accepted', 'revoked', 'expired'] as const;

export const invitation = z.object({
  id,
  email: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  role: memberRole,
  scopes: memberScopes,
  person: z.object({ id, name: z.string() }).nullable(),
  status: z.enum(invitationStatuses),
  invited_by: z.string(),
  sent_at: isoDateTime,
  expires_at: isoDateTime,
  answered_at: isoDateTime.nullable(),
});
export type Invitation = z.infer<typeof invitation>;

/** As many addresses may be invited by one request. */
export const maximumInvitations = 20;

/** A web address, an email address or a telephone number, which no mail to an unproven address repeats. */
const contactLike = [
  /:\/\/|\bwww\.|\S@\S/iu,
  /[\p{L}\d]\.(?:com|net|org|info|io|co|example|app|dev|xyz|site|online|shop|link|click)\b/iu,
  /[\p{L}\d]\.\p{L}+\//u,
  /\d(?:[\s().-]?\d){8}/u,
];

/** A personal note with an invitation. */
export const invitationNote = describeField(
  prose(500).refine(
    (note) => !contactLike.some((pattern) => pattern.test(note.normalize('NFKC'))),
    'Leave out web addresses, email addresses and telephone numbers. The address isn’t confirmed yet.',
  ),
  {
    label: 'Personal note',
    hint: 'Goes with the invitation email. No web or email addresses, and no telephone numbers.',
  },
);

const newInvitation = z.object({
  email,
  role: memberRole,
  firstname: line(60).default(''),
  lastname: line(60).default(''),
  scopes: memberScopes.default({ departments: [], tags: [] }),
  /**
   * A profile of the organisation that has no account yet. Left out, an expert or member of staff gets the profile with
   * the same email address, if there is one.
   */
  person_id: id.optional(),
  note: invitationNote.default(''),
});

/** The profile that a member is to look after. */
export const memberProfile = z.object({
  person_id: describeField(id, {
    label: 'Profile',
    hint: 'One that belongs to no member yet.',
    missing: 'Choose a profile.',
  }),
});

/** Who may see the profile of an individual, and whether search engines may. */
export const profileAccess = z.object({
  version: rowVersion,
  access: accessLevel,
  /** Asked for; a profile that is not public is kept from search engines whatever stands here. */
  is_indexed: z.boolean(),
  status: personStatus,
  /** Where the profile stands once it is published. */
  href: z.string(),
});
export type ProfileAccess = z.infer<typeof profileAccess>;

/** What became of each address of one request, in its order. */
export const invitationOutcomes = ['invited', 'already_member', 'too_many_mails'] as const;

export const memberStates = ['active', 'deactivated'] as const;

/** Of the list of members. */
export const memberListQuery = pageQuery.extend({
  /** Part of a name or an address. */
  q: line(maxSearchLength).optional(),
  /** Members, or those who were members and are kept out for now. */
  state: z.enum(memberStates).default('active'),
});

/** An organisation that the person may join by the domain of their address. */
export const joinable = z.object({
  company_username: slug,
  name: z.string(),
  domain: z.string(),
  role: z.enum(jitRoles),
});
export type Joinable = z.infer<typeof joinable>;

export const access = {
  listJoinable: defineRoute({
    id: 'access.listJoinable',
    method: 'GET',
    path: '/app/access/{identifier}/joinable',
    summary: 'Organisations that take people with the confirmed address of the session as members.',
    params: ownParams,
    response: z.object({ items: z.array(joinable) }),
  }),
  join: defineRoute({
    id: 'access.join',
    method: 'POST',
    path: '/app/access/{identifier}/joinable',
    summary: 'Makes the session’s person a member of an organisation that takes their domain.',
    params: ownParams,
    body: joinable.pick({ company_username: true }),
    response: joinable,
    errors: ['not_found', 'seat_limit', 'confirmation_required'],
  }),
  getProfile: defineRoute({
    id: 'access.getProfile',
    method: 'GET',
    path: '/app/access/{identifier}/profile',
    summary: 'Who may see the profile of the session, and whether search engines may.',
    params: ownParams,
    response: profileAccess,
    errors: ['not_allowed', 'not_found'],
  }),
  changeProfile: defineRoute({
    id: 'access.changeProfile',
    method: 'PUT',
    path: '/app/access/{identifier}/profile',
    summary: 'Makes the own profile public, unlisted or private, and lets search engines have it or not.',
    params: ownParams,
    body: profileAccess.pick({ version: true, access: true, is_indexed: true }),
    response: profileAccess,
    errors: ['not_allowed', 'not_found', 'version_conflict'],
  }),
  listMembers: defineRoute({
    id: 'access.listMembers',
    method: 'GET',
    path: '/app/access/{identifier}/members',
    summary: 'Who belongs to the organisation, owners first.',
    params: ownParams,
    query: memberListQuery,
    response: pageOf(member),
    errors: ['not_allowed'],
  }),
  changeMember: defineRoute({
    id: 'access.changeMember',
    method: 'PUT',
    path: '/app/access/{identifier}/members/{id}',
    summary: 'Gives a member another role or scope. A new role ends their sessions in the organisation.',
    params: ownItemParams,
    body: z.object({ role: memberRole, scopes: memberScopes.optional() }),
    response: member,
    errors: ['not_allowed', 'not_found', 'invalid_transition', 'seat_limit'],
  }),
  linkProfile: defineRoute({
    id: 'access.linkProfile',
    method: 'PUT',
    path: '/app/access/{identifier}/members/{id}/profile',
    summary: 'Gives a member a profile of the organisation that belongs to no one; the one they had stays.',
    params: ownItemParams,
    body: memberProfile,
    response: member,
    errors: ['not_allowed', 'not_found', 'invalid_input'],
  }),
  removeMember: defineRoute({
    id: 'access.removeMember',
    method: 'DELETE',
    path: '/app/access/{identifier}/members/{id}',
    summary:
      'Takes a member out of the organisation and ends their sessions in it. The account itself stays.',
    params: ownItemParams,
    response: z.object({ removed: z.literal(true) }),
    errors: ['not_allowed', 'not_found', 'invalid_transition'],
  }),
  deactivateMember: defineRoute({
    id: 'access.deactivateMember',
    method: 'POST',
    path: '/app/access/{identifier}/members/{id}/deactivate',
    summary:
      'Keeps a member out: sessions and personal keys end, the published profile goes offline and the seat is free.',
    params: ownItemParams,
    response: member,
    errors: ['not_allowed', 'not_found', 'invalid_transition'],
  }),
  activateMember: defineRoute({
    id: 'access.activateMember',
    method: 'POST',
    path: '/app/access/{identifier}/members/{id}/activate',
    summary: 'Makes a deactivated member a member again, with the role and scope they had.',
    params: ownItemParams,
    response: member,
    errors: ['not_allowed', 'not_found', 'seat_limit'],
  }),
  removeDeactivated: defineRoute({
    id: 'access.removeDeactivated',
    method: 'DELETE',
    path: '/app/access/{identifier}/deactivated/{id}',
    summary:
      'Takes a deactivated member out of the organisation for good. Whoever is a member again by now is left alone.',
    params: ownItemParams,
    response: z.object({ removed: z.literal(true) }),
    errors: ['not_allowed', 'not_found'],
  }),
  listInvitations: defineRoute({
    id: 'access.listInvitations',
    method: 'GET',
    path: '/app/access/{identifier}/invitations',
    summary: 'Invitations of the organisation, newest first.',
    params: ownParams,
    query: pageQuery.extend({
      status: z.enum(invitationStatuses).optional(),
      /** Only invitations to look after this profile. */
      person_id: id.optional(),
    }),
    response: pageOf(invitation),
    errors: ['not_allowed'],
  }),
  invite: defineRoute({
    id: 'access.invite',
    method: 'POST',
    path: '/app/access/{identifier}/invitations',
    summary:
      'Invites up to 20 addresses, each with its role. A newer invitation takes the place of an open one.',
    params: ownParams,
    body: z.object({ invitations: z.array(newInvitation).min(1).max(maximumInvitations) }),
    response: z.object({
      items: z.array(
        z.object({
          email: z.string(),
          outcome: z.enum(invitationOutcomes),
          /** Why no mail was sent, and when one can be. */
          message: z.string().nullable(),
          invitation: invitation.nullable(),
        }),
      ),
    }),
    errors: ['not_allowed', 'seat_limit', 'too_many_requests'],
  }),
  resendInvitation: defineRoute({
    id: 'access.resendInvitation',
    method: 'POST',
    path: '/app/access/{identifier}/invitations/{id}/resend',
    summary: 'Mails an invitation again, with a new link; the old link stops working.',
    params: ownItemParams,
    response: invitation,
    errors: ['not_allowed', 'not_found', 'invalid_transition', 'seat_limit', 'too_many_requests'],
  }),
  revokeInvitation: defineRoute({
    id: 'access.revokeInvitation',
    method: 'POST',
    path: '/app/access/{identifier}/invitations/{id}/revoke',
    summary: 'Takes an invitation back; its link stops working at once.',
    params: ownItemParams,
    response: invitation,
    errors: ['not_allowed', 'not_found', 'invalid_transition'],
  }),
};

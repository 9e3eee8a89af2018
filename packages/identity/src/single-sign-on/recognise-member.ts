import { email as emailSchema, signInErrors, ssoErrors } from '@rostrum/contracts';
import { type Database, type Transaction, transaction } from '@rostrum/server-kit/database';
import { recordActivity, systemActor } from '@rostrum/server-kit/audit';
import { seatOfRole } from '../organisations/seat-rules.ts';
import { seatRepository } from '../organisations/seats.repository.ts';
import {
  externalIdentityRepository,
  type ExternalSubject,
  type TiedUser,
} from './external-identities.repository.ts';
import { deactivatedMemberRepository } from '../users/deactivated-members.repository.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import { chooseName, followName } from './person-name.ts';
import { removedMemberRepository } from '../users/removed-members.repository.ts';
import { describeTest } from './describe-test.ts';
import {
  ssoConnectionRepository,
  type SsoConnection,
  type SsoOrganisation,
} from './sso-connections.repository.ts';
import { ssoDomainRepository } from './sso-domains.repository.ts';
import { ssoMemberRepository, type KnownPerson } from './sso-members.repository.ts';

/** A user as their identity provider describes them, verified as far as its signature goes. */
export interface ExternalPerson {
  issuer: string;
  /** What the issuer calls them for good; null when it calls them something else each time. */
  subject: string | null;
  email: string | undefined;
  firstname: string | undefined;
  lastname: string | undefined;
  /** Address of a picture. */
  picture?: string | undefined;
  groups?: readonly string[];
  roles?: readonly string[];
  /** Everything that was received, for the page on which the connection is tested. */
  received?: ReadonlyMap<string, readonly string[]>;
}

export type Recognised = { userId: string } | { error: string };

interface Recognition {
  organisation: SsoOrganisation;
  connection: SsoConnection;
  person: ExternalPerson;
}

/** The address, when it is one and of a domain that the organisation has proven; otherwise what is wrong. */
async function provenEmail(
  db: Database,
  { organisation, person }: Recognition,
): Promise<{ email: string } | { error: string }> {
  const parsed = emailSchema.safeParse(person.email);
  // Letters that only look like those of an address would be folded to those of another person's.
  if (!parsed.success || parsed.data !== person.email?.trim()) return { error: ssoErrors.noEmail };
  const email = parsed.data.toLowerCase();
  const domain = email.slice(email.lastIndexOf('@') + 1);
  return (await ssoDomainRepository.isVerified(db, organisation.id, domain))
    ? { email }
    : { error: ssoErrors.foreignDomain };
}

async function addMember(
  tx: Transaction,
  { organisation, connection, person }: Recognition,
  email: string,
): Promise<string | undefined> {
  const { firstname, lastname } = chooseName(person, email);
  const role = connection.jitRole;
  const userId = await ssoMemberRepository.add(tx, {
    orgId: organisation.id,
    email,
    firstname,
    lastname,
    role,
  });
  if (userId === undefined) return undefined;
  await recordActivity(tx, {
    actor: systemActor,
    orgId: organisation.id,
    verb: 'member.joined',
    text: `let ${firstname} ${lastname} join as ${role} at the first single sign-on`,
    entity: { type: 'user', id: userId, label: `${firstname} ${lastname}` },
  });
  return userId;
}

/**
 * Refuses accounts that the identity provider must not open unasked. An account that is more than a member here was not
 * made by this organisation, and owners are not to be impersonated by those who set the identity provider. Their persons
 * can link the two while signed in.
 */
function requireOpenable({ userId, role, isElsewhere, status }: KnownPerson): Recognised {
  if (role === null || isElsewhere || role === 'owner') return { error: 'OAuthAccountNotLinked' };
  return status === 'active' ? { userId } : { error: ssoErrors.noAccount };
}

async function recogniseByEmail(
  tx: Transaction,
  recognition: Recognition,
  email: string,
): Promise<Recognised> {
  const { organisation, connection } = recognition;
  const known = await ssoMemberRepository.findByEmail(tx, organisation.id, email);
  if (
    known &&
    (await deactivatedMemberRepository.former(tx, { orgId: organisation.id, userId: known.userId }))
  )
    return { error: signInErrors.memberDeactivated };
  if (known === undefined || (known.status === 'invited' && known.role === null && !known.isElsewhere)) {
    if (!connection.jitOn || connection.status === 'testing') return { error: ssoErrors.noAccount };
    // A removal holds until the person is invited again, whatever account comes with the address.
    if (await removedMemberRepository.hasEmail(tx, organisation.id, email))
      return { error: ssoErrors.noAccount };
    const seat = seatOfRole(connection.jitRole);
    const use = seat === null ? [] : await seatRepository.use(tx, organisation.id);
    if (use.some(({ kind, used, limit }) => kind === seat && limit !== null && used >= limit))
      return { error: ssoErrors.noAccount };
    const userId = await addMember(tx, recognition, email);
    return userId === undefined ? { error: ssoErrors.noAccount } : { userId };
  }
  return requireOpenable(known);
}

/** The account of a known identity. One that was not linked by its person is judged as if it was found by its address. */
async function recogniseTied(
  tx: Transaction,
  { organisation }: Recognition,
  { userId, isLinked }: TiedUser,
): Promise<Recognised> {
  if (isLinked) return { userId };
  const known = await ssoMemberRepository.findById(tx, organisation.id, userId);
  return known ? requireOpenable(known) : { error: ssoErrors.noAccount };
}

const subjectOf = ({ organisation, person }: Recognition): ExternalSubject | null =>
  person.subject === null ? null : { orgId: organisation.id, issuer: person.issuer, subject: person.subject };

/** While an organisation tests, only those who run it get in. */
async function mayTest(db: Database, { organisation, connection }: Recognition, userId: string) {
  if (connection.status !== 'testing') return true;
  const role = await ssoMemberRepository.roleOf(db, organisation.id, userId);
  return role === 'owner' || role === 'administrator';
}

/** What a sign-in leads to outside identity. */
export interface RecognitionDeps extends Pick<IdentityDeps, 'applySignInGroups' | 'offerPicture'> {
  db: Database;
}

/**
 * Who a user is here: tied before, or by an address of a domain that the organisation has proven, and never anybody
 * outside it. Makes a member where the organisation wants that, never one who runs it.
 */
export async function recogniseMember(
  { db, applySignInGroups, offerPicture }: RecognitionDeps,
  recognition: Recognition,
): Promise<Recognised> {
  const { connection, organisation, person } = recognition;
  const recognised = await recognise(db, recognition);
  if (!('error' in recognised) && connection.status !== 'testing')
    await applySignInGroups({
      orgId: organisation.id,
      userId: recognised.userId,
      groups: [...(person.groups ?? []), ...(person.roles ?? [])],
    });
  if (
    !('error' in recognised) &&
    connection.status !== 'testing' &&
    connection.updateProfile &&
    person.picture !== undefined
  )
    offerPicture({ orgId: organisation.id, userId: recognised.userId, address: person.picture });
  if (connection.status === 'testing')
    await ssoConnectionRepository.noteTest(
      db,
      organisation.id,
      describeTest(person, 'error' in recognised ? recognised.error : null),
    );
  return recognised;
}

async function recognise(db: Database, recognition: Recognition): Promise<Recognised> {
  const proven = await provenEmail(db, recognition);
  if ('error' in proven) return proven;
  const subject = subjectOf(recognition);
  const recognised = await transaction(db, async (tx): Promise<Recognised> => {
    const tied = subject === null ? undefined : await externalIdentityRepository.findTied(tx, subject);
    if (tied !== undefined) return recogniseTied(tx, recognition, tied);
    const found = await recogniseByEmail(tx, recognition, proven.email);
    if ('error' in found || subject === null) return found;
    await externalIdentityRepository.tie(tx, subject, found.userId);
    return found;
  });
  if (!('error' in recognised) && recognition.connection.updateProfile)
    await followName(db, recognition, recognised.userId);
  if ('error' in recognised) return recognised;
  return (await mayTest(db, recognition, recognised.userId)) ? recognised : { error: ssoErrors.disabled };
}

/** Ties an identity to the account that asked for it, which must be a member. */
export async function linkMember(
  db: Database,
  recognition: Recognition,
  userId: string,
): Promise<Recognised> {
  const proven = await provenEmail(db, recognition);
  if ('error' in proven) return proven;
  const subject = subjectOf(recognition);
  const { organisation } = recognition;
  if (subject === null) return { error: ssoErrors.noEmail };
  if ((await ssoMemberRepository.roleOf(db, organisation.id, userId)) === undefined)
    return { error: ssoErrors.noAccount };
  return transaction(db, async (tx): Promise<Recognised> => {
    if (!(await externalIdentityRepository.link(tx, subject, userId)))
      return { error: ssoErrors.linkedElsewhere };
    await recordActivity(tx, {
      actor: systemActor,
      orgId: organisation.id,
      verb: 'member.linked',
      text: 'linked an account to single sign-on',
      entity: { type: 'user', id: userId, label: proven.email },
    });
    return { userId };
  });
}

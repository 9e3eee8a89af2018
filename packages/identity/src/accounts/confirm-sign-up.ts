import { type Transaction, transaction } from '@rostrum/server-kit/database';
import type { RequestInfo } from '@rostrum/server-kit';
import type { IdentityDeps } from '../identity-deps.ts';
import { recordActivity } from '@rostrum/server-kit/audit';
import { oneTimeTokenRepository } from '../sessions/one-time-tokens.repository.ts';
import { accountRepository } from './account.repository.ts';
import type { Discovery } from './discovery.ts';
import { foundOrganisation, publicNames } from './found-organisation.ts';
import { memberRepository } from './members.repository.ts';
import { signUpDetails, type SignUpDetails } from './sign-up-details.ts';

export interface ConfirmedSignUp {
  userId: string;
  orgId: string | null;
  callbackUrl: string | null;
}

type Deps = Pick<IdentityDeps, 'db' | 'beginnings' | 'addressProved' | 'clock'> & { discovery: Discovery };
interface Person {
  id: string;
  email: string;
  name: string;
}

/** Makes an account real once its address is proved. */
export function createSignUpConfirmation({ db, beginnings, addressProved, discovery, clock }: Deps) {
  async function beginAsSeeker(
    tx: Transaction,
    { id, email }: Person,
    details: Extract<SignUpDetails, { kind: 'seeker' }>,
  ): Promise<null> {
    const isOfOrganisation = await discovery.isOfVerifiedDomain(tx, email);
    await accountRepository.addSeekerProfile(tx, {
      userId: id,
      seekerType: details.seeker_type,
      organization: details.organization,
      outlet: details.seeker_type === 'media' ? details.organization : null,
      country: details.country,
      // Only a domain that an organisation has proved to own vouches for a user; a name is quickly typed.
      verification: isOfOrganisation ? 'email_domain' : 'unverified',
    });
    return null;
  }

  async function beginAsOwner(
    tx: Transaction,
    { id, name }: Person,
    details: Extract<SignUpDetails, { kind: 'organisation' }>,
    request: RequestInfo,
  ): Promise<string> {
    const orgId = await foundOrganisation(tx, details);
    await beginnings.addStarterClassifications(tx, orgId);
    await memberRepository.add(tx, { orgId, userId: id, role: 'owner' });
    await recordActivity(tx, {
      actor: { userId: id, name, role: 'owner' },
      orgId,
      verb: 'organisation.created',
      text: `signed up ${details.organization}`,
      entity: { type: 'organisation', id: orgId, label: details.organization },
      request,
    });
    return orgId;
  }

  /** An organisation of one, with a draft that its person completes and publishes. */
  async function beginAsIndividual(
    tx: Transaction,
    { id, email, name }: Person,
    details: Extract<SignUpDetails, { kind: 'individual' }>,
    request: RequestInfo,
  ): Promise<string> {
    const { firstname, lastname, country, timezone, job_title: jobTitle } = details;
    const orgId = await foundOrganisation(tx, {
      organization: name,
      organisation_kind: 'individual',
      country,
      website: null,
      timezone,
    });
    await beginnings.addStarterClassifications(tx, orgId);
    const profile = { orgId, firstname, lastname, email, jobTitle, country };
    const personId = await beginnings.addIndividual(tx, profile, publicNames(name, 'individual'));
    await memberRepository.add(tx, { orgId, userId: id, role: 'individual', personId });
    await recordActivity(tx, {
      actor: { userId: id, name, role: 'individual' },
      orgId,
      verb: 'organisation.created',
      text: 'signed up as an individual',
      entity: { type: 'organisation', id: orgId, label: name },
      request,
    });
    return orgId;
  }

  /** What the sign-up asked to be. Answers the organisation that the first session acts in. */
  function begin(tx: Transaction, person: Person, details: SignUpDetails, request: RequestInfo) {
    switch (details.kind) {
      case 'seeker':
        return beginAsSeeker(tx, person, details);
      case 'organisation':
        return beginAsOwner(tx, person, details, request);
      case 'individual':
        return beginAsIndividual(tx, person, details, request);
    }
  }

  return {
    /** Undefined when the link was used, is too old, or its account was confirmed by another one. */
    async confirm(token: unknown, request: RequestInfo): Promise<ConfirmedSignUp | undefined> {
      return transaction(db, async (tx) => {
        // The account first, then the link: in the other order two links of one account would each hold what the other wants.
        const found = await oneTimeTokenRepository.peek(tx, 'verify_email', token);
        const account = found?.userId ? await accountRepository.lock(tx, found.userId) : undefined;
        if (account?.status !== 'invited') return undefined;
        const taken = await oneTimeTokenRepository.take(tx, 'verify_email', token);
        if (!taken) return undefined;
        const details = signUpDetails.parse(taken.data);
        const { firstname, lastname, timezone, password_hash: passwordHash } = details;
        await accountRepository.confirm(tx, account.id, {
          firstname,
          lastname,
          timezone,
          passwordHash,
          emailVerifiedAt: clock(),
        });
        await oneTimeTokenRepository.revoke(tx, 'verify_email', account.id);
        const person = { id: account.id, email: account.email, name: `${firstname} ${lastname}` };
        const orgId = await begin(tx, person, details, request);
        await addressProved(tx, { userId: person.id, email: person.email }, request);
        return { userId: account.id, orgId, callbackUrl: taken.callbackUrl };
      });
    },
  };
}

export type SignUpConfirmation = ReturnType<typeof createSignUpConfirmation>;

import { oidcProviderPrefix, signInProviders, type SingleSignOn } from '@rostrum/contracts';
import { type Queryable, runAsSystem } from '@rostrum/server-kit/database';
import { userRepository } from '../users/users.repository.ts';
import {
  ssoConnectionRepository,
  type SsoConnection,
  type SsoOrganisation,
} from './sso-connections.repository.ts';
import { ssoDomainRepository } from './sso-domains.repository.ts';
import { ssoMemberRepository } from './sso-members.repository.ts';

const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase();

/** What people see of a connection before they leave for it; null when it is not complete. */
function present(organisation: SsoOrganisation, connection: SsoConnection): SingleSignOn | null {
  const address = connection.kind === 'saml' ? connection.ssoUrl : connection.issuer;
  if (address === null) return null;
  const { name, companyUsername } = organisation;
  return {
    organisation: name,
    company_username: companyUsername,
    kind: connection.kind,
    provider: connection.kind === 'saml' ? signInProviders.saml : `${oidcProviderPrefix}${companyUsername}`,
    host: new URL(address).host,
    is_required: connection.status === 'enforced',
  };
}

/** Other organisations' domains are no one's to read, and before sign-in no caller is known yet. */
const lookUp = <Result>(work: () => Promise<Result>): Promise<Result> =>
  runAsSystem('finds the single sign-on behind an address, of whatever organisation', work);

/** How the organisation that has proven the domain of an address signs in. Says nothing of accounts. */
export const singleSignOnOfAddress = (db: Queryable, email: string): Promise<SingleSignOn | null> =>
  lookUp(async () => {
    const found = await ssoDomainRepository.findSignIn(db, domainOf(email));
    return found ? present(found.organisation, found.connection) : null;
  });

/** The single sign-on that is a user's only way in. Owners always have another. */
export const singleSignOnRequiredOf = (db: Queryable, userId: string): Promise<SingleSignOn | null> =>
  lookUp(async () => {
    const orgId = (await userRepository.organisationsOf(db, userId))[0]?.orgId;
    if (orgId === undefined) return null;
    const setup = await ssoConnectionRepository.findSetupById(db, orgId);
    if (setup?.connection?.status !== 'enforced') return null;
    const role = await ssoMemberRepository.roleOf(db, orgId, userId);
    return role === 'owner' ? null : present(setup.organisation, setup.connection);
  });

export const isOfVerifiedDomain = (db: Queryable, email: string): Promise<boolean> =>
  lookUp(() => ssoDomainRepository.isVerifiedByAnybody(db, domainOf(email)));

import { createHash } from 'node:crypto';
import { alreadyInOrganisation, organisationProvider, signInAgain } from '@rostrum/contracts';
import type { Database } from '@rostrum/server-kit/database';
import { organisationMethods, type SignInMethod } from '../sessions/sessions.schema.ts';
import { sessionRepository } from '../sessions/sessions.repository.ts';
import type { SignInPipeline } from '../sign-in/sign-in-pipeline.ts';
import type { SignInProvider, SignInResult } from '../sign-in/sign-in-provider.ts';
import { enforcedSso } from '../single-sign-on/enforced-sso.rule.ts';
import { userRepository } from '../users/users.repository.ts';

const refused = (error: string): SignInResult => ({ outcome: 'refused', error });
const isOrganisations = (method: SignInMethod) => organisationMethods.some((each) => each === method);

/**
 * Changes to another organisation of the person. The session is the proof, and ends. The rules that the other organisation
 * sets for sign-ins apply, and the new session inherits when the person was proven: changing proves nothing again.
 */
export function createOrganisationProvider({
  db,
  pipeline,
}: {
  db: Database;
  pipeline: SignInPipeline;
}): SignInProvider {
  const isEnforced = enforcedSso(db);
  return {
    id: organisationProvider,
    name: 'Another organisation',
    type: 'credentials',
    async authorize({ company_username: wanted }, attempt) {
      if (attempt.presented === undefined || typeof wanted !== 'string') return { outcome: 'refused' };
      const proof = await sessionRepository.findProof(
        db,
        createHash('sha256').update(attempt.presented).digest(),
      );
      if (!proof) return { outcome: 'refused' };
      const { userId, orgId: currentOrgId, method, ...inherits } = proof;
      const joined = await userRepository.organisationsOf(db, userId);
      const orgId = joined.find(({ companyUsername }) => companyUsername === wanted)?.orgId;
      if (orgId === undefined) return { outcome: 'refused' };
      // A change to where the session is already would only make it look newer than its proof.
      if (orgId === currentOrgId) return refused(alreadyInOrganisation);
      const identity = { userId, orgId, method, secondFactorAt: inherits.secondFactorAt, inherits };
      // The identity provider of one organisation vouches for no one in another: its administrators would decide who they are there.
      if (isOrganisations(method)) {
        const verdict = await isEnforced(identity);
        return verdict?.outcome === 'refused' ? verdict : refused(signInAgain);
      }
      const result = await pipeline.enter(identity, attempt);
      // Set up since this session began: it was not given here.
      return result.outcome === 'second_factor_needed' ? refused(signInAgain) : result;
    },
  };
}

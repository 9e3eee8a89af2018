import { randomBytes } from 'node:crypto';
import { ConflictError, InputError, NotFoundError } from '@rostrum/server-kit';
import { type Database, type Transaction, transaction } from '@rostrum/server-kit/database';
import type { SsoSetup } from '../sso-connections.repository.ts';
import { ssoDomainRepository, type SsoDomain } from '../sso-domains.repository.ts';
import { domainFrom } from './email-domain.ts';

const maximumDomains = 20;
/** The name below a domain at which its proof is looked for. */
export const proofName = (domain: string): string => `_rostrum.${domain}`;

interface DomainSetupDeps {
  db: Database;
  clock: () => Date;
  resolveTxt: (name: string) => Promise<string[][]>;
}

interface SetupTools {
  find: (org: string) => Promise<SsoSetup>;
  record: (tx: Transaction, setup: SsoSetup, text: string) => Promise<unknown>;
}

/** Sets the email domains whose addresses sign in through the identity provider of an organisation. */
export function createDomainSetup({ db, clock, resolveTxt }: DomainSetupDeps, { find, record }: SetupTools) {
  return {
    async addDomain(org: string, text: string): Promise<SsoDomain> {
      const setup = await find(org);
      const domain = domainFrom(text);
      const known = await ssoDomainRepository.list(db, setup.organisation.id);
      if (known.length >= maximumDomains && !known.some((each) => each.domain === domain))
        throw new InputError(`An organisation has at most ${maximumDomains} domains.`);
      const txt = `rostrum-verification=${randomBytes(20).toString('hex')}`;
      return transaction(db, async (tx) => {
        const added = await ssoDomainRepository.add(tx, setup.organisation.id, domain, txt);
        await record(tx, setup, `added the domain ${domain} to single sign-on`);
        return added;
      });
    },

    /** Looks for the TXT record. `withoutDns` is for domains that the operator knows to be the organisation's. */
    async verifyDomain(org: string, text: string, { withoutDns = false } = {}): Promise<SsoDomain> {
      const setup = await find(org);
      const domain = domainFrom(text);
      const known = (await ssoDomainRepository.list(db, setup.organisation.id)).find(
        (each) => each.domain === domain,
      );
      if (!known) throw new NotFoundError(`${domain} was not added yet. Add it first.`);
      if (!withoutDns) {
        const records = await resolveTxt(proofName(domain)).catch(() => []);
        if (!records.some((parts) => parts.join('') === known.txt))
          throw new ConflictError(
            `No TXT record at ${proofName(domain)} says ${known.txt}. Put it in place; a change may take an hour to be seen.`,
          );
      }
      return transaction(db, async (tx) => {
        await ssoDomainRepository.markVerified(tx, known.id);
        await record(tx, setup, `proved the domain ${domain}`);
        return { ...known, verifiedAt: clock() };
      });
    },

    async removeDomain(org: string, text: string): Promise<void> {
      const setup = await find(org);
      await transaction(db, async (tx) => {
        if (!(await ssoDomainRepository.remove(tx, setup.organisation.id, domainFrom(text))))
          throw new NotFoundError(`${text} is no domain of ${setup.organisation.name}.`);
        await record(tx, setup, `removed the domain ${text} from single sign-on`);
      });
    },
  };
}

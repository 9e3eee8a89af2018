import { runAsSystem, type Database } from '@rostrum/server-kit/database';
import type { PlainPageBrand } from '@rostrum/server-kit/http';
import { organisationRepository, type OrganisationRecord } from './organisations.repository.ts';

const toBrand = ({ name, companyUsername, logo, logoDark }: OrganisationRecord): PlainPageBrand => ({
  name,
  companyUsername,
  logo,
  logoDark,
});

/** Finds the name and logo of a public organisation by the name in its address. */
export async function findPageBrand(
  db: Database,
  companyUsername: string,
): Promise<PlainPageBrand | undefined> {
  const organisation = await organisationRepository.findPublic(db, companyUsername);
  return organisation && toBrand(organisation);
}

/** Finds the name and logo of the organisation whose email carries the link that was followed, public or not. */
export async function findLinkBrand(db: Database, orgId: string): Promise<PlainPageBrand | undefined> {
  const organisation = await runAsSystem('the email with the link names its organisation', () =>
    organisationRepository.find(db, orgId),
  );
  return organisation && toBrand(organisation);
}

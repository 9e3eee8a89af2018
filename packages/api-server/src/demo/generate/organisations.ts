import { organisations } from '../content/organisations.ts';
import { dayMs } from './clock.ts';
import type { DemoContext } from './demo-context.ts';

export function addOrganisations({ now, ids, rows, organisationIds }: DemoContext): void {
  const createdAt = new Date(now.getTime() - 400 * dayMs);
  for (const {
    key,
    name,
    kind,
    description,
    domain,
    timezone,
    locale,
    address,
    deskPhone,
  } of organisations) {
    const id = ids.id(createdAt);
    organisationIds.set(key, id);
    rows.organisations.push({
      id,
      name,
      companyUsername: key,
      kind,
      description,
      website: `https://${domain}`,
      street: address.street,
      city: address.city,
      state: address.state ?? null,
      postal: address.postal,
      country: address.country,
      deskPhone,
      deskEmail: `press@${domain}`,
      timezone,
      locale,
      privacyContact: `privacy@${domain}`,
      status: 'active',
      isDemo: true,
      createdAt,
      updatedAt: createdAt,
    });
  }
}

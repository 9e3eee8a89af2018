import {
  email as emailSchema,
  isCountryCode,
  line,
  newPassword,
  organisationKinds,
  organisationName,
  timezoneName,
} from '@rostrum/contracts';
import { z } from 'zod';
import type { DirectoryBeginnings } from '../identity-deps.ts';
import { hashPassword } from '../password-hash/password-hash.ts';
import { type Database, transaction, uuidv7 } from '@rostrum/server-kit/database';
import { ConflictError, InputError, toPlainSlug } from '@rostrum/server-kit';
import { fieldErrorsOf } from '@rostrum/server-kit/http';
import { recordActivity, systemActor } from '@rostrum/server-kit/audit';
import { findCountryTimeZone } from '../organisations/country-time-zone.ts';
import { userRepository } from './users.repository.ts';

const request = z.object({
  email: emailSchema,
  organization: organisationName(1),
  country: z.string().refine(isCountryCode, 'Give the country as two letters, like GB.'),
  firstname: line(60, 1),
  lastname: line(60, 1),
  password: newPassword,
  timezone: timezoneName.optional(),
  kind: z
    .string()
    .default('other')
    .pipe(z.enum(organisationKinds, `Give one of: ${organisationKinds.join(', ')}.`)),
});

/** The first step of an installation without demonstration data: an organisation and who owns it. */
export async function createOwner(
  db: Database,
  input: z.input<typeof request>,
  beginnings?: Pick<DirectoryBeginnings, 'addStarterClassifications'>,
): Promise<{ companyUsername: string }> {
  const parsed = request.safeParse(input);
  if (!parsed.success) {
    const fields = fieldErrorsOf(request, parsed.error, { input, whole: 'request' });
    throw new InputError(fields.map(({ path, message }) => `${path}: ${message}`).join('\n'), { fields });
  }
  const { organization, country, kind, password, ...person } = parsed.data;
  const timezone = person.timezone ?? findCountryTimeZone(country);
  if (timezone === undefined) {
    const message =
      'This country has several time zones. Give the one of the organisation, like America/New_York.';
    throw new InputError(`timezone: ${message}`, {
      fields: [{ path: 'timezone', message, code: 'required' }],
    });
  }
  const companyUsername = toPlainSlug(organization) || `organisation-${uuidv7().slice(-6)}`;
  const passwordHash = await hashPassword(password);
  await transaction(db, async (tx) => {
    if ((await userRepository.findForSignIn(tx, person.email)).user)
      throw new ConflictError(`${person.email} has an account already.`, { code: 'already_exists' });
    if (await userRepository.hasOrganisation(tx, companyUsername))
      throw new ConflictError(`There is an organisation "${companyUsername}" already. Choose another name.`, {
        code: 'already_exists',
      });
    const { orgId } = await userRepository.addOwner(tx, {
      ...person,
      timezone,
      passwordHash,
      organization,
      companyUsername,
      country,
      kind,
    });
    await beginnings?.addStarterClassifications(tx, orgId);
    await recordActivity(tx, {
      actor: systemActor,
      orgId,
      verb: 'organisation.created',
      text: `created ${organization}`,
      entity: { type: 'organisation', id: orgId, label: organization },
    });
  });
  return { companyUsername };
}

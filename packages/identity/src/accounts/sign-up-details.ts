import {
  type individualSignUp,
  organisationKinds,
  type organisationSignUp,
  seekerRoles,
  type seekerSignUp,
  readTimeZone,
} from '@rostrum/contracts';
import { z } from 'zod';
import { findCountryTimeZone } from '../organisations/country-time-zone.ts';

const person = {
  firstname: z.string(),
  lastname: z.string(),
  timezone: z.string(),
  password_hash: z.string().nullable(),
};

/**
 * What a sign-up asked for. It travels with its mailed link and takes effect with it: whoever proves the address
 * gets what that very request said, so that a stranger's earlier password never becomes theirs.
 */
export const signUpDetails = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('seeker'),
    ...person,
    seeker_type: z.enum(seekerRoles),
    organization: z.string().nullable(),
    country: z.string().nullable(),
  }),
  z.object({
    kind: z.literal('organisation'),
    ...person,
    organization: z.string(),
    organisation_kind: z.enum(organisationKinds),
    country: z.string(),
    website: z.string().nullable(),
  }),
  z.object({
    kind: z.literal('individual'),
    ...person,
    job_title: z.string(),
    country: z.string(),
  }),
]);
export type SignUpDetails = z.infer<typeof signUpDetails>;

/** The zone of the browser; without one that is known, the zone of the country, where it has only one. */
const chooseTimeZone = ({ timezone = '', country = '' }: { timezone?: string; country?: string }): string =>
  readTimeZone(timezone) ?? findCountryTimeZone(country) ?? 'UTC';

export function seekerDetails(
  body: z.output<typeof seekerSignUp>,
  passwordHash: string | null,
): SignUpDetails {
  return {
    kind: 'seeker',
    firstname: body.firstname,
    lastname: body.lastname,
    timezone: chooseTimeZone(body),
    password_hash: passwordHash,
    seeker_type: body.seeker_type,
    organization: body.organization || null,
    country: body.country ?? null,
  };
}

export function organisationDetails(
  body: z.output<typeof organisationSignUp>,
  passwordHash: string,
): SignUpDetails {
  return {
    kind: 'organisation',
    firstname: body.firstname,
    lastname: body.lastname,
    timezone: chooseTimeZone(body),
    password_hash: passwordHash,
    organization: body.organization,
    organisation_kind: body.kind,
    country: body.country,
    website: body.website ?? null,
  };
}

export function individualDetails(
  body: z.output<typeof individualSignUp>,
  passwordHash: string,
): SignUpDetails {
  return {
    kind: 'individual',
    firstname: body.firstname,
    lastname: body.lastname,
    timezone: chooseTimeZone(body),
    password_hash: passwordHash,
    job_title: body.job_title,
    country: body.country,
  };
}

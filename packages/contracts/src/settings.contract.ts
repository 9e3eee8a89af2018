import { z } from 'zod';
import { defineRoute } from './define-route.ts';
import { describeField } from './forms/describe-field.ts';
import { isSubdivisionOf } from './lookups/places.ts';
import {
  countryCode,
  email,
  id,
  line,
  newPassword,
  ownParams,
  rowVersion,
  slug,
  webAddress,
} from './primitives.ts';

/** Contact settings: the person's own, and the organisation's for administrators. */
export const contact = z.object({
  version: rowVersion,
  firstname: describeField(line(60, 1), { label: 'First name', missing: 'Enter your first name.' }),
  lastname: describeField(line(60, 1), { label: 'Last name', missing: 'Enter your last name.' }),
  email,
  phone: describeField(line(40).nullable(), { label: 'Phone' }),
  image: z.string().nullable(),
  /** The organisation that the session stands for, as everybody in it may read it. */
  organisation_name: z.string().nullable(),
  organisation: z
    .object({
      version: rowVersion,
      name: describeField(line(150, 1), {
        label: 'Name',
        missing: 'Enter the name of the organisation.',
      }),
      company_username: slug,
      /** An http or https address, or null: an older row that holds none is shown without it. */
      website: z.string().nullable(),
      /** Where "View Expert Center" leads instead of the public page. */
      expert_center_url: z.string().nullable().default(null),
      street: describeField(line(120).nullable(), { label: 'Street' }),
      city: describeField(line(80).nullable(), { label: 'City' }),
      state: describeField(line(80).nullable(), {
        label: 'State or province',
        missing: 'Choose a state or province.',
      }),
      postal: describeField(line(12).nullable(), { label: 'Postal code' }),
      country: z.string(),
      desk_phone: describeField(line(40).nullable(), {
        label: 'Desk phone',
        hint: 'Seekers see it when their deadline is near.',
      }),
    })
    .nullable(),
});
export type Contact = z.infer<typeof contact>;

const organisationChange = contact.shape.organisation
  .unwrap()
  .omit({ company_username: true })
  .extend({
    website: describeField(webAddress(300).nullable(), { label: 'Website' }),
    expert_center_url: describeField(webAddress(300).nullable().optional(), {
      label: 'External expert center',
      hint: '“View Expert Center” opens it. Leave it empty to open your public page here.',
    }),
    country: describeField(countryCode, { label: 'Country', missing: 'Choose a country.' }),
  })
  .superRefine(({ country, state }, context) => {
    if (!isSubdivisionOf(country, state))
      context.addIssue({ code: 'custom', path: ['state'], message: 'Choose a state or province.' });
  });

const contactChange = contact
  .omit({ email: true, image: true, organisation_name: true, organisation: true })
  .extend({ organisation: organisationChange.optional() });

export const settings = {
  getContact: defineRoute({
    id: 'settings.getContact',
    method: 'GET',
    path: '/app/settings/{identifier}/contact',
    summary: 'Contact details of the session and, for administrators, of the organisation.',
    params: ownParams,
    response: contact,
  }),
  setPhoto: defineRoute({
    id: 'settings.setPhoto',
    method: 'PUT',
    path: '/app/settings/{identifier}/photo',
    summary: 'Shows an uploaded photo, cut to a square, as the picture of the session.',
    params: ownParams,
    body: z.object({ upload_id: id }),
    response: contact,
  }),
  removePhoto: defineRoute({
    id: 'settings.removePhoto',
    method: 'DELETE',
    path: '/app/settings/{identifier}/photo',
    summary: 'Shows initials again, or the photo of the profile where there is one.',
    params: ownParams,
    response: contact,
  }),
  updateContact: defineRoute({
    id: 'settings.updateContact',
    method: 'PUT',
    path: '/app/settings/{identifier}/contact',
    summary: 'Change contact details.',
    params: ownParams,
    body: contactChange,
    response: contact,
    errors: ['not_allowed', 'version_conflict'],
  }),
  changePassword: defineRoute({
    id: 'settings.changePassword',
    method: 'POST',
    path: '/app/settings/{identifier}/password',
    summary: 'Change the password; every other session of the person ends.',
    params: ownParams,
    body: z.object({
      current_password: describeField(z.string().min(1).max(1024), {
        label: 'Current password',
        missing: 'Enter your current password.',
      }),
      new_password: describeField(newPassword, {
        label: 'New password',
        hint: '12 characters or more. Several words are easier to remember.',
      }),
    }),
    response: z.object({ other_sessions_ended: z.number().int() }),
    errors: ['not_allowed', 'too_many_requests'],
  }),
  changeEmail: defineRoute({
    id: 'settings.changeEmail',
    method: 'POST',
    path: '/app/settings/{identifier}/email',
    summary:
      'Mails a link to a new address; the account moves there once it is confirmed. The old address is told.',
    params: ownParams,
    /** Without the password the person must have signed in or confirmed who they are lately (`security.confirm`). */
    body: z.object({
      email: describeField(email, { label: 'New address', missing: 'Enter your new address.' }),
      current_password: z.string().min(1).max(1024).optional(),
    }),
    response: z.object({ sent_to: z.string() }),
    errors: ['not_allowed', 'confirmation_required', 'too_many_requests'],
  }),
  confirmEmail: defineRoute({
    id: 'settings.confirmEmail',
    method: 'POST',
    path: '/app/settings/{identifier}/email/confirm',
    summary: 'Moves the account to the address that the mailed link proves; every other session ends.',
    params: ownParams,
    body: z.object({ token: z.string().min(20).max(200) }),
    response: z.object({ email: z.string(), other_sessions_ended: z.number().int() }),
    errors: ['gone', 'already_exists', 'too_many_requests'],
  }),
};

/** Labels of the fields that every inquiry has, under the names of the contract. */
export const commonLabels: Readonly<Record<string, string>> = {
  type: 'Kind of inquiry',
  recipients: 'Recipient',
  company_username: 'Organisation',
  firstname: 'First name',
  lastname: 'Last name',
  email: 'E-mail',
  phone: 'Phone',
  organization: 'Your organisation',
  job_title: 'Job title',
  subject: 'Subject',
  message: 'What do you want to ask?',
  city: 'City',
  state: 'State or province',
  country: 'Country',
  timezone: 'Time zone',
  deadline_at: 'Deadline, your time',
  consent: 'Consent',
};

export const commonKinds: Readonly<Record<string, string>> = {
  state: 'choice',
  country: 'choice',
  deadline_at: 'datetime',
};

/** Longest texts of the common fields, so that the form can count and stop in time. */
export const commonLimits = {
  firstname: 60,
  lastname: 60,
  email: 254,
  phone: 40,
  organization: 120,
  job_title: 120,
  subject: 120,
  message: 5000,
  city: 80,
} as const;

/** The order in which the form asks; `fields` are the type's own. */
export const formOrder: readonly string[] = [
  'recipients',
  'company_username',
  'fields',
  'deadline_at',
  'subject',
  'message',
  'firstname',
  'lastname',
  'email',
  'country',
  'state',
  'phone',
  'organization',
  'job_title',
  'city',
  'consent',
];

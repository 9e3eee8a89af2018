/** What empty fields of a person are told. */
export const personWords = {
  firstname: 'Enter your first name.',
  lastname: 'Enter your last name.',
  email: 'Enter your email.',
  password: 'Choose a password.',
};

/** What every sign-up tells besides what was typed. */
export const circumstances = (target: string | null) => ({
  timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  ...(target === null ? {} : { callback_url: target }),
});

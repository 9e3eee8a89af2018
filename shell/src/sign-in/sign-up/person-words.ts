/** What every sign-up tells besides what was typed. */
export const circumstances = (target: string | null) => ({
  timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  callback_url: target ?? undefined,
});

import { deviceTimeZone } from '@rostrum/contracts';

/** What every sign-up tells besides what was typed. */
export const circumstances = (target: string | null) => ({
  timezone: deviceTimeZone(),
  callback_url: target ?? undefined,
});

import { definePersonalData, none, reference } from '@rostrum/server-kit/personal-data';
import { oidcLogoutTokens } from './logout-tokens.schema.ts';

export const oidcLogoutTokensPersonalData = definePersonalData(oidcLogoutTokens, {
  columns: { connectionId: reference(), tokenHash: none, expiresAt: none },
});

import { expect, test } from 'vitest';
import { isSecondFactorProven } from './proven-second-factor.ts';

test.each([
  ['the issuer says that there were several factors', { amr: ['mfa'] }],
  ['several factors, and which', { amr: ['pwd', 'sms', 'mfa'] }],
  ['a password and a one-time code', { amr: ['pwd', 'otp'] }],
  ['a security key unlocked by a PIN', { amr: ['hwk', 'pin'] }],
  ['a passkey unlocked by a fingerprint', { amr: ['swk', 'fpt', 'user'] }],
  ['a smart card and its PIN', { amr: ['sc', 'pin'] }],
  ['the REFEDS profile', { acr: 'https://refeds.org/profile/mfa' }],
  ['the PAPE policy', { acr: 'http://schemas.openid.net/pape/policies/2007/06/multi-factor' }],
])('proves a second factor: %s', (_name, claims) => {
  expect(isSecondFactorProven(claims)).toBe(true);
});

test.each([
  ['nothing said', {}],
  ['a password', { amr: ['pwd'] }],
  ['two things known', { amr: ['pwd', 'pin', 'kba'] }],
  ['a code alone, perhaps in place of the password', { amr: ['otp'] }],
  ['a key alone, touched but not unlocked', { amr: ['hwk', 'user'] }],
  ['two things held', { amr: ['hwk', 'otp'] }],
  ['a face without a device that is held', { amr: ['pwd', 'face'] }],
  ['a text message, which a stolen phone number receives', { amr: ['pwd', 'sms'] }],
  ['a phone call', { amr: ['pwd', 'tel'] }],
  ['two channels', { amr: ['pwd', 'mca'] }],
  ['a place and a guess of the risk', { amr: ['pwd', 'geo', 'rba'] }],
  ['the network of Windows', { amr: ['wia'] }],
  ['other letters', { amr: ['MFA'] }],
  ['no list', { amr: 'mfa' }],
  ['a list of something else', { amr: [['mfa'], { mfa: true }, null, 1] }],
  ['a level that means what its issuer wants', { acr: '2' }],
  ['an address that only begins like the profile', { acr: 'https://refeds.org/profile/mfa/not' }],
  ['no text', { acr: ['https://refeds.org/profile/mfa'] }],
])('proves none: %s', (_name, claims) => {
  expect(isSecondFactorProven(claims)).toBe(false);
});

// For tests that open several tabs: the client of any window, not only of the one this code runs in.
export { createAuthClient, type AuthClient } from '../create-auth-client.ts';
export { pageOf } from '../page.ts';

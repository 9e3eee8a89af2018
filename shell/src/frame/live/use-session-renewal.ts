import { authClient } from '@rostrum/auth-client';
import { useAreaEvent } from '@rostrum/remote-runtime';

/** Shows a user's new name in the frame as soon as they have saved it. */
export const useSessionRenewal = (): void =>
  useAreaEvent('settings.contact_saved', () => void authClient.reload());

import type { Page } from '@playwright/test';

export interface VirtualPasskeys {
  /** Whether a finger lies on the device: without it, what asks for a passkey waits. */
  touch: (isTouching: boolean) => Promise<void>;
}

/** A device of the browser that keeps passkeys and knows the finger that touches it. */
export async function addVirtualPasskeys(page: Page): Promise<VirtualPasskeys> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    async touch(enabled) {
      await devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
    },
  };
}

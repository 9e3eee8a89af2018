import type { Page } from './page.ts';

export type Trigger = 'getSession' | 'signout';

/** The message that makes other tabs ask for the session again; the time, in seconds, makes it differ from the last. */
export const tellOtherTabs = (page: Page, trigger: Trigger) =>
  page.tellOtherTabs(
    JSON.stringify({ event: 'session', data: { trigger }, timestamp: Math.floor(Date.now() / 1000) }),
  );

/** True for a message of the protocol; anything else under that key is ignored. */
export function isSessionMessage(message: string): boolean {
  try {
    const parsed: unknown = JSON.parse(message);
    return (
      typeof parsed === 'object' &&
      parsed !== null &&
      'event' in parsed &&
      parsed.event === 'session' &&
      'data' in parsed &&
      Boolean(parsed.data)
    );
  } catch {
    return false;
  }
}

import type { Page } from './page.ts';

export type Trigger = 'getSession' | 'signout';

/**
 * The message that makes other tabs ask for the session again. The time makes it differ from the last: browsers tell of
 * changes only, so with whole seconds, as the library writes them, a second message in the same second is lost.
 */
export const tellOtherTabs = (page: Page, trigger: Trigger) =>
  page.tellOtherTabs(JSON.stringify({ event: 'session', data: { trigger }, timestamp: Date.now() / 1000 }));

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

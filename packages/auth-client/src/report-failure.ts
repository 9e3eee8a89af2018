import { authPaths } from '@rostrum/contracts';
import type { Page } from './page.ts';

/** Tells the server's log of a failure seen only in the browser. */
export function reportFailure(page: Page, code: string, url: string, error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  console.error(`[auth] ${code}`, error);
  page.beacon(
    authPaths.log,
    new URLSearchParams({ level: 'error', code, message, url, client: 'true', error: message }),
  );
}

import type { Page, Response } from '@playwright/test';

/** Pages in a row that may lead on by themselves before an address counts as one that cannot be opened. */
const maxInterruptions = 3;

/**
 * Opens an address although the page before may still lead on by itself, as sign-in does for a visitor who is signed in:
 * its navigation can replace the one that was asked for, which is then asked for again.
 */
export async function openAddress(page: Page, address: string): Promise<Response | null> {
  for (let interruptions = 0; ; interruptions += 1) {
    try {
      return await page.goto(address);
    } catch (error) {
      const isInterrupted = String(error).includes('interrupted by another navigation');
      if (!isInterrupted || interruptions === maxInterruptions) throw error;
      await page.waitForLoadState();
    }
  }
}

import type { Page } from '@playwright/test';

/** Collects what goes wrong while a page is open: answers that are failures, errors of scripts and of the console. */
export function listenForFaults(page: Page, origin: string): { take: () => string[] } {
  let faults: string[] = [];
  page.on('response', (response) => {
    if (response.status() < 400 || !response.url().startsWith(origin)) return;
    faults.push(
      `${response.request().method()} ${response.url().slice(origin.length)} returned ${response.status()}`,
    );
  });
  page.on('pageerror', ({ message }) => faults.push(`script error: ${message}`));
  page.on('console', (message) => {
    // A failed answer is in the list already, with its address.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      faults.push(`console: ${message.text()}`);
  });
  return {
    take() {
      const taken = faults;
      faults = [];
      return taken;
    },
  };
}

import type { Page } from '@playwright/test';

/** A violation that a script catches, like a refused `eval`, is not in the console; the server is told of it all the same. */
const reportViolations = () =>
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) =>
    console.error(`The page broke its policy: ${effectiveDirective}, ${blockedURI}, ${sourceFile ?? ''}`),
  );

/**
 * Collects what goes wrong while a page is open: failed answers, errors of scripts and of the console, and what breaks the
 * security policy.
 */
export async function listenForFaults(page: Page, origin: string): Promise<{ take: () => string[] }> {
  let faults: string[] = [];
  await page.addInitScript(reportViolations);
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

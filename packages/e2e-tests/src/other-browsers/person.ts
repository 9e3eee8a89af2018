import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as wait } from 'node:timers/promises';
import type { DrivenElement, DrivenPage } from './driven-page.ts';

// Roles and names as assistive technology has them, by the library of the page tests: WebDriver can look for neither.
const library = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);
const isThere = `typeof globalThis.TestingLibraryDom === 'object'`;

/** How long a page may take: a limit for failures, which a busy machine does not reach. */
const timeout = 60_000;

/** A person at a page in any browser, who looks for what a page says it is, and waits until it is there. */
export function createPerson(page: DrivenPage, origin: string) {
  async function queryOnce(expression: string): Promise<DrivenElement | null> {
    if (!(await page.isTrue(isThere))) await page.runScript(library);
    return page.query(expression);
  }

  async function find(what: string, expression: string): Promise<DrivenElement> {
    let lastError: unknown;
    for (const began = Date.now(); Date.now() - began < timeout; await wait(100)) {
      try {
        const element = await queryOnce(expression);
        if (element !== null) return element;
      } catch (error) {
        // The page that was asked is being left for another one.
        lastError = error;
      }
    }
    throw new Error(`${what} did not appear.`, { cause: lastError });
  }

  return {
    visit: (path: string) => page.open(origin + path),
    findByRole: (role: string, name: RegExp) =>
      find(
        `${role} ${String(name)}`,
        `(globalThis.TestingLibraryDom.queryAllByRole(document.body, ${JSON.stringify(role)}, { name: ${String(name)} })[0] ?? null)`,
      ),
    /** Where the page behind a dialog has a control of the same name. */
    findInDialog: (role: string, name: RegExp) =>
      find(
        `${role} ${String(name)} in a dialog`,
        `[...document.querySelectorAll('[role=dialog]')].flatMap((dialog) => globalThis.TestingLibraryDom.queryAllByRole(dialog, ${JSON.stringify(role)}, { name: ${String(name)} })).at(-1) ?? null`,
      ),
    findByLabel: (label: RegExp) =>
      find(
        `the field ${String(label)}`,
        `(globalThis.TestingLibraryDom.queryAllByLabelText(document.body, ${String(label)}, { selector: 'input, select, textarea' })[0] ?? null)`,
      ),
    findByText: (text: RegExp) =>
      find(
        String(text),
        `(globalThis.TestingLibraryDom.queryAllByText(document.body, ${String(text)})[0] ?? null)`,
      ),
  };
}

export type Person = ReturnType<typeof createPerson>;

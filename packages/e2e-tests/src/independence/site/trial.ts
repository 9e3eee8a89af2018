import { expect, type Page } from '@playwright/test';
import type { TrialLabel } from '../trial-area/trial-releases.ts';
import type { FaultProxy, PlacedFault } from './fault-proxy.ts';
import type { NetworkFault } from './faults.ts';
import type { SiteFolder } from './site-folder.ts';
import { addressOf, type TrialFile } from './trial-files.ts';

/** The trial area in a browser: what it is released as, what is damaged of it, and what is seen of it. */
export class Trial {
  readonly page: Page;
  readonly #site: SiteFolder;
  readonly #proxy: FaultProxy;

  constructor(page: Page, site: SiteFolder, proxy: FaultProxy) {
    this.page = page;
    this.#site = site;
    this.#proxy = proxy;
  }

  /** Releases it and waits until the registry says so. */
  async release(label: TrialLabel) {
    const { version } = this.#site.release(label);
    await expect
      .poll(async () => {
        const answer = await this.page.request.get('/registry.json');
        const { areas } = (await answer.json()) as { areas: { area: string; version: string }[] };
        return areas.find(({ area }) => area === 'trial')?.version;
      })
      .toBe(version);
  }

  damage(file: TrialFile, fault: NetworkFault): PlacedFault {
    return this.#proxy.place(addressOf(file), fault);
  }

  bench = () => this.page.locator('[data-trial="bench"]');
  /** What one mount of the area draws into. */
  container = () => this.page.locator('[data-area="trial"] > div');
  late = () => this.page.locator('[data-trial="late"]');
  unavailable = () => this.page.getByRole('heading', { name: 'Trial did not load' });
  /** What the area's own boundary says when a page of it broke. */
  brokenPage = () => this.page.getByRole('main').getByRole('alert');
  retryButton = () => this.page.getByRole('main').getByRole('button', { name: 'Retry' });
  openLate = () =>
    this.page.getByRole('navigation', { name: 'Area' }).getByRole('link', { name: 'Late' }).click();
  open = () => this.page.goto('/dashboard/trial');
  press = (name: string | RegExp) => this.page.getByRole('main').getByRole('button', { name }).click();
}

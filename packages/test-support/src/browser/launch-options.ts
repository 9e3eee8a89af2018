import type { LaunchOptions } from '@playwright/test';
import { findChromium } from './find-chromium.ts';

/** How Chromium is started here. It refuses its sandbox to root, and to no one else. */
export const launchOptions = (): LaunchOptions => ({
  executablePath: findChromium() ?? undefined,
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});

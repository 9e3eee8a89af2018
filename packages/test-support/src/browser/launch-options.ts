import type { LaunchOptions } from '@playwright/test';
import { findChromium } from './find-chromium.ts';

/** What Playwright turns off itself. The last list given counts, so ours begins with it; a test compares it with Playwright's. */
export const disabledByPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

/** Two pages that a whole Chromium draws for its address bar with every window: a third of what a small page costs. */
const addressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

/** How Chromium is started here. It refuses its sandbox to root, and to no one else. */
export const launchOptions = (): LaunchOptions => ({
  executablePath: findChromium() ?? undefined,
  args: [
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    `--disable-features=${[...disabledByPlaywright, ...addressBar].join(',')}`,
  ],
});

// A real browser, as journeys and measurements use it: which one, how it starts, and steps that both share.
export { findChromium } from './find-chromium.ts';
export { listOf, openInboxTabs } from './inbox-tabs.ts';
export { launchOptions } from './launch-options.ts';
export { guestInquiry, sendInquiry } from './send-inquiry.ts';
export { signInByCall } from './sign-in-by-call.ts';

import Bowser from 'bowser';
import type { SessionEntry } from '@rostrum/contracts';

export type DeviceWords = Pick<SessionEntry, 'browser' | 'system' | 'device'>;

const devices: Readonly<Record<string, DeviceWords['device']>> = {
  desktop: 'desktop',
  mobile: 'phone',
  tablet: 'tablet',
};

/** A user agent in the words people know. Versions are left out: they change by themselves and say nothing to anybody. */
export function deviceWords(userAgent: string | null): DeviceWords {
  const { browser, os, platform } = Bowser.parse(userAgent === null || userAgent === '' ? '-' : userAgent);
  return {
    browser: browser.name === undefined || browser.name === '' ? 'Unknown browser' : browser.name,
    system: os.name ?? 'unknown system',
    device: devices[platform.type ?? ''] ?? 'other',
  };
}

/** `Firefox on Windows`. */
export const deviceName = (userAgent: string | null): string => {
  const { browser, system } = deviceWords(userAgent);
  return `${browser} on ${system}`.slice(0, 120);
};

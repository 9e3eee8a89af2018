import { readConfig } from '@rostrum/api-server/config';
import { Refusal } from '../terminal/refusal.ts';

/** What starting depends on. */
export type Settings = {
  port: number;
  /** Seconds in which the server still serves after it was told to stop. */
  shutdownGraceSeconds: number;
  /** Where the server listens; `localhost` is every loopback address. */
  host: string;
  isProduction: boolean;
  /** Whether demonstration accounts exist in a database that this start fills. */
  isDemo: boolean;
  /** In production without https. */
  isUnencrypted: boolean;
};

/** Checks the whole configuration as the server will, before the long steps, and keeps what starting depends on. */
export function readSettings(): Settings {
  try {
    const { port, host, isProduction, demo, isUnencrypted, shutdownGraceSeconds } = readConfig(process.env);
    if (port === 0)
      throw new Refusal('PORT must be a whole number from 1 to 65535, so that the address is known.');
    return { port, host, isProduction, isDemo: demo, isUnencrypted, shutdownGraceSeconds };
  } catch (error) {
    if (error instanceof Error && error.name === 'ConfigError') throw new Refusal(error.message);
    throw error;
  }
}

import { Refusal } from '../terminal/refusal.ts';

/** What starting depends on; the server checks everything else itself and lists every fault. */
export type Settings = {
  port: number;
  isProduction: boolean;
  /** Whether demonstration accounts exist in a database that this start fills. */
  isDemo: boolean;
};

/** Reads what starting depends on from the environment. */
export function readSettings(source: NodeJS.ProcessEnv = process.env): Settings {
  const port = Number(source.PORT ?? '4000');
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Refusal(`PORT must be a whole number from 1 to 65535; it is '${source.PORT}'.`);
  }
  const isProduction = source.NODE_ENV === 'production';
  return { port, isProduction, isDemo: isProduction ? source.DEMO === '1' : source.DEMO !== '0' };
}

import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import { type Database, runAsSystem } from '@rostrum/server-kit/database';
import { demoRepository } from './demo.repository.ts';

/** Loads the demonstration organisations into a database without any, where the configuration wants them. */
export async function fillWhenEmpty(db: Database, config: Config, log: FastifyBaseLogger): Promise<boolean> {
  if (!config.demo) return false;
  const isFilled = await runAsSystem('whether anything is there is asked before anyone is', () =>
    demoRepository.isFilled(db),
  );
  if (isFilled) return false;
  // Imported only here: texts and drawing code are of no use to a server that has its data.
  const { loadDemo } = await import('./load-demo.ts');
  const startedAt = performance.now();
  const isLoaded = await loadDemo(db, { config });
  if (isLoaded) log.info({ ms: Math.round(performance.now() - startedAt) }, 'demonstration loaded');
  return isLoaded;
}

import { loadDemo as fill } from '@rostrum/demo';
import { type Database, runAsSystem, transactionPlanningOnce } from '@rostrum/server-kit/database';
import { createDemoHost, type DemoHostOptions } from './demo-host.ts';
import { demoRepository } from './demo.repository.ts';

export type LoadDemoOptions = Pick<DemoHostOptions, 'config' | 'hashPassword'> & { now?: Date };

/**
 * Fills a database without organisations with the demonstration, in one transaction: all of it, or nothing, also when
 * the process is killed. Returns whether it did; a database that has organisations is left alone.
 */
export const loadDemo = (db: Database, { now = new Date(), ...options }: LoadDemoOptions): Promise<boolean> =>
  runAsSystem('the demonstration is loaded before anyone is there', async () => {
    if (await demoRepository.isFilled(db)) return false;
    return transactionPlanningOnce(db, async (tx) => {
      await demoRepository.lock(tx);
      if (await demoRepository.isFilled(tx)) return false;
      await fill(createDemoHost(tx, { ...options, now }));
      await demoRepository.analyze(tx);
      return true;
    });
  });

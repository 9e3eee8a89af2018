import type { FastifyInstance } from 'fastify';
import { runAsSystem, type Listener } from '@rostrum/server-kit/database';
import { stopBoss, type createBackgroundWork, type createBoss } from '@rostrum/server-kit/jobs';
import type { createMailJob, MailTransport } from '@rostrum/server-kit/mail';
import { startJobs, type ServerModule } from '@rostrum/server-kit/module';
import type { AppDeps } from './app-deps.ts';
import type { TextVectorWorker } from './modules/text-vectors/index.ts';

interface WorkDeps {
  boss: ReturnType<typeof createBoss>;
  deps: AppDeps;
  listener: Listener;
  mailJob: Pick<ReturnType<typeof createMailJob>, 'start'>;
  modules: readonly ServerModule<AppDeps>[];
  textVectors: Pick<TextVectorWorker, 'work' | 'close'>;
  transport: MailTransport | undefined;
  work: Pick<ReturnType<typeof createBackgroundWork>, 'start'>;
  /** Whether this server takes jobs. It orders them either way. */
  worksJobs: boolean;
}

/** Starts jobs, mail and the search index with the app, and stops them before it closes. */
export function attachWork(
  app: FastifyInstance,
  { boss, deps, listener, mailJob, modules, textVectors, transport, work, worksJobs }: WorkDeps,
): void {
  app.decorate('warmUp', () =>
    app.readiness.warmUp(async () => {
      for (const { name, warmUp } of modules)
        await warmUp?.(deps).catch((error: unknown) =>
          deps.log.warn({ err: error, module: name }, 'warm-up failed; the first request will be slower'),
        );
    }),
  );
  app.addHook('onReady', () =>
    runAsSystem('jobs act for every organisation', async () => {
      await boss.start();
      if (!worksJobs) return;
      await mailJob.start();
      await work.start();
      await startJobs(modules, boss, deps);
      deps.semantics.work();
      textVectors.work();
    }),
  );
  app.addHook('preClose', async () => {
    deps.semantics.close();
    await textVectors.close();
    await stopBoss(boss, 8000);
    await listener.close();
    transport?.close();
  });
}

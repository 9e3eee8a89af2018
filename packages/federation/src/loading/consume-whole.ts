import type { Federation } from '@module-federation/webpack-bundler-runtime';

type Consumes = NonNullable<Federation['bundlerRuntime']>['consumes'];

/**
 * Lets a chunk fail whose shared modules did not come. The runtime would take it for loaded: its modules would begin,
 * break off at the missing import, and stay half begun for ever, whatever is fetched later.
 */
export const consumeWhole =
  (consumes: Consumes): Consumes =>
  (options) => {
    const { chunkId, chunkMapping, installedModules, promises, webpackRequire } = options;
    const asked: Promise<unknown>[] = [];
    consumes({ ...options, promises: asked });
    const whole = async (one: Promise<unknown>) => {
      await one;
      // What failed was forgotten; in its place stands a function that throws why.
      for (const id of chunkMapping[chunkId] ?? [])
        if (!(id in installedModules)) webpackRequire.m[id]?.({ exports: {} });
    };
    promises.push(...asked.map(whole));
  };

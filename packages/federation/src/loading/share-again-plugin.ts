import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/**
 * Lets a shared module be fetched again after it could not be: the runtime keeps the promise of the first attempt, so one
 * lost connection would leave every page that needs the module broken until the tab is loaded anew.
 */
export const shareAgainPlugin = (): ModuleFederationRuntimePlugin => ({
  name: 'rostrum-share-again',
  async beforeLoadShare(call) {
    const versions = Object.values(call.origin.shareScopeMap['default']?.[call.pkgName] ?? {});
    await Promise.all(
      versions.map(async (shared) => {
        const attempt = shared.loading;
        if (shared.loaded || !attempt) return;
        await attempt.catch(() => {
          if (shared.loading === attempt) shared.loading = null;
        });
      }),
    );
    return call;
  },
});

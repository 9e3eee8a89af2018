import type { PlacedRelease } from '@rostrum/contracts';

/**
 * Errors that nothing has caught: in handlers of events, timers, promises. They are charged to the release on screen when its
 * files are in them, and to no one otherwise: extensions of browsers throw too.
 */
export function watchStrayErrors(
  onScreen: () => PlacedRelease | undefined,
  onError: (error: unknown, release: PlacedRelease) => void,
): void {
  const charge = (error: unknown, where: string) => {
    const release = onScreen();
    if (release && where.includes(new URL(release.base, window.location.href).href)) onError(error, release);
  };
  const stackOf = (error: unknown) => (error instanceof Error ? (error.stack ?? '') : '');
  window.addEventListener('error', ({ error, message, filename }) =>
    charge(error ?? message, `${filename} ${stackOf(error)}`),
  );
  window.addEventListener('unhandledrejection', ({ reason }) => charge(reason, stackOf(reason)));
}

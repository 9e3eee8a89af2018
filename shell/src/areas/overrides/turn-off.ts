import { overrideResetPath, overridesPath } from '@rostrum/contracts';

/** Leaves the document. A variable, so that tests can look on. */
export const exit = {
  reload: () => window.location.reload(),
  go: (path: string) => window.location.assign(path),
};

/** Goes back to the released areas. What has run of the others ends with the document. */
export async function turnOverridesOff(): Promise<void> {
  const response = await fetch(overridesPath, { method: 'DELETE' }).catch(() => null);
  if (response?.ok) exit.reload();
  // The plain form says what is wrong, and needs none of this page.
  else exit.go(overrideResetPath);
}

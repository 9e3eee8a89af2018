import { themeVariables, type ThemeLook } from '@rostrum/contracts/builder';

/** Sets the variables of a look on the frame of a preview, in one mode. Returns how to remove them. */
export function applyLook(frame: HTMLElement, look: ThemeLook, isDark: boolean): () => void {
  const { shape, ...modes } = themeVariables(look);
  const variables = { ...shape, ...(isDark ? modes.dark : modes.light) };
  for (const [name, value] of Object.entries(variables)) frame.style.setProperty(name, value);
  // Another look may not have them all.
  return () => {
    for (const name of Object.keys(variables)) frame.style.removeProperty(name);
  };
}

/** The class that gives a preview its own scheme, whatever the page around it is in. */
export const getSchemeClass = (isDark: boolean): string => (isDark ? 'r-scheme-dark' : 'r-scheme-light');

/** Shows a preview in one mode of a look, until it is shown in another one. */
export function showLook(frame: HTMLElement, look: ThemeLook, isDark: boolean): void {
  applyLook(frame, look, isDark);
  frame.classList.remove(getSchemeClass(!isDark));
  frame.classList.add(getSchemeClass(isDark));
}

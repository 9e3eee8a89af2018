import { previewScope } from '@rostrum/contracts/builder';

export const previewModes = ['light', 'dark'] as const;
export type PreviewMode = (typeof previewModes)[number];
/** A mode, and whether its parts are drawn as under the pointer or in focus. */
export type PreviewState = PreviewMode | `${PreviewMode}-active`;

const states = /:(?:hover|active|focus-visible|focus-within|focus)(?![\w-])/g;
const always = '(min-width:0px)';
const never = '(max-width:0px)';

/** True if a sheet says how parts look under the pointer or in focus. */
export const hasActiveStates = (css: string): boolean => css.search(states) >= 0;

/** Names the frames that a sheet of a state applies to. */
const toStateScope = (state: PreviewState): string => previewScope.replace(']', `="${state}"]`);

/**
 * Writes the sheet of the preview for one state. A preview is in its own mode, whatever the browser prefers, and the check
 * cannot point at its parts: conditions and pseudo-classes are replaced by such as always or never hold.
 */
export function toStateSheet(css: string, state: PreviewState): string {
  const isDark = state.startsWith('dark');
  const sheet = css
    .replaceAll(previewScope, toStateScope(state))
    .replaceAll('(prefers-color-scheme:dark)', isDark ? always : never)
    .replaceAll('(prefers-color-scheme:light)', isDark ? never : always);
  // As specific as the pseudo-class that it replaces.
  return state.endsWith('-active') ? sheet.replaceAll(states, ':not(.r-never)') : sheet;
}

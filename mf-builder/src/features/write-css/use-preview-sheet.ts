import { useEffect } from 'react';
import { hasActiveStates, previewModes, toStateSheet } from './preview-sheets.ts';

/** Applies a sheet to the previews as long as they are shown. The server wrote it under the preview's own mark. */
export function usePreviewSheet(css: string): void {
  useEffect(() => {
    if (!('adoptedStyleSheets' in document)) return undefined;
    const active = hasActiveStates(css) ? (['light-active', 'dark-active'] as const) : [];
    const sheet = new CSSStyleSheet();
    sheet.replaceSync([...previewModes, ...active].map((state) => toStateSheet(css, state)).join('\n'));
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [css]);
}

import { useEffect } from 'react';

/** Applies a sheet to the preview as long as it is shown. The server wrote it under the preview's own mark. */
export function usePreviewSheet(css: string): void {
  useEffect(() => {
    if (!('adoptedStyleSheets' in document)) return undefined;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [css]);
}

/** What services that show links ask for. */
export const previewSize = { width: 1200, height: 630 } as const;

/** Below the address of a page: its picture for previews of links. */
export const previewFile = '/preview.png';

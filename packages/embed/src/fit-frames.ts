/** Frames inside elements, which the document does not list. */
export const framesInElements = new Set<HTMLIFrameElement>();

/** Gives frames of this installation the height that the page in them tells; of any other sender nothing is taken. */
export function fitFrames(origin: string): void {
  window.addEventListener('message', ({ origin: sender, source, data }: MessageEvent<unknown>) => {
    if (sender !== origin || typeof data !== 'object' || data === null || !('rostrumHeight' in data)) return;
    const height = Number(data.rostrumHeight);
    if (!(height > 0 && height < 20_000)) return;
    for (const frame of [...document.querySelectorAll('iframe'), ...framesInElements])
      if (frame.contentWindow === source) frame.height = String(Math.ceil(height));
  });
}

import { drawPanel, type PanelImage } from './draw-panel.ts';

/** Puts the picture of a panel on the clipboard; where the browser refuses that, it is saved as a file. */
export async function copyPanelImage(panel: PanelImage, fileName: string): Promise<'copied' | 'saved'> {
  const blob = await drawPanel(panel);
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': blob })]);
    return 'copied';
  } catch {
    const url = URL.createObjectURL(blob);
    const link = document.createElement('a');
    link.href = url;
    link.download = `${fileName}.png`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(url), 10_000);
    return 'saved';
  }
}

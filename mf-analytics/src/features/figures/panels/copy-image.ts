import type { TwinTable } from '../charts/table-twin.tsx';

const width = 960;
const padding = 32;
const rowHeight = 34;
const mostRows = 14;
const scale = 2;

export interface PanelImage {
  title: string;
  sentence: string;
  table: TwinTable;
  /** The drawn chart, where the panel has one; else the first figures of the table are drawn as bars. */
  chart: SVGElement | null;
  /** Carries the colours that are on screen. */
  element: Element;
}

async function loadSvg(svg: SVGElement): Promise<HTMLImageElement> {
  const image = new Image();
  const url = URL.createObjectURL(
    new Blob([new XMLSerializer().serializeToString(svg)], { type: 'image/svg+xml' }),
  );
  image.src = url;
  await image.decode().finally(() => URL.revokeObjectURL(url));
  return image;
}

/** What fits into a width; what does not ends with an ellipsis. */
function shorten(context: CanvasRenderingContext2D, text: string, room: number): string {
  let shown = text;
  while (shown.length > 1 && context.measureText(shown).width > room)
    shown = `${shown.slice(0, -2).trimEnd()}…`;
  return shown;
}

/** A panel as a picture: title, sentence and chart, in the colours that are on screen. */
async function drawPanel({ title, sentence, table, chart, element }: PanelImage): Promise<Blob> {
  const style = getComputedStyle(element);
  const colour = (name: string, otherwise: string) => style.getPropertyValue(name).trim() || otherwise;
  const rows = table.rows.slice(0, mostRows);
  const image = chart && (await loadSvg(chart));
  const chartHeight = image ? (image.height / image.width) * (width - 2 * padding) : rows.length * rowHeight;
  const canvas = document.createElement('canvas');
  canvas.width = width * scale;
  canvas.height = (padding * 2 + 72 + chartHeight) * scale;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures.');
  context.scale(scale, scale);
  context.fillStyle = colour('--rostrum-surface', '#ffffff');
  context.fillRect(0, 0, width, canvas.height);
  const ink = colour('--rostrum-text', '#12181b');
  const write = (text: string, [x, y]: readonly [number, number], font: string, room: number) => {
    context.font = `${font} ${style.fontFamily}`;
    context.fillStyle = ink;
    context.fillText(shorten(context, text, room), x, y);
  };
  write(title, [padding, padding + 18], '600 22px', width - 2 * padding);
  write(sentence, [padding, padding + 48], '15px', width - 2 * padding);
  const top = padding + 72;
  if (image) context.drawImage(image, padding, top, width - 2 * padding, chartHeight);
  else {
    const counts = rows.map((row) => row.find((cell): cell is number => typeof cell === 'number') ?? 0);
    const most = Math.max(1, ...counts);
    for (const [place, [name = '']] of rows.entries()) {
      const y = top + place * rowHeight;
      const count = counts[place] ?? 0;
      write(String(name), [padding, y + 22], '15px', 300);
      context.fillStyle = colour('--rostrum-accent', '#0b6073');
      context.fillRect(padding + 316, y + 10, Math.max(1, (count / most) * 470), 14);
      write(String(count), [padding + 316 + 482, y + 22], '600 15px', 90);
    }
  }
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture was drawn.'))), 'image/png'),
  );
}

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

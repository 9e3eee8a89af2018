import type { TwinTable } from '../charts/table-twin.tsx';
import { loadDrawing, readBarColour, readLegend } from './read-drawing.ts';

const width = 960;
const padding = 32;
const inside = width - 2 * padding;
const lineHeight = 22;
const rowHeight = 34;
const legendHeight = 30;
const mostRows = 14;
/** A map with every row below it would be a poster. */
const rowsOfMap = 6;
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

/** What fits into a width; what does not ends with an ellipsis. */
function shorten(context: CanvasRenderingContext2D, text: string, room: number): string {
  let shown = text;
  while (shown.length > 1 && context.measureText(shown).width > room)
    shown = `${shown.slice(0, -2).trimEnd()}…`;
  return shown;
}

/** A text over at most three lines. */
function breakLines(context: CanvasRenderingContext2D, text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && (lines.length === 3 || context.measureText(longer).width <= inside))
      lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines.map((line) => shorten(context, line, inside));
}

/** A panel as a picture: title, sentence, chart and what tells its lines or places apart, in the colours that are on screen. */
export async function drawPanel({ title, sentence, table, chart, element }: PanelImage): Promise<Blob> {
  const style = getComputedStyle(element);
  const colour = (name: string, otherwise: string) => style.getPropertyValue(name).trim() || otherwise;
  const bar = readBarColour(element) ?? colour('--rostrum-accent', '#0b6073');
  const font = (words: string) => `${words} ${style.fontFamily}`;
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures.');
  context.font = font('15px');
  const lines = breakLines(context, sentence);
  const legend = readLegend(element);
  const isMap = element.querySelector('[data-map]') !== null;
  const rows = chart && !isMap ? [] : table.rows.slice(0, isMap ? rowsOfMap : mostRows);
  const image = chart && (await loadDrawing(chart));
  const chartHeight = image ? (image.height / image.width) * inside : 0;
  const top = padding + 50 + lines.length * lineHeight;
  const belowChart = top + chartHeight + (legend.length > 0 ? legendHeight : 0);
  canvas.width = width * scale;
  canvas.height = Math.ceil((belowChart + rows.length * rowHeight + padding) * scale);
  context.scale(scale, scale);
  context.fillStyle = colour('--rostrum-surface', '#ffffff');
  context.fillRect(0, 0, width, canvas.height);
  const write = (text: string, [x, y]: readonly [number, number], words: string, room = inside) => {
    context.font = font(words);
    context.fillStyle = colour('--rostrum-text', '#12181b');
    context.fillText(shorten(context, text, room), x, y);
  };
  write(title, [padding, padding + 18], '600 22px');
  for (const [place, line] of lines.entries())
    write(line, [padding, padding + 48 + place * lineHeight], '15px');
  if (image) context.drawImage(image, padding, top, inside, chartHeight);
  let x = padding;
  for (const { name, colour: stroke, dash } of legend) {
    const y = top + chartHeight + 16;
    context.strokeStyle = stroke;
    context.lineWidth = 2;
    context.setLineDash([...dash]);
    context.beginPath();
    context.moveTo(x, y);
    context.lineTo(x + 24, y);
    context.stroke();
    write(name, [x + 32, y + 5], '15px');
    x += 32 + context.measureText(name).width + 24;
  }
  const counts = rows.map((row) => row.find((cell): cell is number => typeof cell === 'number') ?? 0);
  const most = Math.max(1, ...counts);
  for (const [place, [name = '']] of rows.entries()) {
    const y = belowChart + place * rowHeight;
    const count = counts[place] ?? 0;
    write(String(name), [padding, y + 22], '15px', 300);
    context.fillStyle = bar;
    context.fillRect(padding + 316, y + 10, count === 0 ? 0 : Math.max(1, (count / most) * 470), 14);
    write(String(count), [padding + 316 + 482, y + 22], '600 15px', 90);
  }
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture was drawn.'))), 'image/png'),
  );
}

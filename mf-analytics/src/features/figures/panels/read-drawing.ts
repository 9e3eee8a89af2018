/** What the page's style sheets may say of a drawn part; a picture has none of them. */
const drawnProperties = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'opacity',
  'font-family',
  'font-size',
];

/** A drawing that looks the same without the page around it. */
function standAlone(svg: SVGElement): string {
  const copy = svg.cloneNode(true);
  if (!(copy instanceof SVGElement)) throw new Error('A copy of a drawing is one.');
  const { width, height } = svg.getBoundingClientRect();
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  const copies = copy.querySelectorAll('*');
  for (const [place, part] of [...svg.querySelectorAll('*')].entries()) {
    const style = getComputedStyle(part);
    for (const name of drawnProperties) copies[place]?.setAttribute(name, style.getPropertyValue(name));
  }
  return new XMLSerializer().serializeToString(copy);
}

/** A drawing of the page as an image. */
export async function loadDrawing(svg: SVGElement): Promise<HTMLImageElement> {
  const image = new Image();
  const url = URL.createObjectURL(new Blob([standAlone(svg)], { type: 'image/svg+xml' }));
  image.src = url;
  await image.decode().finally(() => URL.revokeObjectURL(url));
  return image;
}

const dashes: Readonly<Record<string, readonly number[]>> = { dashed: [6, 4], dotted: [2, 3] };

/** Which line is which, as the page says it. */
export const readLegend = (element: Element) =>
  [...element.querySelectorAll('[data-legend] > span')].map((entry) => {
    const { borderTopColor, borderTopStyle } = getComputedStyle(entry, '::before');
    return {
      name: entry.textContent ?? '',
      colour: borderTopColor,
      dash: dashes[borderTopStyle] ?? [],
    };
  });

/** The colour of the bars that a panel has, or of the place with the highest count. */
export function readBarColour(element: Element): string | undefined {
  const bar = element.querySelector('[data-bar]');
  if (bar) return getComputedStyle(bar).backgroundColor;
  const place = element.querySelector('path[data-level="4"], circle[data-level="4"]');
  return place ? getComputedStyle(place).fill : undefined;
}

import type { Rgba, ColourPair, Layer } from './computed-colours.ts';
import {
  blend,
  findWorstPair,
  getRequiredContrast,
  listGradientColours,
  parseComputedColour,
} from './computed-colours.ts';

/** A text of the preview that a style sheet can reach. */
export interface PreviewText {
  element: Element;
  /** The nearest part of the list around the text. */
  part: Element;
  className: string;
}

export interface Reading extends ColourPair {
  /** Contrast that the text needs. */
  required: number;
  /** Of the text and all that is around it, multiplied. */
  opacity: number;
  /** The class that paints the ground, if it is one of the list. */
  groundClass: string | undefined;
  /** True if a colour set on the part reaches the text. */
  takesColour: boolean;
}

const partSelector = '[class*="rx-"]';
const getClassName = (part: Element): string | undefined =>
  [...part.classList].find((name) => name.startsWith('rx-'));

function hasText(element: Element): boolean {
  return [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
  );
}

/** Lists the texts within parts that can be styled, without those that only screen readers get or that decorate. */
export function listPreviewTexts(frame: Element): PreviewText[] {
  return [...frame.querySelectorAll('*')].flatMap((element) => {
    const part = element.closest(partSelector);
    const className = part ? getClassName(part) : undefined;
    const isLeftOut = element.closest('.r-visually-hidden, [aria-hidden="true"]') !== null;
    return part && className && !isLeftOut && hasText(element) ? [{ element, part, className }] : [];
  });
}

let canvas: CanvasRenderingContext2D | null | undefined;

/** Converts what browsers return as it was written, like `oklch()`, by painting one pixel. */
function paintColour(text: string): Rgba | undefined {
  canvas ??= document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!canvas) return undefined;
  canvas.clearRect(0, 0, 1, 1);
  canvas.fillStyle = text;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
  return { red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha / 255 };
}
const toColour = (text: string) => parseComputedColour(text) ?? paintColour(text);

/** Colours that an element paints behind its text: its ground, and each stop of a gradient over it. */
function toLayer({ backgroundColor, backgroundImage, opacity }: CSSStyleDeclaration): Layer {
  const ground = toColour(backgroundColor);
  const stops = listGradientColours(backgroundImage).flatMap((stop) => toColour(stop) ?? []);
  const grounds = ground && ground.alpha > 0 ? [ground] : [];
  const colours = stops.length > 0 ? stops.map((stop) => (ground ? blend(stop, ground) : stop)) : grounds;
  return { colours, opacity: opacity === '' ? 1 : Number(opacity) };
}

/** Reads the computed colours of a text within its frame. Undefined if the text is not displayed. */
export function readContrast(
  { element, part }: PreviewText,
  frame: Element,
  page: Rgba,
): Reading | undefined {
  const style = getComputedStyle(element);
  const text = toColour(style.color);
  if (!text) return undefined;
  const layers: Layer[] = [];
  let groundClass: string | undefined;
  for (let node: Element | null = element; node; node = node === frame ? null : node.parentElement) {
    const own = getComputedStyle(node);
    if (own.display === 'none' && node !== frame) return undefined;
    const layer = toLayer(own);
    if (layer.colours.length > 0 && !layers.some(({ colours }) => colours.length > 0))
      groundClass = getClassName(node);
    layers.push(layer);
  }
  return {
    ...findWorstPair(text, layers, page),
    required: getRequiredContrast(Number.parseFloat(style.fontSize), Number(style.fontWeight)),
    opacity: layers.reduce((product, { opacity }) => product * opacity, 1),
    groundClass,
    takesColour: element === part || getComputedStyle(part).color === style.color,
  };
}

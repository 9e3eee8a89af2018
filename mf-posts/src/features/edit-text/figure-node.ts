import { Node, type JSONContent } from '@tiptap/core';

/** A picture in the text, as its node holds it. */
export interface FigureValues {
  src: string;
  width: number;
  height: number;
  alt: string;
  caption: string;
  credit: string;
}

const words = (element: Element | null | undefined) =>
  element?.textContent.replaceAll(/\s+/g, ' ').trim() ?? '';

/** Pictures that were uploaded here alone: one that is pasted from another page would be gone with that page. */
function readFigure(element: HTMLElement): FigureValues | false {
  const picture = element.matches('img') ? element : element.querySelector('img');
  const src = picture?.getAttribute('src') ?? '';
  if (!picture || !/^\/files\/[0-9a-f]{32}-\d{2,4}\.webp$/.test(src)) return false;
  const text = element.querySelector('figcaption')?.cloneNode(true);
  const caption = text instanceof Element ? text : undefined;
  const credit = caption?.querySelector('small');
  credit?.remove();
  return {
    src,
    width: Number(picture.getAttribute('width') ?? 0),
    height: Number(picture.getAttribute('height') ?? 0),
    alt: picture.getAttribute('alt') ?? '',
    caption: words(caption),
    credit: words(credit),
  };
}

/** A block of the text, selected and moved whole; its words are changed in a dialog. */
export const Figure = Node.create({
  name: 'figure',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    src: { default: '' },
    width: { default: 0 },
    height: { default: 0 },
    alt: { default: '' },
    caption: { default: '' },
    credit: { default: '' },
  }),
  parseHTML: () => [
    { tag: 'figure', getAttrs: readFigure, priority: 60 },
    { tag: 'img', getAttrs: readFigure },
  ],
  renderHTML({ node }) {
    const { src, width, height, alt, caption, credit } = readFigureValues(node.attrs);
    return [
      'figure',
      ['img', { src, alt, ...(width > 0 && height > 0 && { width, height }) }],
      ...(caption || credit
        ? [
            [
              'figcaption',
              ...(caption ? [caption] : []),
              ...(caption && credit ? [' '] : []),
              ...(credit ? [['small', credit]] : []),
            ],
          ]
        : []),
    ];
  },
});

/** The attributes of the node, whose type the editor does not know. */
export function readFigureValues(attributes: JSONContent['attrs']): FigureValues {
  const text = (name: string) => String(attributes?.[name] ?? '');
  return {
    src: text('src'),
    width: Number(attributes?.width ?? 0),
    height: Number(attributes?.height ?? 0),
    alt: text('alt'),
    caption: text('caption'),
    credit: text('credit'),
  };
}

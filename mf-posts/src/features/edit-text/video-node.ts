import { readVideoLink } from '@rostrum/contracts/posts';
import { Node } from '@tiptap/core';

/** A link in a figure is a video where its address is of a host that posts may show. */
function readVideo(element: HTMLElement): { page: string; title: string } | false {
  const link = element.querySelector(':scope > a[href]');
  const video = readVideoLink(link?.getAttribute('href') ?? '');
  const title = link?.textContent.trim() ?? '';
  return video && title !== '' ? { page: video.page, title } : false;
}

/**
 * A video in the text. It is kept as a link with the title, which is what readers get of it in feeds, in Markdown and
 * without script; pages offer to load the player in its place.
 */
export const Video = Node.create({
  name: 'video',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ page: { default: '' }, title: { default: '' } }),
  parseHTML: () => [{ tag: 'figure', getAttrs: readVideo, priority: 55 }],
  renderHTML: ({ node }) => ['figure', ['a', { href: String(node.attrs.page) }, String(node.attrs.title)]],
});

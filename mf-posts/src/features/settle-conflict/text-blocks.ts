/** What the editor writes and the server does not keep, or writes itself. */
const unkept = ['rel', 'target', 'style', 'class'];

/** The outermost elements of a text, each as markup, written alike whether they come from the editor or the server. */
export function splitBlocks(html: string): string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll('colgroup')) element.remove();
  for (const element of body.querySelectorAll('*')) for (const name of unkept) element.removeAttribute(name);
  return Array.from(body.children, ({ outerHTML }) => outerHTML);
}

function readBlock(block: string): string {
  const { body } = new DOMParser().parseFromString(block, 'text/html');
  for (const picture of body.querySelectorAll('img')) picture.replaceWith(`[Picture: ${picture.alt}] `);
  return body.textContent.trim() || block;
}

/** What blocks say, to be shown side by side; their markup where they have no words. */
export const readBlocks = (blocks: readonly string[]): string => blocks.map(readBlock).join('\n\n');

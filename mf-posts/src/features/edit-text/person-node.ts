import { readPersonLink, toPersonLink } from '@rostrum/contracts/posts';
import { Node } from '@tiptap/core';

const readPerson = (element: HTMLElement): { id: string; name: string } | false => {
  const id = readPersonLink(element.getAttribute('href') ?? '');
  const name = element.textContent.trim();
  return id !== null && name !== '' ? { id, name } : false;
};

/** A person of the organisation in the text. It is stored as a link by id; readers get the name and address of the profile. */
export const Person = Node.create({
  name: 'person',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({ id: { default: '' }, name: { default: '' } }),
  // Before the mark that makes a link of every address.
  parseHTML: () => [{ tag: 'a[href^="/people/"]', getAttrs: readPerson, priority: 1100 }],
  renderHTML: ({ node }) => ['a', { href: toPersonLink(String(node.attrs.id)) }, String(node.attrs.name)],
  renderText: ({ node }) => String(node.attrs.name),
  // In the editor it is no link: selecting it must not leave the page.
  addNodeView:
    () =>
    ({ node }) => {
      const dom = document.createElement('span');
      dom.dataset.person = '';
      dom.textContent = String(node.attrs.name);
      return { dom };
    },
});

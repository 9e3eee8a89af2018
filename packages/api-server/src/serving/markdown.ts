import Negotiator from 'negotiator';
import TurndownService from 'turndown';
import type { FastifyRequest } from 'fastify';
import type { PublicPage } from '@rostrum/server-kit/module';

/** Whether the caller names Markdown before HTML in `Accept`; browsers and `*\/*` get HTML. */
export const prefersMarkdown = ({ headers }: FastifyRequest): boolean =>
  new Negotiator({ headers }).mediaType(['text/html', 'text/markdown']) === 'text/markdown';

/** A round bracket would end the address of a link. */
const inBrackets = (address: string) => address.replaceAll('(', '%28').replaceAll(')', '%29');

function addressOf(href: string | null, origin: string): string | undefined {
  return href !== null && URL.canParse(href, origin) ? new URL(href, origin).href : undefined;
}

/** Marked by the views: of use to those who see or press it. */
const isNotRead = (node: HTMLElement) => node.hasAttribute('data-not-read');

/** The readable part of a public page as Markdown, for assistants. Links carry whole addresses: it is read elsewhere. */
export function markdownOf(page: PublicPage, origin: string): string {
  const service = new TurndownService({
    headingStyle: 'atx',
    codeBlockStyle: 'fenced',
    bulletListMarker: '-',
  });
  // What is to be filled in or pressed is of no use to those who read text.
  service.remove(['form', 'button', 'dialog']);
  service.remove(isNotRead);
  // Readers of Markdown that let HTML pass would take a typed `<` for it.
  const escapeMarkdown = service.escape.bind(service);
  service.escape = (text) => escapeMarkdown(text).replaceAll('<', String.raw`\<`);
  service.addRule('whole-addresses', {
    filter: 'a',
    replacement: (content, node) => {
      if (isNotRead(node as HTMLElement)) return '';
      const address = addressOf((node as HTMLElement).getAttribute('href'), origin);
      return address === undefined ? content : `[${content}](${inBrackets(address)})`;
    },
  });
  service.addRule('whole-addresses-of-pictures', {
    filter: 'img',
    replacement: (_content, node) => {
      const address = addressOf((node as HTMLElement).getAttribute('src'), origin);
      // Without words a picture says nothing to those who read text.
      const alt = service.escape((node as HTMLElement).getAttribute('alt') ?? '').replaceAll(/\s+/g, ' ');
      return address === undefined || alt === '' ? '' : `![${alt}](${inBrackets(address)})`;
    },
  });
  service.addRule('captions', {
    filter: 'figcaption',
    replacement: (content) => `\n\n${content.trim()}\n\n`,
  });
  return `${service.turndown(page.html.text)}\n\n${new URL(page.canonicalPath, origin).href}\n`;
}

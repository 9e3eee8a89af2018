import { defineRoute, ownItemParams, z } from '@rostrum/contracts';

/** Most different links of a text that one check asks. */
export const mostLinks = 50;

/**
 * What came of a link: its page opens; it leads on to another address for good; its page is not there; its server answered
 * that the page is not for us, or that it is in trouble; nothing came in time; or no server was asked.
 */
export const linkStates = ['opens', 'moved', 'missing', 'refused', 'no_answer', 'not_checked'] as const;

const checkedLink = z.object({
  href: z.string(),
  /** The words that it stands on. */
  text: z.string(),
  state: z.enum(linkStates),
  /** What was found, and what to do about it. */
  note: z.string(),
});
export type CheckedLink = z.infer<typeof checkedLink>;

export const postLinks = {
  check: defineRoute({
    id: 'posts.checkLinks',
    method: 'POST',
    path: '/app/posts/{identifier}/{id}/links/check',
    summary:
      'Ask whether the links of the text open. Only public addresses are asked, and nothing is read of them.',
    params: ownItemParams,
    response: z.object({ links: z.array(checkedLink), more: z.number().int() }),
    errors: ['not_found', 'too_many_requests'],
  }),
};

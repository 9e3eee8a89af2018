import { shortenText } from '@rostrum/contracts';
import type { PublicLayout } from '@rostrum/contracts';

/** A description of at most this many characters. */
export const shorten = (text: string, longest = 300) => shortenText(text, longest);

/** Feeds of what an organisation publishes. */
export const feedsOf = ({ name }: { name: string }, path: string) =>
  [
    ['posts', 'posts'],
    ['questions', 'questions and answers'],
  ].map(([subject, words]) => ({
    type: 'application/atom+xml',
    title: `${name}: ${words}`,
    path: `${path}/${subject}.atom`,
  }));

/** The published look of an organisation, for its pages. */
export const themeOf = ({
  company_username,
  theme,
  layout,
}: {
  company_username: string;
  theme: string | null;
  layout: PublicLayout | null;
}) =>
  theme === null
    ? {}
    : {
        theme: {
          organisation: company_username,
          stylesheet: theme,
          ...(layout?.favicon && { icon: layout.favicon }),
        },
      };

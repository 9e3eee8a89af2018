import { formatDay, type publicQuestion } from '@rostrum/contracts';

type Answer = ReturnType<(typeof publicQuestion)['parse']>['answers'][number];

/** An answer ready to paste, the sentence that may be quoted where one was chosen, with who gave it, when and where. */
export function answerWithCredit(
  { pull_quote, text = '', expert, published_at }: Answer,
  { organisation, url }: { organisation: string; url: string },
): string | null {
  const words = pull_quote || text;
  return words === ''
    ? null
    : `“${words}” (${expert.name}, ${expert.job_title}, ${organisation}, ${formatDay(published_at)}. ${url})`;
}

import type { QuestionMergePreview } from '@rostrum/contracts/qanda';

const listNames = new Intl.ListFormat('en', { style: 'long', type: 'conjunction' });
const namesOf = (items: readonly { name: string }[]) => listNames.format(items.map(({ name }) => name));

/** What merging would do, in sentences: only those that say something. */
export function describeMerge({ moved, kept, asked, left_out }: QuestionMergePreview): string[] {
  return [
    'This question goes to the archive. Its address leads to the question that stays once that one is public.',
    ...(moved.length > 0 ? [`The answer of ${namesOf(moved)} moves there.`] : ['No answer moves there.']),
    ...(kept.length > 0
      ? [
          `${namesOf(kept)} answered both. What they wrote here stays with this question, where readers do not see it.`,
        ]
      : []),
    ...(asked.length > 0
      ? [`${listNames.format(asked)} gets an email with a link to answer the question that stays.`]
      : []),
    ...(left_out.length > 0
      ? [`${listNames.format(left_out)} is not asked any more: a question has at most 5 experts.`]
      : []),
  ];
}

/** The preview of a merge. */
export const MergePreview = ({ preview }: { preview: QuestionMergePreview }) => (
  <ul>
    {describeMerge(preview).map((sentence) => (
      <li key={sentence}>{sentence}</li>
    ))}
  </ul>
);

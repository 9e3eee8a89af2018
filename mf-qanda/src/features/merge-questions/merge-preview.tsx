import { formatList } from '@rostrum/contracts';
import type { QuestionMergePreview } from '@rostrum/contracts/qanda';

const namesOf = (items: readonly { name: string }[]) => formatList(items.map(({ name }) => name));

/** What merging would do, in sentences: only those that say something. */
function describeMerge({ moved, kept, asked, left_out }: QuestionMergePreview): string[] {
  return [
    'This question goes to the archive. Its address leads to the question that stays once that one is public.',
    ...(moved.length > 0
      ? [
          moved.length === 1
            ? `The answer of ${namesOf(moved)} moves there.`
            : `The answers of ${namesOf(moved)} move there.`,
        ]
      : ['No answer moves there.']),
    ...(kept.length > 0
      ? [
          `${namesOf(kept)} answered both. What they wrote here stays with this question, where readers do not see it.`,
        ]
      : []),
    ...(asked.length > 0
      ? [`New email with a link to answer the question that stays: ${formatList(asked)}.`]
      : []),
    ...(left_out.length > 0
      ? [`Not asked any more, since a question has at most 5 experts: ${formatList(left_out)}.`]
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

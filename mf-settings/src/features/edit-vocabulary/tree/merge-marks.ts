import type { MergePreview } from '@rostrum/contracts/settings';

/** What the tree shows of a merge that is being looked at. */
export interface MergeMarks {
  goes: string;
  stays: string;
  /** How many things are filed under the term that stays, afterwards. */
  after: number;
}

export const marksOf = ({ source, target, people, posts, questions }: MergePreview): MergeMarks => ({
  goes: source.id,
  stays: target.id,
  after: people.after + posts.after + questions.after,
});

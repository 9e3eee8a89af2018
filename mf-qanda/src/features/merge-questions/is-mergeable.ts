import type { QuestionDetail } from '@rostrum/contracts/qanda';

const mergeable = new Set<QuestionDetail['status']>(['submitted', 'open', 'assigned', 'answered', 'closed']);

/** Whether a question can be merged into another one. */
export const isMergeable = ({ status, merged_into }: QuestionDetail): boolean =>
  merged_into === null && mergeable.has(status);

import type { PostStatus } from '@rostrum/contracts';
import { postTransitions } from '@rostrum/contracts/posts';

/** What is agreed on gets a time at which it is published; anything before that only a planned day. */
export const isScheduledBy = (status: PostStatus): boolean => status === 'approved' || status === 'scheduled';

/** Posts that are out stay on the day on which they went out. */
export const canChangeDay = (status: PostStatus): boolean => status !== 'published' && status !== 'archived';

/** Whether a card may be dropped on a column; a scheduled post on its own column gets another time. */
export const canMoveTo = (from: PostStatus, to: PostStatus): boolean => postTransitions[from].includes(to);

import { describeField, z } from '@rostrum/contracts';

const longest = 3653;

const days = (least: number, label: string) =>
  describeField(z.number().int().min(least).max(longest).nullable(), { label });

/** Ten years at most; what is closed can be reopened for 90 days, so nothing goes before. */
export const leastRetention = { inquiry_days: 90, file_days: 30, spam_days: 7 } as const;
export type RetentionPart = keyof typeof leastRetention;

/** For how many days inquiries are kept once they are closed; null: without an end. */
export const setupRetention = z
  .object({
    inquiry_days: days(leastRetention.inquiry_days, 'Closed inquiries'),
    /** Files of their messages, where those go earlier than the rest. */
    file_days: days(leastRetention.file_days, 'Files of closed inquiries'),
    /** Counted from the day on which it became spam. */
    spam_days: days(leastRetention.spam_days, 'Spam'),
  })
  .superRefine(({ inquiry_days: whole, file_days: files }, context) => {
    if (whole !== null && files !== null && files > whole)
      context.addIssue({
        code: 'custom',
        path: ['file_days'],
        message: 'Files go with their inquiry at the latest. Choose a shorter time, or keep them as long.',
      });
  });
export type SetupRetention = z.infer<typeof setupRetention>;

/** Nothing is erased before an organisation has said so: it could not be brought back. */
export const usualRetention: SetupRetention = { inquiry_days: null, file_days: null, spam_days: null };

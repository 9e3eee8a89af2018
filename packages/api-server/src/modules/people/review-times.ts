const dayMs = 86_400_000;

/** A profile is asked about so long after it was confirmed. */
export const reviewDays = 180;
/** Between the question, its reminders, and the task for the team. */
export const reminderDays = 14;
/** The question and two reminders. */
export const mailsOfRound = 3;
/** How long a link of a mail can be answered. */
export const linkDays = 60;

export const addDays = (moment: Date, days: number): Date => new Date(moment.getTime() + days * dayMs);
/** When a profile is asked about that was confirmed, or published, at a moment. */
export const nextReviewAfter = (moment: Date): Date => addDays(moment, reviewDays);

/** What publishing notes: a profile that nobody has been asked about for long enough begins anew. */
export const valuesOfPublished = ({ nextReviewAt }: { nextReviewAt: Date | null }, now: Date) => ({
  publishedAt: now,
  nextReviewAt: nextReviewAt !== null && nextReviewAt > now ? nextReviewAt : nextReviewAfter(now),
});

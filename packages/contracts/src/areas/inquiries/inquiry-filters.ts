/** Where an inquiry was sent from, by the page that it names. */
export const inquirySources = ['person', 'organisation', 'post', 'question', 'dashboard', 'other'] as const;
export type InquirySource = (typeof inquirySources)[number];

/** Its deadline, counted from now where the organisation is. */
export const inquiryDeadlines = ['overdue', 'today', 'week', 'later', 'none', 'reply_at_risk'] as const;
export type InquiryDeadlineFilter = (typeof inquiryDeadlines)[number];

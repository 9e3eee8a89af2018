export { FollowQuestion, type FollowQuestionProps } from './publication/follow-question.tsx';
export { PageLinks } from './page-link.tsx';
export { gatherReports } from './browser/gather-reports.ts';
export { takeViaEmbed } from './browser/via-embed.ts';
export { watchReading } from './browser/watch-reading.ts';
export { watchSeen } from './browser/watch-seen.ts';
export { InquireBar } from './inquiry/inquire-bar.tsx';
export { inquireAnchor, InquiryCard, type InquiryCardProps } from './inquiry/inquiry-card.tsx';
export { expertsOnPage } from './organisation/experts.tsx';
export { OrganisationFooter } from './organisation/organisation-footer.tsx';
export { OrganisationArticle } from './organisation/organisation-article.tsx';
export { isFiltered, type ExpertFilters } from './organisation/organisation-words.ts';
export { PageColumns } from './page/page-columns.tsx';
export { answersIn, AvailableNow } from './person/inquiry-availability.tsx';
export { describeNoInquiries } from './person/no-inquiries.ts';
export { PersonArticle } from './person/person-article.tsx';
export {
  addressOf,
  displayName,
  interviewLanguages,
  isReachableNow,
  reachableHours,
  readyFor,
  sectionsOf,
} from './person/person-words.ts';
export { AskQuestion } from './publication/ask-question.tsx';
export { HelpfulVote } from './publication/helpful-vote.tsx';
export { hasVoted, keepVoted, votedText } from './publication/helpful-words.ts';
export { PostArticle } from './publication/post-article.tsx';
export { postSide } from './publication/post-side.tsx';
export { QuestionArticle } from './publication/question-article.tsx';
export { questionSide } from './publication/question-side.tsx';
export { SimilarPeople } from './person/similar-people.tsx';
export { vcardOf } from './person/vcard.ts';

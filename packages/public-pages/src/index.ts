export { PageLinks } from './page-link.tsx';
export { PageColumns } from './page/page-columns.tsx';
export { answersIn, AvailableNow } from './person/inquiry-availability.tsx';
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
export { PostArticle, postSide } from './publication/post-article.tsx';
export { QuestionArticle, questionSide } from './publication/question-article.tsx';
export { SimilarPeople } from './person/similar-people.tsx';
export { vcardOf } from './person/vcard.ts';

import type { ReactNode } from 'react';
import { AskExperts } from './ask-experts.tsx';
import { PostsBeside, QuestionsBeside } from './beside.tsx';
import type { PublicQuestion } from './question-article.tsx';
import { TopicList } from './topic-list.tsx';

/** Each of those who answered once, as far as their profiles are open. */
const listAskable = (answers: PublicQuestion['answers']) => [
  ...new Map(
    answers.flatMap(({ expert: { username, ...expert } }) =>
      username === null ? [] : [[username, { ...expert, username }] as const],
    ),
  ).values(),
];

/** Who answered and can be asked more, and what to read next; null where there is nothing to say beside it. */
export function questionSide(question: PublicQuestion, now: number): ReactNode {
  const { answers, topics, topic_pages: pages = [], related = [], posts = [], organisation } = question;
  if ([answers, topics, related, posts].every((list) => list.length === 0)) return null;
  return (
    <>
      <AskExperts
        title="Ask this expert"
        experts={listAskable(answers)}
        noun="question"
        organisation={organisation}
        now={now}
      />
      <QuestionsBeside title="Related questions" questions={related} />
      <TopicList
        title="Topics"
        topics={topics.map((title) => ({ title, has_page: pages.includes(title) }))}
      />
      <PostsBeside title={posts.length === 1 ? 'Read the post' : 'Read the posts'} posts={posts} />
    </>
  );
}

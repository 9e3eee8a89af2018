import type { ReactNode } from 'react';
import { AskExperts } from './ask-experts.tsx';
import { PostsBeside, QuestionsBeside } from './beside.tsx';
import { PostAngles, PostFields, type PublicPost } from './post-parts.tsx';
import { TopicList } from './topic-list.tsx';

/** Whom to ask about a post, what can be made of it and what to read next; null where there is nothing to say beside it. */
export function postSide(post: PublicPost, now: number): ReactNode {
  const { experts, angles, topics, tags, questions = [], more = [], fields = [], organisation } = post;
  if ([experts, angles, topics, tags, questions, more, fields].every((list) => list.length === 0))
    return null;
  // A word that is a topic is no tag beside it.
  const named = new Set(topics.map(({ title }) => title.toLowerCase()));
  const others = tags.filter((tag) => !named.has(tag.toLowerCase()));
  return (
    <>
      <AskExperts
        title="Ask an expert about this"
        experts={experts}
        noun="post"
        organisation={organisation}
        now={now}
      />
      <PostAngles angles={angles} />
      <TopicList title="Topics" topics={topics} />
      <TopicList title="Tags" topics={others.map((title) => ({ title, has_page: false }))} />
      <PostFields fields={fields} />
      <QuestionsBeside title="Questions on this" questions={questions} />
      <PostsBeside title={`More from ${organisation.name}`} posts={more} />
    </>
  );
}

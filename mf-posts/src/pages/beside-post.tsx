import { isPostEditable, type PostDetail } from '@rostrum/contracts/posts';
import { LinksCard } from '../features/check-links/links-card.tsx';
import { InquiriesCard } from '../features/see-inquiries/inquiries-card.tsx';
import { FieldsCard } from '../features/fill-fields/fields-card.tsx';
import { useRequiredFields } from '../features/fill-fields/post-fields.queries.ts';
import { TermsCard } from '../features/set-terms/terms-card.tsx';
import { SignOffCard } from '../features/sign-off/sign-off-card.tsx';
import { RequirementList } from '../features/write-post/requirement-list.tsx';
import { AboutPost } from './about-post.tsx';

interface BesidePostProps {
  post: PostDetail;
  company: string;
  /** Brings what is typed to the server; false where that failed. */
  onSave: () => Promise<boolean>;
  change: (work: (post: PostDetail) => Promise<PostDetail>) => Promise<PostDetail | null>;
  onChanged: (post: PostDetail) => void;
}

/** What a post lacks, who signs it off, when it is read, and what is said about it. */
export function BesidePost({ post, company, onSave, change, onChanged }: BesidePostProps) {
  const isOpen = isPostEditable(post.status);
  const fields = useRequiredFields(post.id);
  const saveWhere = (isSaved: boolean) => (isSaved ? onSave() : Promise.resolve(true));
  return (
    <>
      <RequirementList missing={post.missing} fields={fields} />
      <SignOffCard post={post} change={change} />
      <FieldsCard postId={post.id} isOpen={isOpen} />
      <TermsCard post={post} company={company} onBefore={() => saveWhere(isOpen)} onSaved={onChanged} />
      <LinksCard post={post} onBefore={() => saveWhere(isOpen && post.status !== 'published')} />
      {post.published_at === null ? null : <InquiriesCard postId={post.id} />}
      <AboutPost experts={post.experts} isOpen={isOpen} />
    </>
  );
}

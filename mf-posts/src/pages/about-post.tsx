import type { PostDetail } from '@rostrum/contracts/posts';
import { Card } from '@rostrum/ui-kit';
import { kindLabels } from '../features/browse-posts/kind-labels.ts';
import { AuthorsField, ExpertsField } from '../features/write-post/people-fields.tsx';
import { AccessField, KindField, SearchEngineFields } from '../features/write-post/reading-fields.tsx';
import { AnglesField, TagsField, TopicsField } from '../features/write-post/word-fields.tsx';
import styles from '../features/write-post/post-editor.module.css';

/** Who a post is by and about, what it is found by, and who reads it: beside its text. */
export const AboutPost = ({ experts, isOpen }: Pick<PostDetail, 'experts'> & { isOpen: boolean }) => (
  <fieldset className={styles.fields} disabled={!isOpen}>
    <legend className="r-visually-hidden">About the post</legend>
    <Card title="People">
      <AuthorsField isDisabled={!isOpen} />
      <ExpertsField experts={experts} isDisabled={!isOpen} />
    </Card>
    <Card title="Found by">
      <KindField names={kindLabels} isDisabled={!isOpen} />
      <TopicsField />
      <TagsField />
      <AnglesField />
    </Card>
    <Card title="Readers and search engines">
      <AccessField isDisabled={!isOpen} />
      <SearchEngineFields />
    </Card>
  </fieldset>
);

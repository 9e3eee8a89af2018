import { postRequirements, type PostDetail, type PostRequirement } from '@rostrum/contracts/posts';
import { Card, CircleCheckIcon, CircleDashedIcon } from '@rostrum/ui-kit';
import styles from './post-editor.module.css';

const labels: Record<PostRequirement, string> = {
  summary: 'Summary',
  body: 'Text',
  cover: 'Cover with a description',
  author: 'Author',
  tag: 'A topic or a tag',
};

/** What publishing asks for, and what of it is there as of the last save. */
export function RequirementList({ missing }: Pick<PostDetail, 'missing'>) {
  const met = postRequirements.length - missing.length;
  return (
    <Card title={`Ready to publish: ${met} of ${postRequirements.length}`}>
      <ul className={styles.requirements}>
        {postRequirements.map((requirement) => {
          const isMissing = missing.includes(requirement);
          return (
            <li key={requirement} data-missing={isMissing || undefined}>
              {isMissing ? (
                <CircleDashedIcon aria-hidden size={16} />
              ) : (
                <CircleCheckIcon aria-hidden size={16} />
              )}
              <span>
                {labels[requirement]}
                <span className="r-visually-hidden">{isMissing ? ': missing' : ': done'}</span>
              </span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

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

interface RequirementListProps extends Pick<PostDetail, 'missing'> {
  /** Fields of the organisation that publishing asks for. */
  fields: readonly { label: string; isMissing: boolean }[];
}

/** What publishing asks for, and what of it is there as of the last save. */
export function RequirementList({ missing, fields }: RequirementListProps) {
  const requirements = [
    ...postRequirements.map((each) => ({
      key: each,
      label: labels[each],
      isMissing: missing.includes(each),
    })),
    // A field may be called like what every post needs.
    ...fields.map((field) => ({ ...field, key: `own:${field.label}` })),
  ];
  const met = requirements.filter(({ isMissing }) => !isMissing).length;
  return (
    <Card title={`Ready to publish: ${met} of ${requirements.length}`}>
      <ul className={styles.requirements}>
        {requirements.map(({ key, label, isMissing }) => (
          <li key={key} data-missing={isMissing || undefined}>
            {isMissing ? (
              <CircleDashedIcon aria-hidden size={16} />
            ) : (
              <CircleCheckIcon aria-hidden size={16} />
            )}
            <span>
              {label}
              <span className="r-visually-hidden">{isMissing ? ': missing' : ': done'}</span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

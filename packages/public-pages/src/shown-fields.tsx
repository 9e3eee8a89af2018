import type { PublicPerson } from '@rostrum/contracts';
import { classNames } from './class-names.ts';
import styles from './shown-fields.module.css';

/** What the organisation added to its profiles or posts and made public. */
export const ShownFields = ({ fields }: Pick<PublicPerson, 'fields'>) => (
  <dl className={classNames(styles.shownFields, 'rx-fields')}>
    {fields.map(({ label, text, href }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>
          {href === null ? (
            text
          ) : (
            <a href={href} target="_blank" rel="noopener noreferrer nofollow">
              {text}
            </a>
          )}
        </dd>
      </div>
    ))}
  </dl>
);

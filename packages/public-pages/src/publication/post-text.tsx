import { Fragment, type ReactNode } from 'react';
import { RichText } from './rich-text.tsx';
import { splitQuotations } from './split-quotations.ts';
import styles from './post-text.module.css';

export interface PostTextProps {
  html: string;
  /** The button that copies a quotation with its credit; null where it is not to be passed on. */
  renderCopy: (words: string) => ReactNode;
}

/** The text of a post; each quotation that stands on its own can be copied. */
export const PostText = ({ html, renderCopy }: PostTextProps) =>
  splitQuotations(html).map((part, index) => {
    const copy = part.quotation === null ? null : renderCopy(part.quotation);
    return (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of one text, which are never reordered
      <Fragment key={index}>
        <div className={styles.part}>
          <RichText html={part.html} />
        </div>
        {copy ? (
          <p className={styles.copy} data-not-read>
            {copy}
          </p>
        ) : null}
      </Fragment>
    );
  });

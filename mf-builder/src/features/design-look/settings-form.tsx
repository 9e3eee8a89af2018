import { ContentSettings } from './content-settings.tsx';
import { ReaderSettings } from './reader-settings.tsx';
import type { SettingsProps } from './settings-props.ts';
import { StyleSettings } from './style-settings.tsx';
import styles from './settings-form.module.css';

/** What the embed shows and how it looks. Every change is seen at once in the preview and in the code. */
export const SettingsForm = (props: SettingsProps) => (
  <>
    <section className={styles.section} aria-labelledby="builder-content">
      <h2 className="r-card-title" id="builder-content">
        Content
      </h2>
      <ContentSettings {...props} />
      <ReaderSettings {...props} />
    </section>
    <section className={styles.section} aria-labelledby="builder-style">
      <h2 className="r-card-title" id="builder-style">
        Style
      </h2>
      <StyleSettings {...props} />
    </section>
  </>
);

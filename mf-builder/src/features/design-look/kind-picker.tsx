import { embedTypes, type EmbedType } from '@rostrum/contracts';
import { embedTypeLabels } from '@rostrum/contracts/builder';
import { AppLink } from '@rostrum/ui-kit';
import { paths } from '../../paths.ts';
import { kindWords } from './kind-words.ts';
import styles from './kind-picker.module.css';

/** Every kind of embed; each has an address of its own. */
export const KindPicker = ({ current }: { current: EmbedType }) => (
  <nav aria-label="Kind of embed" className={styles.kinds}>
    {embedTypes.map((kind) => {
      const { icon: Icon } = kindWords[kind];
      return (
        <AppLink
          key={kind}
          href={paths.embed.href(kind)}
          aria-current={kind === current ? 'page' : undefined}
        >
          <Icon aria-hidden size={18} />
          {embedTypeLabels[kind]}
        </AppLink>
      );
    })}
  </nav>
);

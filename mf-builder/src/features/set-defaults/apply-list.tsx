import { settingWords, type EmbedSettings, type SavedEmbed } from '@rostrum/contracts/builder';
import { Checkbox } from '@rostrum/ui-kit/data';
import styles from './set-defaults.module.css';

export interface ApplyListProps {
  embeds: readonly SavedEmbed[];
  /** How many there are beyond these. */
  more: number;
  changed: readonly (keyof EmbedSettings)[];
  chosen: readonly string[];
  onChange: (ids: string[]) => void;
}

/** Which saved embeds get the changed settings as well. */
export const ApplyList = ({ embeds, more, changed, chosen, onChange }: ApplyListProps) => (
  <>
    <p className={styles.note}>
      {changed.length === 0
        ? 'Change a setting, and choose here which saved embeds get it too.'
        : `Choose which saved embeds get this too: ${changed.map((name) => settingWords[name]).join(', ')}.`}
    </p>
    {changed.length > 0 && embeds.length > 0 ? (
      <Checkbox.Group
        className={styles.checks}
        options={embeds.map(({ id, name }) => ({ value: id, label: name }))}
        value={[...chosen]}
        onChange={onChange}
      />
    ) : null}
    {changed.length > 0 && embeds.length === 0 ? (
      <p className={styles.note}>There is no saved embed.</p>
    ) : null}
    {more > 0 ? <p className={styles.note}>Only the last changed 50 can be chosen here.</p> : null}
  </>
);

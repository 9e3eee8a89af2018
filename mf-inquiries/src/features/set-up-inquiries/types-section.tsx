import { inquirySetup, setupTypes, type InquirySetupState } from '@rostrum/contracts/inquiries';
import { useContractMutation } from '@rostrum/remote-runtime';
import { Input } from '@rostrum/ui-kit';
import { changeItem, moveItem } from './move-item.ts';
import { SetupSection } from './setup-section.tsx';
import { TypeRow } from './type-row.tsx';
import { useSectionDraft } from './use-section-draft.ts';
import styles from './setup.module.css';

const title = 'Types';

/** Which types the public form offers, in which order and words. */
export function TypesSection({ saved }: { saved: InquirySetupState['types'] }) {
  const save = useContractMutation(inquirySetup.saveTypes);
  const section = useSectionDraft({
    name: 'types',
    title,
    saved,
    schema: setupTypes,
    save,
    pick: ({ types }) => types,
  });
  const { types, thanks, consent = '' } = section.draft;
  return (
    <SetupSection
      title={title}
      description="What the public inquiry form offers, in this order. The team and the figures keep the usual names."
      {...{ section, saved, save }}
    >
      <ul className={styles.rows}>
        {types.map((type, index) => (
          <TypeRow
            key={type.type}
            value={type}
            index={index}
            count={types.length}
            onMove={(by) => section.change({ types: moveItem(types, index, by) })}
            onChange={(part) => section.change({ types: changeItem(types, index, part) })}
          />
        ))}
      </ul>
      <div className={styles.field}>
        <label htmlFor="types_consent">Consent text</label>
        <Input.TextArea
          id="types_consent"
          value={consent}
          maxLength={600}
          rows={3}
          aria-describedby="types_consent_note"
          onChange={({ target }) => section.change({ consent: target.value })}
        />
        <p id="types_consent_note" className={styles.note}>
          Shown above the box in which senders agree. Say who reads the inquiry and how long you keep it.
        </p>
      </div>
      <div className={styles.field}>
        <label htmlFor="types_thanks">Thank-you text</label>
        <Input.TextArea
          id="types_thanks"
          value={thanks}
          maxLength={600}
          rows={3}
          aria-describedby="types_thanks_note"
          onChange={({ target }) => section.change({ thanks: target.value })}
        />
        <p id="types_thanks_note" className={styles.note}>
          Shown once an inquiry was sent, above its reference.
        </p>
      </div>
    </SetupSection>
  );
}

import {
  inquirySetup,
  setupRouting,
  type InquirySetupState,
  type SetupRouting,
} from '@rostrum/contracts/inquiries';
import { useContractMutation } from '@rostrum/remote-runtime';
import { Button, PlusIcon } from '@rostrum/ui-kit';
import { changeItem, moveItem } from './move-item.ts';
import { RoutingRow } from './routing-row.tsx';
import { SetupSection } from './setup-section.tsx';
import { TakerSelect } from './taker-select.tsx';
import { useSectionDraft } from './use-section-draft.ts';
import styles from './setup.module.css';

const title = 'Routing';

export interface RoutingSectionProps {
  state: InquirySetupState;
  onDraft: (draft: SetupRouting) => void;
}

const newRule = (): SetupRouting['rules'][number] => ({
  id: crypto.randomUUID(),
  enabled: true,
  types: [],
  departments: [],
  tags: [],
  countries: [],
  assignee_id: null,
});

/** Who takes what arrives. */
export function RoutingSection({ state, onDraft }: RoutingSectionProps) {
  const { routing: saved, desk } = state;
  const save = useContractMutation(inquirySetup.saveRouting);
  const section = useSectionDraft({
    name: 'routing',
    title,
    saved,
    schema: setupRouting,
    save,
    pick: ({ routing }) => routing,
    onDraft,
  });
  const { rules, otherwise } = section.draft;
  return (
    <SetupSection
      title={title}
      description="Read from the top: the first rule that fits decides who gets a new inquiry. What the Blocked List holds is routed when it is released. An agent who gets a restricted inquiry can read it."
      {...{ section, saved, save }}
    >
      <ol className={styles.rows}>
        {rules.map((rule, index) => (
          <RoutingRow
            key={rule.id}
            value={rule}
            state={state}
            index={index}
            count={rules.length}
            onMove={(by) => section.change({ rules: moveItem(rules, index, by) })}
            onChange={(part) => section.change({ rules: changeItem(rules, index, part) })}
            onRemove={() => section.change({ rules: rules.toSpliced(index, 1) })}
          />
        ))}
        <li className={styles.row}>
          <div className={styles.grid}>
            <strong>Everything else</strong>
            <TakerSelect
              path="otherwise.assignee_id"
              label="Who takes everything else"
              desk={desk}
              value={otherwise}
              none="Stays unassigned"
              onChange={(taker) => section.change({ otherwise: taker })}
            />
          </div>
        </li>
      </ol>
      <Button
        icon={<PlusIcon aria-hidden size={16} />}
        onClick={() => section.change({ rules: [...rules, newRule()] })}
      >
        Add routing rule
      </Button>
    </SetupSection>
  );
}

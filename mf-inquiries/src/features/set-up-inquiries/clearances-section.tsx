import {
  inquirySetup,
  setupClearances,
  type ClearancePlan,
  type InquirySetupState,
} from '@rostrum/contracts/inquiries';
import { useContractMutation } from '@rostrum/remote-runtime';
import { Button, PlusIcon } from '@rostrum/ui-kit';
import { ClearancePlanRow } from './clearance-plan-row.tsx';
import { changeItem } from './move-item.ts';
import { SetupSection } from './setup-section.tsx';
import { useSectionDraft } from './use-section-draft.ts';
import styles from './setup.module.css';

const title = 'Clearances';

const newPlan = (): ClearancePlan => ({
  id: crypto.randomUUID(),
  types: [],
  steps: [{ name: '', approver_id: '' }],
  is_required: true,
});

export interface ClearancesSectionProps {
  state: Pick<InquirySetupState, 'desk'>;
  saved: NonNullable<InquirySetupState['clearances']>;
}

/** Who clears the replies to which types, and whether a reply can go out without. */
export function ClearancesSection({ state, saved }: ClearancesSectionProps) {
  const save = useContractMutation(inquirySetup.saveClearances);
  const section = useSectionDraft({
    name: 'clearances',
    title,
    saved,
    schema: setupClearances,
    save,
    pick: ({ clearances }) => clearances ?? saved,
  });
  const { plans } = section.draft;
  return (
    <SetupSection
      title={title}
      description="Who clears replies to which types of inquiries, one step after the other. Where it is required, nothing that a colleague wrote goes out without it."
      {...{ section, saved, save }}
    >
      {plans.length > 0 ? (
        <ul className={styles.rows}>
          {plans.map((plan, index) => (
            <ClearancePlanRow
              key={plan.id}
              value={plan}
              desk={state.desk}
              index={index}
              onChange={(part) => section.change({ plans: changeItem(plans, index, part) })}
              onRemove={() => section.change({ plans: plans.toSpliced(index, 1) })}
            />
          ))}
        </ul>
      ) : null}
      <Button
        icon={<PlusIcon aria-hidden size={16} />}
        onClick={() => section.change({ plans: [...plans, newPlan()] })}
      >
        Add clearances
      </Button>
    </SetupSection>
  );
}

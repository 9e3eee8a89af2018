import type { AccessLevel } from '@rostrum/contracts';
import { peopleBulk } from '@rostrum/contracts/people';
import { tellRefusal, useContractMutation } from '@rostrum/remote-runtime';
import { notify } from '@rostrum/ui-kit';
import { describeOutcome } from './describe-outcome.ts';

const words: Record<AccessLevel, string> = {
  public: 'public',
  unlisted: 'unlisted',
  private: 'private',
};

/** Makes several profiles public, unlisted or private; Undo gives each back what it was. */
export function useSetAccess(onDone: () => void) {
  const { mutateAsync, isPending } = useContractMutation(peopleBulk.setAccess);
  const refuse = tellRefusal('Could not change who may see the profiles.');

  async function restore(former: readonly { id: string; access: AccessLevel }[]): Promise<void> {
    try {
      for (const access of new Set(former.map((one) => one.access))) {
        const ids = former.filter((one) => one.access === access).map(({ id }) => id);
        await mutateAsync({ body: { ids, access } });
      }
    } catch (error) {
      refuse(error);
    }
  }

  async function run(ids: readonly string[], access: AccessLevel): Promise<void> {
    try {
      const outcome = await mutateAsync({ body: { ids: [...ids], access } });
      const { former } = outcome;
      notify.success({
        ...describeOutcome(outcome, `made ${words[access]}`),
        undo: former.length > 0 ? { label: 'Undo', run: () => void restore(former) } : undefined,
      });
      onDone();
    } catch (error) {
      refuse(error);
    }
  }
  return { run, isPending };
}

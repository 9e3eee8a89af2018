import { classifications, type ClassificationTerm } from '@rostrum/contracts/settings';
import { tellRefusal, useContractMutation } from '@rostrum/remote-runtime';
import { notify } from '@rostrum/ui-kit';
import { readNewerOf } from '../merge-fields.ts';

/** Offers a term no more, or again. Either can be taken back. */
export function useRetire() {
  const { mutateAsync, isPending } = useContractMutation(classifications.retire);
  const send = ({ id, version }: ClassificationTerm, retired: boolean) =>
    mutateAsync({ params: { id }, body: { version, retired } });
  const set = (term: ClassificationTerm, retired: boolean) =>
    // Whatever else was changed meanwhile stays: only whether it is offered is said.
    send(term, retired).catch((error: unknown) => {
      const newer = readNewerOf(error);
      if (!newer) throw error;
      return send(newer, retired);
    });
  const bringBack = (term: ClassificationTerm) =>
    set(term, false).then(
      ({ title }) => {
        notify.success({ title: `${title} is offered again.` });
      },
      tellRefusal(`Could not bring ${term.title} back.`),
    );
  const retire = (term: ClassificationTerm) =>
    set(term, true).then(
      (retired) => {
        notify.success({
          title: `${retired.title} is retired.`,
          description:
            'It can’t be chosen any more. Profiles and posts that have it keep it and are still found by it.',
          undo: { run: () => bringBack(retired) },
        });
      },
      tellRefusal(`Could not retire ${term.title}.`),
    );
  return { retire, bringBack, isPending };
}

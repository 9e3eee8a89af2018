import type { RouteBody, RouteResponse } from '@rostrum/contracts';
import { inquirySorting } from '@rostrum/contracts/inquiries';
import { useContractMutation } from '@rostrum/remote-runtime';
import { announce, notify } from '@rostrum/ui-kit';

export type BulkInput = RouteBody<typeof inquirySorting.act>;
type Result = RouteResponse<typeof inquirySorting.act>;

/** How long Undo is offered. Mails about an act wait that long, too. */
const undoSeconds = 10;

const pastOf: Record<BulkInput['act'], string> = {
  assign: 'assigned',
  add_tag: 'tagged',
  remove_tag: 'changed',
  close: 'closed',
  archive: 'archived',
  spam: 'marked as spam',
};

const howMany = (count: number) => (count === 1 ? '1 inquiry' : `${count} inquiries`);

/** Which were not, and why; the first three. */
const describeRefused = (refused: Result['refused']) =>
  refused
    .slice(0, 3)
    .map(({ ref, reason }) => `${ref}: ${reason}`)
    .concat(refused.length > 3 ? [`${refused.length - 3} more.`] : [])
    .join(' ');

/** Acts on several inquiries, says what became of them and offers to undo it. */
export function useBulk(): { act: (input: BulkInput) => Promise<Result>; isPending: boolean } {
  const { mutateAsync, isPending } = useContractMutation(inquirySorting.act);
  const { mutateAsync: undo } = useContractMutation(inquirySorting.undo);

  const takeBack = async (id: string) => {
    try {
      const { done, refused } = await undo({ params: { undo_id: id } });
      const title = `Undone for ${howMany(done.length)}`;
      announce(title);
      if (refused.length > 0) notify.info({ title, description: describeRefused(refused) });
    } catch (error) {
      notify.error({
        title: 'Could not undo',
        ...(error instanceof Error && { description: error.message }),
      });
    }
  };

  const act = async (input: BulkInput) => {
    const result = await mutateAsync({ body: input });
    const { done, refused, undo_id: undoId } = result;
    const told = {
      title: `${howMany(done.length)} ${pastOf[input.act]}`,
      ...(refused.length > 0 && { description: `Not ${pastOf[input.act]}: ${describeRefused(refused)}` }),
    };
    if (done.length === 0) notify.error({ ...told, title: 'Nothing was changed' });
    else if (undoId === null) notify.info(told);
    else notify.success({ ...told, undo: { run: () => takeBack(undoId), seconds: undoSeconds } });
    return result;
  };
  return { act, isPending };
}

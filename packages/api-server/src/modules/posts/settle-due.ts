const atOnce = 200;

interface Due {
  id: string;
  org_id: string;
}

/**
 * Settles everything that is due, each on its own: one that fails is told and holds up no other. Answers how many were
 * settled here; another server may have been first.
 */
export async function settleDue({
  list,
  settle,
  onFailure,
}: {
  list: (limit: number) => Promise<Due[]>;
  settle: (key: { orgId: string; id: string }) => Promise<boolean>;
  onFailure: (error: unknown, post: { id: string }) => void;
}): Promise<number> {
  let settled = 0;
  const seen = new Set<string>();
  for (;;) {
    const due = await list(atOnce + seen.size);
    const fresh = due.filter(({ id }) => !seen.has(id));
    if (fresh.length === 0) return settled;
    for (const { id, org_id } of fresh) {
      // Whatever comes of it, this round does not look at it again.
      seen.add(id);
      try {
        if (await settle({ orgId: org_id, id })) settled += 1;
      } catch (error) {
        onFailure(error, { id });
      }
    }
  }
}

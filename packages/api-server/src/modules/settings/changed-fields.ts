/** The fields that a form changed, before and after; undefined when it changed none. */
export function changedFields(from: Record<string, unknown>, to: Record<string, unknown>) {
  const names = Object.keys(to).filter(
    (name) => name !== 'version' && (from[name] ?? null) !== (to[name] ?? null),
  );
  const pick = (values: Record<string, unknown>) =>
    Object.fromEntries(names.map((name) => [name, values[name] ?? null]));
  return names.length === 0 ? undefined : { before: pick(from), after: pick(to) };
}

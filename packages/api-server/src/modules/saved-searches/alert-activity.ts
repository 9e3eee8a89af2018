import type { AlertFrequency } from '@rostrum/contracts';
import type { Activity, ActivityActor } from '@rostrum/server-kit/audit';

const sentences = {
  saved: (name: string, alert: AlertFrequency) =>
    alert === 'off' ? `saved the search “${name}”` : `saved the search “${name}” with ${alert} mails`,
  alert_changed: (name: string, alert: AlertFrequency) =>
    alert === 'off'
      ? `stopped the mails of the search “${name}”`
      : `asked for ${alert} mails of the search “${name}”`,
  unsubscribed: (name: string) => `stopped the mails of the search “${name}” by the link in a mail`,
  removed: (name: string) => `removed the saved search “${name}”`,
};

/** What happened to a saved search, as the log of its owner tells it. */
export const alertActivity = (
  actor: ActivityActor,
  { id, name }: { id: string; name: string },
  deed: keyof typeof sentences,
  alert: AlertFrequency = 'off',
): Activity => ({
  actor,
  // What a person looks for is theirs: no administrator reads it.
  orgId: null,
  verb: `saved_search.${deed}`,
  text: sentences[deed](name, alert),
  entity: { type: 'search', id, label: name, href: '/dashboard/search' },
});

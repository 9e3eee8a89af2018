import type { Webhook, WebhookDelivery, WebhookEvent } from '@rostrum/contracts/settings';
import {
  CircleCheckIcon,
  CirclePauseIcon,
  CircleXIcon,
  HourglassIcon,
  type Icon,
  type Tone,
} from '@rostrum/ui-kit';

interface Look {
  words: string;
  icon: Icon;
  tone: Tone;
}

export const eventWords: Record<WebhookEvent | 'test', string> = {
  'inquiry.received': 'Inquiry received',
  'inquiry.answered': 'Inquiry answered',
  'post.published': 'Post published',
  'profile.published': 'Profile published',
  test: 'Test',
};

/** How a webhook is doing. */
export function describeWebhook({ state, failing_since }: Pick<Webhook, 'state' | 'failing_since'>): Look {
  if (state === 'stopped')
    return { words: 'Stopped after three days of failures', icon: CircleXIcon, tone: 'danger' };
  if (state === 'paused') return { words: 'Paused', icon: CirclePauseIcon, tone: 'warning' };
  if (failing_since !== null) return { words: 'Failing', icon: CircleXIcon, tone: 'danger' };
  return { words: 'Connected', icon: CircleCheckIcon, tone: 'success' };
}

/** What became of a delivery. */
export function describeDelivery({ state, error }: Pick<WebhookDelivery, 'state' | 'error'>): Look {
  if (state === 'delivered') return { words: 'Delivered', icon: CircleCheckIcon, tone: 'success' };
  if (state === 'failed') return { words: error ?? 'Failed', icon: CircleXIcon, tone: 'danger' };
  return { words: error ?? 'Waiting', icon: HourglassIcon, tone: error === null ? 'plain' : 'warning' };
}

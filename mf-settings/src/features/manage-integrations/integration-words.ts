import type {
  KeyKind,
  KeyScope,
  Webhook,
  WebhookDelivery,
  WebhookEvent,
  WebhookFormat,
} from '@rostrum/contracts/settings';
import {
  CircleCheckIcon,
  CircleDashedIcon,
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
  'inquiry.due': 'Reply due or missed',
  'inquiry.answered': 'Inquiry answered',
  'post.published': 'Post published',
  'profile.published': 'Profile published',
  test: 'Test',
};

export const scopeWords: Record<KeyScope, string> = {
  'people.read': 'People',
  'posts.read': 'Posts',
  'questions.read': 'Questions',
  'members.provision': 'Members (SCIM)',
};

export const formatWords: Record<WebhookFormat, string> = {
  signed: 'Webhook',
  slack: 'Slack',
  teams: 'Microsoft Teams',
};

/** What a key of each kind is called, and what its secret is shown with. */
export const keyWords: Record<KeyKind, { title: string; explanation: string }> = {
  organisation: {
    title: 'Key of the organisation',
    explanation:
      'Send it with each call: “Authorization: Bearer” and then the key. Keep it where visitors of your website cannot read it. It is shown this once.',
  },
  personal: {
    title: 'Personal token',
    explanation:
      'Send it with each call: “Authorization: Bearer” and then the token. It ends when you leave the organisation. It is shown this once.',
  },
  client: {
    title: 'OAuth 2 client',
    explanation:
      'Send it with the client ID to /oauth/token (grant_type=client_credentials). The token that comes back works for an hour. The secret is shown this once.',
  },
};

/** How a webhook is doing. */
export function describeWebhook({
  state,
  failing_since,
  last_delivered_at,
}: Pick<Webhook, 'state' | 'failing_since' | 'last_delivered_at'>): Look {
  if (state === 'stopped')
    return { words: 'Stopped after three days of failures', icon: CircleXIcon, tone: 'danger' };
  if (state === 'paused') return { words: 'Paused', icon: CirclePauseIcon, tone: 'warning' };
  if (failing_since !== null) return { words: 'Failing', icon: CircleXIcon, tone: 'danger' };
  if (last_delivered_at === null)
    return { words: 'Not tested yet: send a test', icon: CircleDashedIcon, tone: 'plain' };
  return { words: 'Connected', icon: CircleCheckIcon, tone: 'success' };
}

/** What became of a delivery. */
export function describeDelivery({ state, error }: Pick<WebhookDelivery, 'state' | 'error'>): Look {
  if (state === 'delivered') return { words: 'Delivered', icon: CircleCheckIcon, tone: 'success' };
  if (state === 'failed') return { words: error ?? 'Failed', icon: CircleXIcon, tone: 'danger' };
  return { words: error ?? 'Waiting', icon: HourglassIcon, tone: error === null ? 'plain' : 'warning' };
}

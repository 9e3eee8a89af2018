import { definePersonalData, derived, none, reference, retained } from '@rostrum/server-kit/personal-data';
import { inquiryRules, inquiryScreenings } from './inquiry-rules.schema.ts';

const blockedList = {
  reason: 'An organisation protects itself from a sender.',
  until: 'its rule expires or is removed',
};

export const inquiryRulesPersonalData = definePersonalData(inquiryRules, {
  links: [{ subject: 'organisation', by: ['orgId'], rows: 'deleted' }],
  columns: {
    id: reference(),
    orgId: reference(),
    list: none,
    kind: none,
    pattern: retained(blockedList),
    needle: derived,
    action: none,
    types: none,
    departments: none,
    tags: none,
    reason: retained(blockedList),
    expiresAt: none,
    enabled: none,
    createdBy: reference(),
    version: none,
    createdAt: none,
    updatedAt: none,
  },
});

export const inquiryScreeningsPersonalData = definePersonalData(inquiryScreenings, {
  columns: {
    orgId: reference(),
    inquiryId: reference(),
    ruleId: reference(),
    kind: none,
    pattern: retained(blockedList),
    action: none,
    reason: retained(blockedList),
    state: none,
    decidedBy: reference(),
    decidedAt: none,
    expiresAt: none,
    remindedAt: none,
    createdAt: none,
  },
});

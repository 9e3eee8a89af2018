import { inquiryRules } from '@rostrum/contracts/inquiries';
import { contractRoutes, route } from '@rostrum/server-kit/module';
import { importRulesService } from './import-rules.service.ts';
import { createRulesService } from './rules.service.ts';

/** A preview reads 90 days of inquiries. */
const previews = { limit: { points: 600, seconds: 3600 } };

/** A file may have hundreds of rules. */
const imports = { limit: { points: 60, seconds: 3600 } };

export const inquiryRuleRoutes = contractRoutes(({ clock }: { clock: () => Date }) => {
  const rules = createRulesService({ clock });
  return [
    route(inquiryRules.list, 'blocked_list.manage', ({ db, session, query }) =>
      rules.list(db, session, query),
    ),
    route(
      inquiryRules.preview,
      'blocked_list.manage',
      ({ db, session, query }) => rules.preview(db, session, query),
      previews,
    ),
    route(inquiryRules.add, 'blocked_list.manage', ({ db, session, request, body }) =>
      rules.add(db, { session, request }, body),
    ),
    route(
      inquiryRules.import,
      'blocked_list.manage',
      ({ db, session, request, body }) => importRulesService.import(db, { session, request }, body),
      imports,
    ),
    route(inquiryRules.change, 'blocked_list.manage', ({ db, session, request, params, body }) =>
      rules.change(db, { session, request, id: params.id }, body),
    ),
    route(inquiryRules.remove, 'blocked_list.manage', ({ db, session, request, params }) =>
      rules.remove(db, { session, request, id: params.id }),
    ),
  ];
});

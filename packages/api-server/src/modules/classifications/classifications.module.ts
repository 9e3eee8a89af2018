import { classifications, termEditors } from '@rostrum/contracts/settings';
import type { Database } from '@rostrum/server-kit/database';
import { contractRoutes, route, defineModule } from '@rostrum/server-kit/module';
import { createTermEditorsService } from './editors/term-editors.service.ts';
import { createExchangeService } from './exchange/exchange.service.ts';
import { createSuggestionService } from './suggestions/suggestions.service.ts';
import { createMergeService } from './terms/merges.service.ts';
import { rehearseMerge } from './terms/rehearse-merge.ts';
import { createTermService } from './terms/terms.service.ts';
import * as schema from './classifications.schema.ts';
import * as editorsSchema from './editors/term-editors.schema.ts';
import {
  classificationMergesPersonalData,
  classificationsPersonalData,
  dismissedSuggestionsPersonalData,
} from './classifications.personal-data.ts';
import { termEditorsPersonalData } from './editors/term-editors.personal-data.ts';

/** The vocabulary that an organisation files its people, posts and questions by. */
export const classificationsModule = defineModule({
  name: 'classifications',
  tables: [
    schema.classifications,
    schema.classificationMerges,
    schema.dismissedSuggestions,
    editorsSchema.termEditors,
  ],
  personalData: [
    classificationMergesPersonalData,
    classificationsPersonalData,
    dismissedSuggestionsPersonalData,
    termEditorsPersonalData,
  ],
  routes: contractRoutes(({ db, clock }: { db: Database; clock: () => Date }) => {
    const editors = createTermEditorsService({ clock });
    const terms = createTermService({ db });
    const merges = createMergeService({ db });
    const suggestions = createSuggestionService({ db });
    const exchange = createExchangeService({ db });
    return [
      route(classifications.list, 'classification.manage', ({ session, query }) =>
        terms.list(session, query),
      ),
      route(classifications.add, 'classification.manage', ({ session, request, body }) =>
        terms.add(session, request, body),
      ),
      route(classifications.change, 'classification.manage', ({ session, request, params, body }) =>
        terms.change(session, request, { id: params.id, ...body }),
      ),
      route(classifications.remove, 'classification.manage', ({ session, request, params }) =>
        terms.remove(session, request, params.id),
      ),
      route(classifications.retire, 'classification.manage', ({ session, request, params, body }) =>
        terms.retire(session, request, { id: params.id, ...body }),
      ),
      route(classifications.previewMerge, 'classification.manage', ({ session, params, query }) =>
        merges.preview(session, { id: params.id, into: query.into }),
      ),
      route(
        classifications.seeMerge,
        'classification.manage',
        ({ session, params, query }) => rehearseMerge(db, session, { id: params.id, ...query }),
        { limit: { points: 60, seconds: 60 } },
      ),
      route(classifications.merge, 'classification.manage', ({ session, request, params, body }) =>
        merges.merge(session, request, { id: params.id, ...body }),
      ),
      route(classifications.undoMerge, 'classification.manage', ({ session, request, params }) =>
        merges.undo(session, request, params.id),
      ),
      route(termEditors.present, 'classification.manage', ({ session, params }) =>
        editors.present(db, session, params),
      ),
      route(termEditors.leave, 'classification.manage', ({ session, params }) =>
        editors.leave(db, session, params),
      ),
      route(classifications.suggestions, 'classification.manage', ({ session, query }) =>
        suggestions.list(session, query),
      ),
      route(classifications.dismiss, 'classification.manage', ({ session, request, body }) =>
        suggestions.dismiss(session, request, body),
      ),
      route(classifications.export, 'classification.manage', ({ session, query }) =>
        exchange.export(session, query),
      ),
      route(
        classifications.import,
        'classification.manage',
        ({ session, request, body }) => exchange.import(session, request, body),
        { limit: { points: 60, seconds: 600 } },
      ),
    ];
  }),
});

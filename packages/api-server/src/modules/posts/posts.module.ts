import { defineModule } from '@rostrum/server-kit/module';
import { postConstraints, postRoutes } from './posts.routes.ts';
import { startPublishingPosts } from './publish-due-posts.job.ts';
import { signOffEndpoints } from './sign-off-pages.endpoints.ts';
import { postEditors } from './post-editors.schema.ts';
import { postFieldValues } from './post-fields.schema.ts';
import { postFigures } from './post-figures.schema.ts';
import { postSignOffs, postSignOffLinks } from './post-signoffs.schema.ts';
import { postVersions } from './post-versions.schema.ts';
import { posts, postAuthors, postExperts } from './posts.schema.ts';
import { postEditorsPersonalData } from './post-editors.personal-data.ts';
import { postFieldValuesPersonalData } from './post-fields.personal-data.ts';
import { postFiguresPersonalData } from './post-figures.personal-data.ts';
import { postSignOffLinksPersonalData, postSignOffsPersonalData } from './post-signoffs.personal-data.ts';
import { postVersionsPersonalData } from './post-versions.personal-data.ts';
import {
  postAuthorsPersonalData,
  postExpertsPersonalData,
  postsPersonalData,
} from './posts.personal-data.ts';
import { postMailKinds } from './mail-kinds.ts';

/** Posts of organisations, their editor, and the pages on which experts sign them off. */
export const postsModule = defineModule({
  name: 'posts',
  tables: [
    postEditors,
    postFieldValues,
    postFigures,
    postSignOffs,
    postSignOffLinks,
    postVersions,
    posts,
    postAuthors,
    postExperts,
  ],
  personalData: [
    postEditorsPersonalData,
    postFieldValuesPersonalData,
    postFiguresPersonalData,
    postSignOffLinksPersonalData,
    postSignOffsPersonalData,
    postVersionsPersonalData,
    postAuthorsPersonalData,
    postExpertsPersonalData,
    postsPersonalData,
  ],
  mails: postMailKinds,
  routes: postRoutes,
  endpoints: signOffEndpoints,
  constraints: postConstraints,
  jobs: startPublishingPosts,
});

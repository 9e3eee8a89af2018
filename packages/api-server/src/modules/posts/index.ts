export { postConstraints, postRoutes } from './posts.routes.ts';
export { postAuthors, postExperts, posts } from './posts.schema.ts';
export { startPublishingPosts } from './publish-due-posts.job.ts';

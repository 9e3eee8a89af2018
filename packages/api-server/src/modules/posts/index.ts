export { postRoutes } from './posts.routes.ts';
export { postAuthors, postExperts, posts } from './posts.schema.ts';

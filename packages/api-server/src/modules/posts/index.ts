export { postFieldValues } from './post-fields.schema.ts';
export { deletePosts } from './delete-posts.repository.ts';
export { writeForReader, writeForReaders } from './linked-people.ts';
export { postRecordRepository, type PostRecord } from './post-record.repository.ts';
export { readPublicPostFields } from './public-fields.ts';
export { valuesOf } from './post-values.ts';
export { postAuthors, postExperts, posts } from './posts.schema.ts';

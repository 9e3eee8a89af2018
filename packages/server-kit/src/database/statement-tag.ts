/** The tag that parameterised statements are written with, for the job queue, which writes its own inside our transactions. */
export { sql as statementTag } from 'drizzle-orm';

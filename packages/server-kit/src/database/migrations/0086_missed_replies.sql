-- Every figure reads `reply_missed_at`. Inquiries from before it was recorded, or whose deadline passed between two looks of the
-- job, get it from their deadline, which the reply times of Setup never exceed.
UPDATE "inquiries" SET "reply_missed_at" = greatest("deadline_at", "created_at")
WHERE "reply_missed_at" IS NULL AND "deadline_at" IS NOT NULL
	AND ("first_reply_at" > "deadline_at"
		OR ("first_reply_at" IS NULL AND "status" IN ('closed', 'archived') AND "deadline_at" < "closed_at"
			AND coalesce("outcome", '') NOT IN ('duplicate', 'withdrawn')));

-- Issuers of the whole installation end sessions by logout tokens as well: neither they nor their sessions belong to an organisation.
ALTER TABLE "oidc_logout_tokens" DROP CONSTRAINT "oidc_logout_tokens_connection_id_token_hash_pk";--> statement-breakpoint
ALTER TABLE "provider_sessions" ALTER COLUMN "org_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "oidc_logout_tokens" ALTER COLUMN "connection_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "oidc_logout_tokens" ADD CONSTRAINT "oidc_logout_tokens_key" UNIQUE NULLS NOT DISTINCT("connection_id","token_hash");
-- Logout tokens of OpenID Connect issuers that were used, and whether a sign-out ends the session at the issuer too.
CREATE TABLE "oidc_logout_tokens" (
	"connection_id" uuid NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "oidc_logout_tokens_connection_id_token_hash_pk" PRIMARY KEY("connection_id","token_hash")
);
--> statement-breakpoint
ALTER TABLE "sso_connections" ADD COLUMN "sign_out_at_provider" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "oidc_logout_tokens" ADD CONSTRAINT "oidc_logout_tokens_connection_id_sso_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."sso_connections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "oidc_logout_tokens_expires_idx" ON "oidc_logout_tokens" USING btree ("expires_at");--> statement-breakpoint
SELECT public.rostrum_protect('oidc_logout_tokens');

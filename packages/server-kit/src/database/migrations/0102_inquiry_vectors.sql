-- What inquiries are about, for screening by meaning, decisions that teach it, and inquiries that ask the same.
CREATE TABLE "inquiry_vectors" (
	"org_id" uuid NOT NULL,
	"inquiry_id" uuid NOT NULL,
	"model" varchar(60) NOT NULL,
	"is_english" boolean NOT NULL,
	"vector" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "inquiry_vectors_org_id_inquiry_id_pk" PRIMARY KEY("org_id","inquiry_id")
);
--> statement-breakpoint
ALTER TABLE "inquiry_vectors" ADD CONSTRAINT "inquiry_vectors_inquiry_fk" FOREIGN KEY ("org_id","inquiry_id") REFERENCES "public"."inquiries"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inquiry_vectors_created_idx" ON "inquiry_vectors" USING btree ("org_id","created_at");--> statement-breakpoint
SELECT public.rostrum_protect('inquiry_vectors');--> statement-breakpoint
SELECT public.rostrum_open_to_organisation('inquiry_vectors');

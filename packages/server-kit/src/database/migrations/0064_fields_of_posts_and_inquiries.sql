-- Fields that an organisation adds to its posts and its inquiry form, beside those of its profiles, and what stands in them.
CREATE TABLE "post_field_values" (
	"org_id" uuid NOT NULL,
	"post_id" uuid NOT NULL,
	"field_id" uuid NOT NULL,
	"value" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "post_field_values_org_id_post_id_field_id_pk" PRIMARY KEY("org_id","post_id","field_id")
);
--> statement-breakpoint
ALTER TABLE "custom_fields" ADD COLUMN "entity" text DEFAULT 'person' NOT NULL;--> statement-breakpoint
ALTER TABLE "custom_fields" ADD COLUMN "inquiry_types" smallint[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "post_field_values" ADD CONSTRAINT "post_field_values_post_fk" FOREIGN KEY ("org_id","post_id") REFERENCES "public"."posts"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_field_values" ADD CONSTRAINT "post_field_values_field_fk" FOREIGN KEY ("org_id","field_id") REFERENCES "public"."custom_fields"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "post_field_values_field_idx" ON "post_field_values" USING btree ("org_id","field_id");--> statement-breakpoint
SELECT public.rostrum_protect('post_field_values');--> statement-breakpoint
SELECT public.rostrum_open_to_organisation('post_field_values');--> statement-breakpoint
SELECT public.rostrum_show_on_pages('post_field_values');

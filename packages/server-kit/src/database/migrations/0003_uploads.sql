-- Files that users upload, in parts until they are complete; portraits are cut from uploaded photos.
CREATE TABLE "retired_files" (
	"name" varchar(60) PRIMARY KEY NOT NULL,
	"retired_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "upload_parts" (
	"upload_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "upload_parts_upload_id_position_pk" PRIMARY KEY("upload_id","position")
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"name" varchar(255) NOT NULL,
	"size" integer NOT NULL,
	"received" integer DEFAULT 0 NOT NULL,
	"state" text DEFAULT 'receiving' NOT NULL,
	"fault" text,
	"key" varchar(32) NOT NULL,
	"width" integer,
	"height" integer,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "uploads_received_range" CHECK ("uploads"."received" between 0 and "uploads"."size")
);
--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "image_upload_id" uuid;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "image_focus_x" smallint DEFAULT 50 NOT NULL;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "image_focus_y" smallint DEFAULT 50 NOT NULL;--> statement-breakpoint
ALTER TABLE "upload_parts" ADD CONSTRAINT "upload_parts_upload_id_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload_parts" ADD CONSTRAINT "upload_parts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "retired_files_retired_idx" ON "retired_files" USING btree ("retired_at");--> statement-breakpoint
CREATE INDEX "upload_parts_user_idx" ON "upload_parts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "uploads_user_idx" ON "uploads" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "uploads_unused_idx" ON "uploads" USING btree ("updated_at") WHERE "uploads"."used_at" is null;--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_image_upload_id_uploads_id_fk" FOREIGN KEY ("image_upload_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "people_image_upload_idx" ON "people" USING btree ("image_upload_id");--> statement-breakpoint
SELECT public.rostrum_protect('uploads');--> statement-breakpoint
SELECT public.rostrum_open_to_user('uploads');--> statement-breakpoint
SELECT public.rostrum_protect('upload_parts');--> statement-breakpoint
SELECT public.rostrum_open_to_user('upload_parts');--> statement-breakpoint
SELECT public.rostrum_protect('retired_files');

-- A personal note with an invitation.
ALTER TABLE "invitations" ADD COLUMN "note" varchar(500) DEFAULT '' NOT NULL;

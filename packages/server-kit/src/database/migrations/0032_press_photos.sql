-- Whether the press may use the photo of a profile: those that were uploaded before were not given for that.
ALTER TABLE "people" ADD COLUMN "image_press_approved" boolean DEFAULT false NOT NULL;
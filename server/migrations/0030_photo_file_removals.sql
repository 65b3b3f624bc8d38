-- Files of photos follow what was committed: a row that goes, by whichever way, leaves a note here in the same transaction, and the
-- file is deleted when it is committed. A new table and a trigger: review_photos is locked for an instant, no row is read. The
-- version before deletes rows as ever and leaves notes too, which this one works off.
CREATE TABLE "photo_file_removals" (
	"photo_id" uuid PRIMARY KEY NOT NULL,
	"written_at" timestamp with time zone
);--> statement-breakpoint
COMMENT ON TABLE "photo_file_removals" IS 'Files of photos that are to be deleted. A note goes when its file is gone.';--> statement-breakpoint
COMMENT ON COLUMN "photo_file_removals"."written_at" IS 'Null: the row of the photo was deleted. Else the file was written then, and the transaction of its row takes this note away; one that stays belongs to a row that never came.';--> statement-breakpoint
CREATE FUNCTION "public"."note_photo_file_removal"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "public"."photo_file_removals" ("photo_id") VALUES (OLD."id")
    ON CONFLICT ("photo_id") DO UPDATE SET "written_at" = NULL;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "review_photos_note_removal" AFTER DELETE ON "review_photos" FOR EACH ROW EXECUTE FUNCTION "public"."note_photo_file_removal"();

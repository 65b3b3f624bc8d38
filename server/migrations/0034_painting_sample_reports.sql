-- Samples on the mural can be reported like everybody's paintings. They lie in the content and have no row, so what is said of them
-- has a table of its own. A new table: nothing is locked. The version before answers such a report as before, and notes nothing.
CREATE TABLE "painting_sample_reports" (
	"sample_id" uuid NOT NULL,
	"visitor_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"said_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "painting_sample_reports_pk" PRIMARY KEY("sample_id","visitor_id")
);--> statement-breakpoint
COMMENT ON TABLE "painting_sample_reports" IS 'What visitors reported of a sample on the mural; one of each.';--> statement-breakpoint
COMMENT ON COLUMN "painting_sample_reports"."sample_id" IS 'As in content/paintings/tiles.';--> statement-breakpoint
ALTER TABLE "painting_sample_reports" ADD CONSTRAINT "painting_sample_reports_visitor_id_visitors_id_fk" FOREIGN KEY ("visitor_id") REFERENCES "public"."visitors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "painting_sample_reports_visitor" ON "painting_sample_reports" USING btree ("visitor_id");

-- Entries of draws and reports of mascaras keep what they are judged by. Columns only, nullable or with a constant default, and
-- an index over no row yet: each table is held for an instant, draw_entries for as long as it is read once. The version before
-- writes none of them: what it takes is not judged, and each of its reports is a voice.
ALTER TABLE "draw_entries" ADD COLUMN "network" text;--> statement-breakpoint
ALTER TABLE "draw_entries" ADD COLUMN "known_days" smallint;--> statement-breakpoint
ALTER TABLE "draw_entries" ADD COLUMN "is_aside" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "draw_tickets" ADD COLUMN "is_aside" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "draw_entries_network" ON "draw_entries" USING btree ("campaign_id","network","jst_day") WHERE "network" IS NOT NULL;--> statement-breakpoint
COMMENT ON COLUMN "draw_entries"."network" IS 'A keyed hash of the network, another for every campaign, of an instant draw every day; taken off when the list is frozen.';--> statement-breakpoint
COMMENT ON COLUMN "draw_entries"."known_days" IS 'Whole days in Japan since the visitor was first seen, when the entry was made; 0 for a newcomer.';--> statement-breakpoint
COMMENT ON COLUMN "draw_entries"."is_aside" IS 'Of an instant draw: beyond the share of its network when it was made. It meets no moment, and the log says so.';--> statement-breakpoint
COMMENT ON COLUMN "draw_tickets"."is_aside" IS 'Of a draw after the end: beyond the share of its network when the list was frozen. The proof names it.';--> statement-breakpoint
ALTER TABLE "mascara_reports" ADD COLUMN "network" text;--> statement-breakpoint
ALTER TABLE "mascara_reports" ADD COLUMN "known_days" smallint;--> statement-breakpoint
COMMENT ON COLUMN "mascara_reports"."network" IS 'A keyed hash of the network, another for every mascara; taken off when somebody has looked at it.';--> statement-breakpoint
COMMENT ON COLUMN "mascara_reports"."known_days" IS 'Whole days in Japan since the visitor was first seen, when the report was made; 0 for a newcomer.';

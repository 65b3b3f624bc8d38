-- A merge of two rooms and an erasure look for a visitor's rows in every table; in these eight they read all that others left there.
-- Writes to a table wait while its index is made, pages do not: about a second a million rows. Where one of them has grown to
-- millions make its index beforehand, with CREATE INDEX CONCURRENTLY and this name: it is taken as it is. The version before
-- finds nothing changed.
CREATE INDEX IF NOT EXISTS "live_poll_votes_visitor" ON "live_poll_votes" USING btree ("visitor_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "word_ballots_visitor" ON "word_ballots" USING btree ("visitor_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "mascara_reports_visitor" ON "mascara_reports" USING btree ("visitor_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "painting_complaints_visitor" ON "painting_complaints" USING btree ("visitor_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "blind_picks_visitor" ON "blind_picks" USING btree ("visitor_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "red_pixels_visitor" ON "red_pixels" USING btree ("visitor_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "review_reports_visitor" ON "review_reports" USING btree ("visitor_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "room_moves_to" ON "room_moves" USING btree ("to_id");

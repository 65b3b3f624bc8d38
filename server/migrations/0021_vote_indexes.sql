-- Four indexes of votes become two. The new ones are made before the old ones go; votes wait meanwhile, pages do not. With
-- millions of votes make the three indexes beforehand, with CREATE INDEX CONCURRENTLY and these names: they are taken as they are.
CREATE INDEX IF NOT EXISTS "votes_at" ON "votes" USING btree ("voted_at");--> statement-breakpoint
CREATE UNIQUE INDEX IF NOT EXISTS "votes_visitor_id_poll_id_jst_day_pk" ON "votes" USING btree ("visitor_id","poll_id","jst_day");--> statement-breakpoint
CREATE UNIQUE INDEX IF NOT EXISTS "vote_networks_network_jst_day_poll_id_pk" ON "vote_networks" USING btree ("network","jst_day","poll_id");--> statement-breakpoint
ALTER TABLE "votes" DROP CONSTRAINT "votes_poll_id_visitor_id_jst_day_pk", ADD CONSTRAINT "votes_visitor_id_poll_id_jst_day_pk" PRIMARY KEY USING INDEX "votes_visitor_id_poll_id_jst_day_pk";--> statement-breakpoint
ALTER TABLE "vote_networks" DROP CONSTRAINT "vote_networks_poll_id_jst_day_network_pk", ADD CONSTRAINT "vote_networks_network_jst_day_poll_id_pk" PRIMARY KEY USING INDEX "vote_networks_network_jst_day_poll_id_pk";--> statement-breakpoint
ALTER TABLE "votes" DROP CONSTRAINT "votes_id_unique";--> statement-breakpoint
DROP INDEX "votes_visitor";--> statement-breakpoint
DROP INDEX "votes_day";

-- The three nights of a small game, how a round's points came, and a round handed to a friend as a duel. Three columns with constant
-- defaults or null (no rewrite) under a short ACCESS EXCLUSIVE lock of game_runs, and one new table. The version before writes rounds
-- of the first night without points over time; what it answers of a board is of the same seed.
ALTER TABLE "game_runs" ADD COLUMN "night" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "game_runs" ADD COLUMN "points_over_time" integer[];--> statement-breakpoint
ALTER TABLE "game_runs" ADD COLUMN "duel_id" uuid;--> statement-breakpoint
COMMENT ON COLUMN "game_runs"."night" IS '1 to 3: each night has one rule more than the one before.';--> statement-breakpoint
COMMENT ON COLUMN "game_runs"."points_over_time" IS 'The points at each twentieth of the round, the last at its end; null for rounds of the versions before.';--> statement-breakpoint
COMMENT ON COLUMN "game_runs"."duel_id" IS 'The duel in which it was played; null for all others. Stays when the duel is gone.';--> statement-breakpoint
CREATE TABLE "game_duels" (
	"id" uuid PRIMARY KEY NOT NULL,
	"run_id" uuid NOT NULL,
	"visitor_id" uuid NOT NULL,
	"game" smallint NOT NULL,
	"rules" text NOT NULL,
	"offered_at" timestamp (3) with time zone NOT NULL
);--> statement-breakpoint
COMMENT ON TABLE "game_duels" IS 'Rounds that were handed to friends by a link, to be beaten; kept thirty days.';--> statement-breakpoint
COMMENT ON COLUMN "game_duels"."id" IS 'Stands in the link.';--> statement-breakpoint
COMMENT ON COLUMN "game_duels"."run_id" IS 'The round to be beaten; each is offered once.';--> statement-breakpoint
COMMENT ON COLUMN "game_duels"."rules" IS 'By which rules it was played: under others it cannot be taken up.';--> statement-breakpoint
ALTER TABLE "game_duels" ADD CONSTRAINT "game_duels_run_id_game_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."game_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_duels" ADD CONSTRAINT "game_duels_visitor_id_visitors_id_fk" FOREIGN KEY ("visitor_id") REFERENCES "public"."visitors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "game_duels_run" ON "game_duels" USING btree ("run_id");--> statement-breakpoint
CREATE INDEX "game_duels_visitor" ON "game_duels" USING btree ("visitor_id","game","offered_at");--> statement-breakpoint
CREATE INDEX "game_duels_offered_at" ON "game_duels" USING btree ("offered_at");--> statement-breakpoint
CREATE INDEX "game_runs_duel" ON "game_runs" USING btree ("duel_id") WHERE "duel_id" IS NOT NULL;

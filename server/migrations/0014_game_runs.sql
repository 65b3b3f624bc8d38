CREATE TABLE "game_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"visitor_id" uuid NOT NULL,
	"game" integer NOT NULL,
	"kind" text NOT NULL,
	"is_assisted" boolean NOT NULL,
	"seed" bigint NOT NULL,
	"score" integer NOT NULL,
	"stars" integer NOT NULL,
	"duration_ms" integer NOT NULL,
	"jst_day" date NOT NULL,
	"finished_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "game_runs" ADD CONSTRAINT "game_runs_visitor_id_visitors_id_fk" FOREIGN KEY ("visitor_id") REFERENCES "public"."visitors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "game_runs_visitor" ON "game_runs" USING btree ("visitor_id","game","score" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "game_runs_board" ON "game_runs" USING btree ("jst_day","game","kind","is_assisted","visitor_id","score");
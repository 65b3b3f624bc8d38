CREATE TABLE "stage_bests" (
	"visitor_id" uuid NOT NULL,
	"stage" integer NOT NULL,
	"difficulty" integer NOT NULL,
	"is_assisted" boolean NOT NULL,
	"period" text NOT NULL,
	"run_id" uuid NOT NULL,
	"score" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "stage_bests_visitor_id_stage_difficulty_is_assisted_period_pk" PRIMARY KEY("visitor_id","stage","difficulty","is_assisted","period")
);
--> statement-breakpoint
CREATE TABLE "stage_logs" (
	"run_id" uuid PRIMARY KEY NOT NULL,
	"log" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stage_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"visitor_id" uuid NOT NULL,
	"stage" integer NOT NULL,
	"difficulty" integer NOT NULL,
	"monster" integer NOT NULL,
	"is_assisted" boolean NOT NULL,
	"seed" bigint NOT NULL,
	"rules_hash" text NOT NULL,
	"setup" jsonb NOT NULL,
	"is_cleared" boolean NOT NULL,
	"score" integer NOT NULL,
	"rank" integer NOT NULL,
	"ticks" integer NOT NULL,
	"hits" integer NOT NULL,
	"struck" text[] NOT NULL,
	"jst_day" date NOT NULL,
	"finished_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "stage_bests" ADD CONSTRAINT "stage_bests_visitor_id_visitors_id_fk" FOREIGN KEY ("visitor_id") REFERENCES "public"."visitors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stage_bests" ADD CONSTRAINT "stage_bests_run_id_stage_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."stage_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stage_logs" ADD CONSTRAINT "stage_logs_run_id_stage_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."stage_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stage_runs" ADD CONSTRAINT "stage_runs_visitor_id_visitors_id_fk" FOREIGN KEY ("visitor_id") REFERENCES "public"."visitors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stage_bests_board" ON "stage_bests" USING btree ("stage","difficulty","is_assisted","period","score" DESC NULLS LAST,"at","run_id");--> statement-breakpoint
CREATE INDEX "stage_bests_run" ON "stage_bests" USING btree ("run_id");--> statement-breakpoint
CREATE INDEX "stage_runs_visitor" ON "stage_runs" USING btree ("visitor_id","finished_at");--> statement-breakpoint
CREATE INDEX "stage_runs_day" ON "stage_runs" USING btree ("jst_day","stage");
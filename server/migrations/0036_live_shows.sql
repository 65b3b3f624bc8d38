-- Live shows that are written beat by beat: what a visitor asks for in one by a tap, and what was decided in it. New tables: nothing is
-- locked. The version before knows neither; a show that ran under it has no decision, and its replay then counts the votes that are there.
CREATE TABLE "live_signals" (
	"airing_id" text NOT NULL,
	"visitor_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL
);--> statement-breakpoint
COMMENT ON TABLE "live_signals" IS 'What a visitor asked for in a show by a tap: its colour, or one of its written questions. One of each.';--> statement-breakpoint
COMMENT ON COLUMN "live_signals"."subject" IS 'want, or ask: and the id of a question.';--> statement-breakpoint
ALTER TABLE "live_signals" ADD CONSTRAINT "live_signals_visitor_id_visitors_id_fk" FOREIGN KEY ("visitor_id") REFERENCES "public"."visitors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "live_signals_one" ON "live_signals" USING btree ("airing_id","visitor_id","subject");--> statement-breakpoint
CREATE INDEX "live_signals_count" ON "live_signals" USING btree ("airing_id","subject");--> statement-breakpoint
CREATE INDEX "live_signals_visitor" ON "live_signals" USING btree ("visitor_id");--> statement-breakpoint
CREATE TABLE "live_decisions" (
	"airing_id" text NOT NULL,
	"subject" text NOT NULL,
	"choice" text NOT NULL,
	"decided_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "live_decisions_pk" PRIMARY KEY("airing_id","subject")
);--> statement-breakpoint
COMMENT ON TABLE "live_decisions" IS 'What the visitors of a show decided, fixed when its time was over: it stands whatever becomes of their votes.';--> statement-breakpoint
COMMENT ON COLUMN "live_decisions"."subject" IS 'poll, or question: and the second of the show at which the question is answered.';

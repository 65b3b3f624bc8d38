-- Two new tables. Nothing that is there is locked or rewritten; the version before gives tickets without a row and keeps runs
-- without a print, as it always did.
CREATE TABLE "run_tickets" (
	"visitor_id" uuid NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"run_id" uuid NOT NULL,
	CONSTRAINT "run_tickets_pk" PRIMARY KEY("visitor_id","issued_at","run_id")
);
--> statement-breakpoint
CREATE TABLE "run_prints" (
	"run_id" uuid PRIMARY KEY NOT NULL,
	"scope" text NOT NULL,
	"digest" text NOT NULL,
	"sketch" integer[] NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "run_prints_digest" ON "run_prints" USING btree ("scope","digest");--> statement-breakpoint
CREATE INDEX "run_prints_sketch" ON "run_prints" USING gin ("sketch");--> statement-breakpoint
COMMENT ON TABLE "run_tickets" IS 'Tickets of stage runs and game rounds of the last hours: the time of one ends when the next is given. A visitor who only plays has no row of their own, so there is no foreign key.';--> statement-breakpoint
COMMENT ON TABLE "run_prints" IS 'What the input of a counted run looked like, so that it counts once. Whose it was, it does not say.';--> statement-breakpoint
COMMENT ON COLUMN "run_prints"."scope" IS 'What was the same for all who played it: game, stage and seed.';--> statement-breakpoint
COMMENT ON COLUMN "run_prints"."digest" IS 'A keyed hash of the input, tick by tick.';--> statement-breakpoint
COMMENT ON COLUMN "run_prints"."sketch" IS 'The smallest hashes of its groups of moves: two runs that share many of them were played by one hand.';

-- Votes and entries of draws keep what they are judged by when they are counted. Columns only, nullable: each table is held
-- for an instant. The check goes because verdicts are added to the counters as differences, in a row of their own. The version
-- before writes neither column: its votes and entries keep the verdict of their arrival. It goes on filling vote_networks,
-- which nobody asks any more and a later release drops.
ALTER TABLE "votes" ADD COLUMN "network" text;--> statement-breakpoint
ALTER TABLE "votes" ADD COLUMN "known_days" smallint;--> statement-breakpoint
ALTER TABLE "vote_counters" DROP CONSTRAINT "vote_counters_not_negative";--> statement-breakpoint
COMMENT ON COLUMN "votes"."network" IS 'A keyed hash of the network, another every day; taken off some days later. Null: the verdict is final.';--> statement-breakpoint
COMMENT ON COLUMN "votes"."known_days" IS 'Whole days in Japan since the visitor was first seen, when the vote was cast; 0 for a newcomer.';--> statement-breakpoint
COMMENT ON COLUMN "votes"."is_quarantined" IS 'Set aside: told as a number, not counted. At first by the request alone, then by each judgement of the day (record 0032).';--> statement-breakpoint
COMMENT ON COLUMN "vote_counters"."slot" IS 'Of the process that counted: two processes never wait for one row. In slot -1 stand the differences that judgements made.';--> statement-breakpoint
COMMENT ON TABLE "vote_networks" IS 'Not read any more: the version before counted votes by network here.';

CREATE TABLE "vote_finals" (
	"poll_id" text PRIMARY KEY NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"results" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vote_receipts" (
	"poll_id" text NOT NULL,
	"receipt" text NOT NULL,
	"jst_day" date NOT NULL,
	"monster_id" text NOT NULL,
	CONSTRAINT "vote_receipts_poll_id_receipt_pk" PRIMARY KEY("poll_id","receipt")
);

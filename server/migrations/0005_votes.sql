CREATE TABLE "vote_boards" (
	"poll_id" text NOT NULL,
	"shown_at" timestamp (3) with time zone NOT NULL,
	"standings" jsonb NOT NULL,
	"quarantined" bigint NOT NULL,
	CONSTRAINT "vote_boards_poll_id_shown_at_pk" PRIMARY KEY("poll_id","shown_at")
);
--> statement-breakpoint
CREATE TABLE "vote_counters" (
	"poll_id" text NOT NULL,
	"monster_id" text NOT NULL,
	"jst_day" date NOT NULL,
	"slot" integer NOT NULL,
	"counted" bigint NOT NULL,
	"quarantined" bigint NOT NULL,
	CONSTRAINT "vote_counters_poll_id_monster_id_jst_day_slot_pk" PRIMARY KEY("poll_id","monster_id","jst_day","slot"),
	CONSTRAINT "vote_counters_not_negative" CHECK ("vote_counters"."counted" >= 0 AND "vote_counters"."quarantined" >= 0)
);
--> statement-breakpoint
CREATE TABLE "vote_networks" (
	"poll_id" text NOT NULL,
	"jst_day" date NOT NULL,
	"network" text NOT NULL,
	"sent" bigint NOT NULL,
	CONSTRAINT "vote_networks_poll_id_jst_day_network_pk" PRIMARY KEY("poll_id","jst_day","network")
);
--> statement-breakpoint
CREATE TABLE "votes" (
	"id" uuid NOT NULL,
	"poll_id" text NOT NULL,
	"visitor_id" uuid NOT NULL,
	"jst_day" date NOT NULL,
	"key" uuid NOT NULL,
	"monster_id" text NOT NULL,
	"face_type" integer,
	"voted_at" timestamp (3) with time zone NOT NULL,
	"is_quarantined" boolean NOT NULL,
	CONSTRAINT "votes_poll_id_visitor_id_jst_day_pk" PRIMARY KEY("poll_id","visitor_id","jst_day"),
	CONSTRAINT "votes_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE INDEX "votes_visitor" ON "votes" USING btree ("visitor_id","voted_at");
CREATE TABLE "audit_log" (
	"number" bigint PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"detail" jsonb NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "campaigns" (
	"id" text PRIMARY KEY NOT NULL,
	"content" jsonb NOT NULL,
	"opens_at" timestamp (3) with time zone NOT NULL,
	"closes_at" timestamp (3) with time zone NOT NULL,
	"terms" text NOT NULL,
	"commitment" text NOT NULL,
	"seed" text NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"is_demonstration" boolean NOT NULL,
	"stopped_at" timestamp (3) with time zone,
	"frozen_at" timestamp (3) with time zone,
	"tickets_digest" text,
	"drawn_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "draw_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"campaign_id" text NOT NULL,
	"ticket_id" uuid NOT NULL,
	"jst_day" date NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "draw_pages" (
	"campaign_id" text NOT NULL,
	"hour" timestamp (3) with time zone NOT NULL,
	"entries" integer NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "draw_pages_campaign_id_hour_pk" PRIMARY KEY("campaign_id","hour")
);
--> statement-breakpoint
CREATE TABLE "draw_proofs" (
	"campaign_id" text PRIMARY KEY NOT NULL,
	"proof" text NOT NULL,
	"draw_order" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "draw_tickets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"campaign_id" text NOT NULL,
	"visitor_id" uuid,
	"mark" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "draw_units" (
	"campaign_id" text NOT NULL,
	"unit" integer NOT NULL,
	"prize_id" text NOT NULL,
	"due_at" timestamp (3) with time zone,
	"entry_id" uuid,
	CONSTRAINT "draw_units_campaign_id_unit_pk" PRIMARY KEY("campaign_id","unit"),
	CONSTRAINT "draw_units_entry_id_unique" UNIQUE("entry_id")
);
--> statement-breakpoint
CREATE TABLE "draw_wins" (
	"id" uuid PRIMARY KEY NOT NULL,
	"campaign_id" text NOT NULL,
	"unit" integer NOT NULL,
	"ticket_id" uuid NOT NULL,
	"won_at" timestamp (3) with time zone NOT NULL,
	"claim_until" timestamp (3) with time zone NOT NULL,
	"code_hash" text,
	"claimed_at" timestamp (3) with time zone,
	"misses" integer NOT NULL,
	"handed_at" timestamp (3) with time zone,
	"lapsed_at" timestamp (3) with time zone,
	CONSTRAINT "draw_wins_misses" CHECK ("draw_wins"."misses" >= 0)
);
--> statement-breakpoint
CREATE TABLE "companions" (
	"visitor_id" uuid PRIMARY KEY NOT NULL,
	"monster_id" text NOT NULL,
	"starter_id" text,
	"chosen_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lip_areas" (
	"visitor_id" uuid NOT NULL,
	"area" integer NOT NULL,
	"entered_at" timestamp (3) with time zone NOT NULL,
	"panels" integer[] NOT NULL,
	CONSTRAINT "lip_areas_visitor_id_area_pk" PRIMARY KEY("visitor_id","area")
);
--> statement-breakpoint
CREATE TABLE "lip_mastery" (
	"visitor_id" uuid NOT NULL,
	"task_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "lip_mastery_visitor_id_task_id_pk" PRIMARY KEY("visitor_id","task_id")
);
--> statement-breakpoint
CREATE TABLE "lip_talks" (
	"visitor_id" uuid NOT NULL,
	"monster_id" text NOT NULL,
	"choice" text,
	"visits" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "lip_talks_visitor_id_monster_id_pk" PRIMARY KEY("visitor_id","monster_id")
);
--> statement-breakpoint
CREATE TABLE "lip_treasures" (
	"visitor_id" uuid NOT NULL,
	"jst_day" date NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "lip_treasures_visitor_id_jst_day_pk" PRIMARY KEY("visitor_id","jst_day")
);
--> statement-breakpoint
CREATE TABLE "word_ballots" (
	"week" text NOT NULL,
	"visitor_id" uuid NOT NULL,
	"saying_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "word_ballots_week_visitor_id_pk" PRIMARY KEY("week","visitor_id")
);
--> statement-breakpoint
CREATE TABLE "mascara_drafts" (
	"visitor_id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"step" smallint NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mascara_likes" (
	"mascara_id" uuid NOT NULL,
	"visitor_id" uuid NOT NULL,
	"liked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "mascara_likes_mascara_id_visitor_id_pk" PRIMARY KEY("mascara_id","visitor_id")
);
--> statement-breakpoint
CREATE TABLE "mascara_numbers" (
	"id" text PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mascara_reports" (
	"mascara_id" uuid NOT NULL,
	"visitor_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"reported_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "mascara_reports_mascara_id_visitor_id_pk" PRIMARY KEY("mascara_id","visitor_id")
);
--> statement-breakpoint
CREATE TABLE "mascaras" (
	"id" uuid PRIMARY KEY NOT NULL,
	"visitor_id" uuid,
	"code" text NOT NULL,
	"number" integer NOT NULL,
	"parent_id" uuid,
	"is_public" boolean NOT NULL,
	"state" text NOT NULL,
	"worry" smallint NOT NULL,
	"is_experiment" boolean NOT NULL,
	"likes" integer NOT NULL,
	"reports" integer NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "mascaras_number" UNIQUE("number"),
	CONSTRAINT "mascaras_once" UNIQUE("visitor_id","code")
);
--> statement-breakpoint
ALTER TABLE "draw_entries" ADD CONSTRAINT "draw_entries_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draw_entries" ADD CONSTRAINT "draw_entries_ticket_id_draw_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."draw_tickets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draw_pages" ADD CONSTRAINT "draw_pages_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draw_proofs" ADD CONSTRAINT "draw_proofs_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draw_tickets" ADD CONSTRAINT "draw_tickets_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draw_tickets" ADD CONSTRAINT "draw_tickets_visitor_id_visitors_id_fk" FOREIGN KEY ("visitor_id") REFERENCES "public"."visitors"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draw_units" ADD CONSTRAINT "draw_units_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draw_wins" ADD CONSTRAINT "draw_wins_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draw_wins" ADD CONSTRAINT "draw_wins_ticket_id_draw_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."draw_tickets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "companions" ADD CONSTRAINT "companions_visitor_id_visitors_id_fk" FOREIGN KEY ("visitor_id") REFERENCES "public"."visitors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lip_areas" ADD CONSTRAINT "lip_areas_visitor_id_visitors_id_fk" FOREIGN KEY ("visitor_id") REFERENCES "public"."visitors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lip_mastery" ADD CONSTRAINT "lip_mastery_visitor_id_visitors_id_fk" FOREIGN KEY ("visitor_id") REFERENCES "public"."visitors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lip_talks" ADD CONSTRAINT "lip_talks_visitor_id_visitors_id_fk" FOREIGN KEY ("visitor_id") REFERENCES "public"."visitors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lip_treasures" ADD CONSTRAINT "lip_treasures_visitor_id_visitors_id_fk" FOREIGN KEY ("visitor_id") REFERENCES "public"."visitors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "word_ballots" ADD CONSTRAINT "word_ballots_visitor_id_visitors_id_fk" FOREIGN KEY ("visitor_id") REFERENCES "public"."visitors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mascara_drafts" ADD CONSTRAINT "mascara_drafts_visitor_id_visitors_id_fk" FOREIGN KEY ("visitor_id") REFERENCES "public"."visitors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mascara_likes" ADD CONSTRAINT "mascara_likes_mascara_id_mascaras_id_fk" FOREIGN KEY ("mascara_id") REFERENCES "public"."mascaras"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mascara_likes" ADD CONSTRAINT "mascara_likes_visitor_id_visitors_id_fk" FOREIGN KEY ("visitor_id") REFERENCES "public"."visitors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mascara_reports" ADD CONSTRAINT "mascara_reports_mascara_id_mascaras_id_fk" FOREIGN KEY ("mascara_id") REFERENCES "public"."mascaras"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mascara_reports" ADD CONSTRAINT "mascara_reports_visitor_id_visitors_id_fk" FOREIGN KEY ("visitor_id") REFERENCES "public"."visitors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mascaras" ADD CONSTRAINT "mascaras_visitor_id_visitors_id_fk" FOREIGN KEY ("visitor_id") REFERENCES "public"."visitors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mascaras" ADD CONSTRAINT "mascaras_parent_id_mascaras_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."mascaras"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "draw_entries_day" ON "draw_entries" USING btree ("campaign_id","ticket_id","jst_day");--> statement-breakpoint
CREATE INDEX "draw_entries_at" ON "draw_entries" USING btree ("campaign_id","at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "draw_tickets_visitor" ON "draw_tickets" USING btree ("campaign_id","visitor_id");--> statement-breakpoint
CREATE UNIQUE INDEX "draw_tickets_mark" ON "draw_tickets" USING btree ("campaign_id","mark");--> statement-breakpoint
CREATE INDEX "draw_tickets_of" ON "draw_tickets" USING btree ("visitor_id");--> statement-breakpoint
CREATE INDEX "draw_units_due" ON "draw_units" USING btree ("campaign_id","due_at") WHERE "draw_units"."entry_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "draw_wins_holder" ON "draw_wins" USING btree ("campaign_id","unit") WHERE "draw_wins"."lapsed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "draw_wins_ticket" ON "draw_wins" USING btree ("ticket_id");--> statement-breakpoint
CREATE INDEX "draw_wins_open" ON "draw_wins" USING btree ("claim_until") WHERE "draw_wins"."claimed_at" is null and "draw_wins"."lapsed_at" is null;--> statement-breakpoint
CREATE INDEX "word_ballots_week_saying" ON "word_ballots" USING btree ("week","saying_id");--> statement-breakpoint
CREATE INDEX "mascara_likes_visitor" ON "mascara_likes" USING btree ("visitor_id","liked_at");--> statement-breakpoint
CREATE INDEX "mascaras_own" ON "mascaras" USING btree ("visitor_id","made_at");--> statement-breakpoint
CREATE INDEX "mascaras_parent" ON "mascaras" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "mascaras_new" ON "mascaras" USING btree ("made_at","id") WHERE is_public AND state IN ('shown', 'cleared');--> statement-breakpoint
CREATE INDEX "mascaras_liked" ON "mascaras" USING btree ("likes","made_at","id") WHERE is_public AND state IN ('shown', 'cleared');--> statement-breakpoint
CREATE INDEX "mascaras_experiments" ON "mascaras" USING btree ("made_at","id") WHERE is_public AND state IN ('shown', 'cleared') AND is_experiment;--> statement-breakpoint
CREATE INDEX "mascaras_worry" ON "mascaras" USING btree ("worry","made_at","id") WHERE is_public AND state IN ('shown', 'cleared');
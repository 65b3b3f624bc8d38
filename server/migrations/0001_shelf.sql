CREATE TABLE "faq_votes" (
	"visitor_id" uuid NOT NULL,
	"entry_id" text NOT NULL,
	"is_helpful" boolean NOT NULL,
	"voted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "faq_votes_visitor_id_entry_id_pk" PRIMARY KEY("visitor_id","entry_id")
);
--> statement-breakpoint
CREATE TABLE "hack_results" (
	"visitor_id" uuid NOT NULL,
	"hack_number" integer NOT NULL,
	"kept_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "hack_results_visitor_id_hack_number_pk" PRIMARY KEY("visitor_id","hack_number")
);
--> statement-breakpoint
CREATE TABLE "meetings" (
	"visitor_id" uuid NOT NULL,
	"monster_id" text NOT NULL,
	"place" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "meetings_visitor_id_monster_id_pk" PRIMARY KEY("visitor_id","monster_id")
);
--> statement-breakpoint
CREATE TABLE "blind_picks" (
	"round" text NOT NULL,
	"visitor_id" uuid NOT NULL,
	"is_named" boolean NOT NULL,
	"source" text NOT NULL,
	"offered_ids" text[] NOT NULL,
	"picked_ids" text[] NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"is_demo" boolean NOT NULL,
	CONSTRAINT "blind_picks_round_visitor_id_is_named_pk" PRIMARY KEY("round","visitor_id","is_named")
);
--> statement-breakpoint
CREATE TABLE "demonstration" (
	"id" text PRIMARY KEY NOT NULL,
	"is_on" boolean NOT NULL,
	"made_until" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "interest_days" (
	"kind" text NOT NULL,
	"product_id" text NOT NULL,
	"face_type" smallint NOT NULL,
	"is_demo" boolean NOT NULL,
	"n" integer NOT NULL,
	"jst_day" date NOT NULL,
	CONSTRAINT "interest_days_kind_jst_day_product_id_face_type_is_demo_pk" PRIMARY KEY("kind","jst_day","product_id","face_type","is_demo")
);
--> statement-breakpoint
CREATE TABLE "interest_events" (
	"visitor_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"product_id" text NOT NULL,
	"jst_day" date NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"face_type" smallint NOT NULL,
	"is_demo" boolean NOT NULL,
	CONSTRAINT "interest_events_visitor_id_kind_product_id_jst_day_pk" PRIMARY KEY("visitor_id","kind","product_id","jst_day")
);
--> statement-breakpoint
CREATE TABLE "interest_exclusions" (
	"visitor_id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "interest_hours" (
	"kind" text NOT NULL,
	"product_id" text NOT NULL,
	"face_type" smallint NOT NULL,
	"is_demo" boolean NOT NULL,
	"n" integer NOT NULL,
	"hour" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "interest_hours_kind_hour_product_id_face_type_is_demo_pk" PRIMARY KEY("kind","hour","product_id","face_type","is_demo")
);
--> statement-breakpoint
CREATE TABLE "interest_pending" (
	"visitor_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"product_id" text NOT NULL,
	"jst_day" date NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"face_type" smallint NOT NULL,
	"is_demo" boolean NOT NULL,
	CONSTRAINT "interest_pending_visitor_id_kind_product_id_jst_day_pk" PRIMARY KEY("visitor_id","kind","product_id","jst_day")
);
--> statement-breakpoint
CREATE TABLE "interest_roll_ups" (
	"id" text PRIMARY KEY NOT NULL,
	"rolled_up_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "interest_totals" (
	"kind" text NOT NULL,
	"product_id" text NOT NULL,
	"face_type" smallint NOT NULL,
	"is_demo" boolean NOT NULL,
	"n" integer NOT NULL,
	CONSTRAINT "interest_totals_kind_product_id_face_type_is_demo_pk" PRIMARY KEY("kind","product_id","face_type","is_demo")
);
--> statement-breakpoint
CREATE TABLE "interest_visitors" (
	"kind" text NOT NULL,
	"line" text NOT NULL,
	"visitor_id" uuid NOT NULL,
	"face_type" smallint NOT NULL,
	"is_demo" boolean NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "interest_visitors_visitor_id_kind_line_face_type_pk" PRIMARY KEY("visitor_id","kind","line","face_type")
);
--> statement-breakpoint
CREATE TABLE "tip_feedback" (
	"visitor_id" uuid NOT NULL,
	"tip_id" text NOT NULL,
	"is_helpful" boolean NOT NULL,
	"reason" text,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "tip_feedback_visitor_id_tip_id_pk" PRIMARY KEY("visitor_id","tip_id")
);
--> statement-breakpoint
CREATE TABLE "zero_queries" (
	"jst_day" date NOT NULL,
	"query_hash" text NOT NULL,
	"query" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "zero_queries_jst_day_query_hash_pk" PRIMARY KEY("jst_day","query_hash")
);
--> statement-breakpoint
CREATE TABLE "wish_answers" (
	"visitor_id" uuid NOT NULL,
	"product_id" text NOT NULL,
	"answer" text NOT NULL,
	"jst_day" date NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"undone_at" timestamp (3) with time zone,
	CONSTRAINT "wish_answers_visitor_id_product_id_answer_jst_day_pk" PRIMARY KEY("visitor_id","product_id","answer","jst_day")
);
--> statement-breakpoint
CREATE TABLE "wish_shares" (
	"visitor_id" uuid PRIMARY KEY NOT NULL,
	"share_id" text NOT NULL,
	"has_notes" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "wish_shares_share_id_unique" UNIQUE("share_id")
);
--> statement-breakpoint
CREATE TABLE "wishes" (
	"visitor_id" uuid NOT NULL,
	"product_id" text NOT NULL,
	"state" text NOT NULL,
	"note" text NOT NULL,
	"folder" text NOT NULL,
	"position" integer NOT NULL,
	"wanted_at" timestamp (3) with time zone NOT NULL,
	"kept_at" timestamp (3) with time zone,
	"left_at" timestamp (3) with time zone,
	"left_how" text,
	CONSTRAINT "wishes_visitor_id_product_id_pk" PRIMARY KEY("visitor_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "works" (
	"id" uuid PRIMARY KEY NOT NULL,
	"visitor_id" uuid NOT NULL,
	"site" text NOT NULL,
	"title" text NOT NULL,
	"path" text NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "faq_votes" ADD CONSTRAINT "faq_votes_visitor_id_visitors_id_fk" FOREIGN KEY ("visitor_id") REFERENCES "public"."visitors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hack_results" ADD CONSTRAINT "hack_results_visitor_id_visitors_id_fk" FOREIGN KEY ("visitor_id") REFERENCES "public"."visitors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_visitor_id_visitors_id_fk" FOREIGN KEY ("visitor_id") REFERENCES "public"."visitors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tip_feedback" ADD CONSTRAINT "tip_feedback_visitor_id_visitors_id_fk" FOREIGN KEY ("visitor_id") REFERENCES "public"."visitors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wish_answers" ADD CONSTRAINT "wish_answers_visitor_id_visitors_id_fk" FOREIGN KEY ("visitor_id") REFERENCES "public"."visitors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wish_shares" ADD CONSTRAINT "wish_shares_visitor_id_visitors_id_fk" FOREIGN KEY ("visitor_id") REFERENCES "public"."visitors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishes" ADD CONSTRAINT "wishes_visitor_id_visitors_id_fk" FOREIGN KEY ("visitor_id") REFERENCES "public"."visitors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "works" ADD CONSTRAINT "works_visitor_id_visitors_id_fk" FOREIGN KEY ("visitor_id") REFERENCES "public"."visitors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "faq_votes_helpful" ON "faq_votes" USING btree ("entry_id") WHERE "faq_votes"."is_helpful";--> statement-breakpoint
CREATE INDEX "interest_visitors_kind_last_at" ON "interest_visitors" USING btree ("kind","last_at");--> statement-breakpoint
CREATE INDEX "tip_feedback_helpful" ON "tip_feedback" USING btree ("tip_id") WHERE "tip_feedback"."is_helpful";--> statement-breakpoint
CREATE INDEX "wish_answers_answer_jst_day" ON "wish_answers" USING btree ("answer","jst_day");--> statement-breakpoint
CREATE INDEX "works_visitor_made" ON "works" USING btree ("visitor_id","made_at");
CREATE TABLE "draw_addresses" (
	"win_id" uuid PRIMARY KEY NOT NULL,
	"visitor_id" uuid NOT NULL,
	"sealed" text NOT NULL,
	"kept_at" timestamp (3) with time zone NOT NULL,
	"delete_on" date NOT NULL,
	"exported_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "draw_gift_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"campaign_id" text NOT NULL,
	"prize_id" text NOT NULL,
	"sealed" text NOT NULL,
	"print" text NOT NULL,
	"win_id" uuid,
	"given_at" timestamp (3) with time zone,
	CONSTRAINT "draw_gift_codes_win_id_unique" UNIQUE("win_id")
);
--> statement-breakpoint
CREATE TABLE "film_bookmarks" (
	"visitor_id" uuid NOT NULL,
	"film_id" text NOT NULL,
	"at_ms" integer NOT NULL,
	"kept_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "film_bookmarks_visitor_id_film_id_pk" PRIMARY KEY("visitor_id","film_id")
);
--> statement-breakpoint
CREATE TABLE "live_airings" (
	"airing_id" text PRIMARY KEY NOT NULL,
	"started_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"cancelled_at" timestamp (3) with time zone,
	"reason" text,
	"last_seq" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "live_messages" (
	"airing_id" text NOT NULL,
	"seq" bigint NOT NULL,
	"visitor_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"said" text NOT NULL,
	"said_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "live_messages_airing_id_seq_pk" PRIMARY KEY("airing_id","seq")
);
--> statement-breakpoint
CREATE TABLE "live_poll_votes" (
	"airing_id" text NOT NULL,
	"visitor_id" uuid NOT NULL,
	"choice" text NOT NULL,
	"voted_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "live_questions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"airing_id" text NOT NULL,
	"visitor_id" uuid NOT NULL,
	"text" text NOT NULL,
	"state" text NOT NULL,
	"refusal" text,
	"asked_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stopped_colours" (
	"id" uuid PRIMARY KEY NOT NULL,
	"visitor_id" uuid NOT NULL,
	"film_id" text NOT NULL,
	"at_ms" integer NOT NULL,
	"seen" text NOT NULL,
	"product_id" text NOT NULL,
	"stopped_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_helpful" (
	"review_id" integer NOT NULL,
	"visitor_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "review_helpful_review_id_visitor_id_pk" PRIMARY KEY("review_id","visitor_id")
);
--> statement-breakpoint
CREATE TABLE "review_numbers" (
	"id" text PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_photos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"visitor_id" uuid NOT NULL,
	"review_id" integer,
	"width_px" smallint NOT NULL,
	"height_px" smallint NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_reports" (
	"review_id" integer NOT NULL,
	"visitor_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "review_reports_review_id_visitor_id_pk" PRIMARY KEY("review_id","visitor_id")
);
--> statement-breakpoint
CREATE TABLE "review_versions" (
	"review_id" integer NOT NULL,
	"number" integer NOT NULL,
	"content" jsonb NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "review_versions_review_id_number_pk" PRIMARY KEY("review_id","number")
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" integer PRIMARY KEY NOT NULL,
	"visitor_id" uuid,
	"product_id" text NOT NULL,
	"alias_head" smallint NOT NULL,
	"alias_tail" smallint NOT NULL,
	"content" jsonb NOT NULL,
	"stars" smallint NOT NULL,
	"source" text NOT NULL,
	"face_type" text,
	"skin" text,
	"has_photo" boolean NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"version" integer NOT NULL,
	"is_shown" boolean NOT NULL,
	"helpful" integer NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"published_at" timestamp (3) with time zone,
	"changed_at" timestamp (3) with time zone,
	CONSTRAINT "reviews_once" UNIQUE("visitor_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "restore_words" (
	"visitor_id" uuid PRIMARY KEY NOT NULL,
	"words_hash" text NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "restore_words_words_hash_unique" UNIQUE("words_hash")
);
--> statement-breakpoint
CREATE TABLE "room_handovers" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"visitor_id" uuid NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "room_moves" (
	"from_id" uuid PRIMARY KEY NOT NULL,
	"to_id" uuid NOT NULL,
	"moved_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seals" (
	"visitor_id" uuid NOT NULL,
	"seal_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "seals_visitor_id_seal_id_pk" PRIMARY KEY("visitor_id","seal_id")
);
--> statement-breakpoint
ALTER TABLE "draw_addresses" ADD CONSTRAINT "draw_addresses_win_id_draw_wins_id_fk" FOREIGN KEY ("win_id") REFERENCES "public"."draw_wins"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draw_addresses" ADD CONSTRAINT "draw_addresses_visitor_id_visitors_id_fk" FOREIGN KEY ("visitor_id") REFERENCES "public"."visitors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draw_gift_codes" ADD CONSTRAINT "draw_gift_codes_win_id_draw_wins_id_fk" FOREIGN KEY ("win_id") REFERENCES "public"."draw_wins"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "film_bookmarks" ADD CONSTRAINT "film_bookmarks_visitor_id_visitors_id_fk" FOREIGN KEY ("visitor_id") REFERENCES "public"."visitors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_messages" ADD CONSTRAINT "live_messages_visitor_id_visitors_id_fk" FOREIGN KEY ("visitor_id") REFERENCES "public"."visitors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_poll_votes" ADD CONSTRAINT "live_poll_votes_visitor_id_visitors_id_fk" FOREIGN KEY ("visitor_id") REFERENCES "public"."visitors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_questions" ADD CONSTRAINT "live_questions_visitor_id_visitors_id_fk" FOREIGN KEY ("visitor_id") REFERENCES "public"."visitors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stopped_colours" ADD CONSTRAINT "stopped_colours_visitor_id_visitors_id_fk" FOREIGN KEY ("visitor_id") REFERENCES "public"."visitors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_helpful" ADD CONSTRAINT "review_helpful_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_helpful" ADD CONSTRAINT "review_helpful_visitor_id_visitors_id_fk" FOREIGN KEY ("visitor_id") REFERENCES "public"."visitors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_photos" ADD CONSTRAINT "review_photos_visitor_id_visitors_id_fk" FOREIGN KEY ("visitor_id") REFERENCES "public"."visitors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_photos" ADD CONSTRAINT "review_photos_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_visitor_id_visitors_id_fk" FOREIGN KEY ("visitor_id") REFERENCES "public"."visitors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_versions" ADD CONSTRAINT "review_versions_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_visitor_id_visitors_id_fk" FOREIGN KEY ("visitor_id") REFERENCES "public"."visitors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "restore_words" ADD CONSTRAINT "restore_words_visitor_id_visitors_id_fk" FOREIGN KEY ("visitor_id") REFERENCES "public"."visitors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_handovers" ADD CONSTRAINT "room_handovers_visitor_id_visitors_id_fk" FOREIGN KEY ("visitor_id") REFERENCES "public"."visitors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_moves" ADD CONSTRAINT "room_moves_to_id_visitors_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."visitors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seals" ADD CONSTRAINT "seals_visitor_id_visitors_id_fk" FOREIGN KEY ("visitor_id") REFERENCES "public"."visitors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "draw_addresses_visitor" ON "draw_addresses" USING btree ("visitor_id");--> statement-breakpoint
CREATE INDEX "draw_addresses_day" ON "draw_addresses" USING btree ("delete_on");--> statement-breakpoint
CREATE UNIQUE INDEX "draw_gift_codes_print" ON "draw_gift_codes" USING btree ("campaign_id","print");--> statement-breakpoint
CREATE INDEX "draw_gift_codes_free" ON "draw_gift_codes" USING btree ("campaign_id","prize_id","id") WHERE "draw_gift_codes"."win_id" is null;--> statement-breakpoint
CREATE INDEX "live_messages_visitor" ON "live_messages" USING btree ("visitor_id","airing_id","said_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "live_poll_votes_one" ON "live_poll_votes" USING btree ("airing_id","visitor_id");--> statement-breakpoint
CREATE INDEX "live_poll_votes_count" ON "live_poll_votes" USING btree ("airing_id","choice");--> statement-breakpoint
CREATE INDEX "live_questions_visitor" ON "live_questions" USING btree ("visitor_id","airing_id");--> statement-breakpoint
CREATE INDEX "live_questions_waiting" ON "live_questions" USING btree ("asked_at") WHERE "live_questions"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "stopped_colours_visitor" ON "stopped_colours" USING btree ("visitor_id","stopped_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "review_helpful_visitor" ON "review_helpful" USING btree ("visitor_id","at");--> statement-breakpoint
CREATE INDEX "review_photos_visitor" ON "review_photos" USING btree ("visitor_id","received_at");--> statement-breakpoint
CREATE INDEX "review_photos_review" ON "review_photos" USING btree ("review_id");--> statement-breakpoint
CREATE INDEX "review_photos_loose" ON "review_photos" USING btree ("received_at") WHERE review_id IS NULL;--> statement-breakpoint
CREATE INDEX "reviews_new" ON "reviews" USING btree ("published_at","id") WHERE is_shown;--> statement-breakpoint
CREATE INDEX "reviews_helpful" ON "reviews" USING btree ("helpful","published_at","id") WHERE is_shown;--> statement-breakpoint
CREATE INDEX "reviews_dry" ON "reviews" USING btree ((-stars),"published_at","id") WHERE is_shown;--> statement-breakpoint
CREATE INDEX "reviews_product" ON "reviews" USING btree ("product_id","published_at","id") WHERE is_shown;--> statement-breakpoint
CREATE INDEX "reviews_waiting" ON "reviews" USING btree ("sent_at","id") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "room_handovers_visitor" ON "room_handovers" USING btree ("visitor_id");
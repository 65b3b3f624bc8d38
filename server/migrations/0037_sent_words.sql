-- A word that somebody was told once, handed to friends by a link, and who painted it over. Two new tables: nothing is locked. The
-- version before knows neither and answers their addresses with E-404.
CREATE TABLE "sent_words" (
	"id" uuid PRIMARY KEY NOT NULL,
	"visitor_id" uuid NOT NULL,
	"words" text NOT NULL,
	"monster" smallint NOT NULL,
	"state" text NOT NULL,
	"reported_for" text,
	"reported_at" timestamp (3) with time zone,
	"sent_at" timestamp (3) with time zone NOT NULL
);--> statement-breakpoint
COMMENT ON TABLE "sent_words" IS 'Words that were said to somebody, sent on by a link; kept thirty days.';--> statement-breakpoint
COMMENT ON COLUMN "sent_words"."id" IS 'Stands in the link: whoever has it may read the words.';--> statement-breakpoint
COMMENT ON COLUMN "sent_words"."monster" IS 'In whose colour they are painted over, 1 to 24.';--> statement-breakpoint
COMMENT ON COLUMN "sent_words"."state" IS 'open; reported: hidden until somebody has looked; cleared: looked at, shown for good; refused: hidden for good.';--> statement-breakpoint
ALTER TABLE "sent_words" ADD CONSTRAINT "sent_words_visitor_id_visitors_id_fk" FOREIGN KEY ("visitor_id") REFERENCES "public"."visitors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sent_words_visitor" ON "sent_words" USING btree ("visitor_id","sent_at");--> statement-breakpoint
CREATE INDEX "sent_words_reported" ON "sent_words" USING btree ("reported_at") WHERE "state" = 'reported';--> statement-breakpoint
CREATE INDEX "sent_words_sent_at" ON "sent_words" USING btree ("sent_at");--> statement-breakpoint
CREATE TABLE "painted_words" (
	"word_id" uuid NOT NULL,
	"visitor_id" uuid NOT NULL,
	"monster" smallint NOT NULL,
	"answer" text NOT NULL,
	"painted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "painted_words_pk" PRIMARY KEY("word_id","visitor_id")
);--> statement-breakpoint
COMMENT ON TABLE "painted_words" IS 'Who painted a sent word over, and which of the written answers was given.';--> statement-breakpoint
ALTER TABLE "painted_words" ADD CONSTRAINT "painted_words_word_id_sent_words_id_fk" FOREIGN KEY ("word_id") REFERENCES "public"."sent_words"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "painted_words" ADD CONSTRAINT "painted_words_visitor_id_visitors_id_fk" FOREIGN KEY ("visitor_id") REFERENCES "public"."visitors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "painted_words_visitor" ON "painted_words" USING btree ("visitor_id");

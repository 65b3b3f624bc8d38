CREATE TABLE "collected_colours" (
	"id" uuid PRIMARY KEY NOT NULL,
	"visitor_id" uuid NOT NULL,
	"hex" text NOT NULL,
	"time_word" integer NOT NULL,
	"habit_word" integer NOT NULL,
	"thing_word" integer NOT NULL,
	"hue" integer,
	"jst_day" date NOT NULL,
	"found_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rainbow_costumes" (
	"visitor_id" uuid PRIMARY KEY NOT NULL,
	"earned_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "collected_colours" ADD CONSTRAINT "collected_colours_visitor_id_visitors_id_fk" FOREIGN KEY ("visitor_id") REFERENCES "public"."visitors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rainbow_costumes" ADD CONSTRAINT "rainbow_costumes_visitor_id_visitors_id_fk" FOREIGN KEY ("visitor_id") REFERENCES "public"."visitors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "collected_colours_once" ON "collected_colours" USING btree ("visitor_id","hex","time_word","habit_word","thing_word");--> statement-breakpoint
CREATE INDEX "collected_colours_day" ON "collected_colours" USING btree ("jst_day");
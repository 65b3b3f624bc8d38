CREATE TABLE "palettes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"visitor_id" uuid NOT NULL,
	"jst_day" date NOT NULL,
	"code" text NOT NULL,
	"chosen" text NOT NULL,
	"threes" text[] NOT NULL,
	"memo" text NOT NULL,
	"opened_at" timestamp (3) with time zone,
	"chosen_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "palettes" ADD CONSTRAINT "palettes_visitor_id_visitors_id_fk" FOREIGN KEY ("visitor_id") REFERENCES "public"."visitors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "palettes_evening" ON "palettes" USING btree ("visitor_id","jst_day");--> statement-breakpoint
CREATE INDEX "palettes_chosen" ON "palettes" USING btree ("chosen");--> statement-breakpoint
CREATE INDEX "palettes_threes" ON "palettes" USING gin ("threes");
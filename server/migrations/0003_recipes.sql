CREATE TABLE "recipes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"visitor_id" uuid NOT NULL,
	"code" text NOT NULL,
	"title" text NOT NULL,
	"minutes" integer NOT NULL,
	"steps" jsonb NOT NULL,
	"jst_day" text NOT NULL,
	"done_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "recipes" ADD CONSTRAINT "recipes_visitor_id_visitors_id_fk" FOREIGN KEY ("visitor_id") REFERENCES "public"."visitors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "recipes_once_a_day" ON "recipes" USING btree ("visitor_id","code","jst_day");--> statement-breakpoint
CREATE INDEX "recipes_visitor_done" ON "recipes" USING btree ("visitor_id","done_at");
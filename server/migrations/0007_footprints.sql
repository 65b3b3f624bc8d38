CREATE TABLE "footprints" (
	"id" uuid PRIMARY KEY NOT NULL,
	"visitor_id" uuid NOT NULL,
	"code" text NOT NULL,
	"lang" text NOT NULL,
	"mission" smallint NOT NULL,
	"product_ids" text[] NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "footprints_once" UNIQUE("visitor_id","lang","code")
);
--> statement-breakpoint
ALTER TABLE "footprints" ADD CONSTRAINT "footprints_visitor_id_visitors_id_fk" FOREIGN KEY ("visitor_id") REFERENCES "public"."visitors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "footprints_mission" ON "footprints" USING btree ("lang","mission");
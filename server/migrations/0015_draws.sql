CREATE TABLE "red_memories" (
	"visitor_id" uuid PRIMARY KEY NOT NULL,
	"choices" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"red_id" uuid,
	"code" text,
	"hex" text,
	"remembered_at" timestamp (3) with time zone,
	"pet_name" text
);
--> statement-breakpoint
CREATE TABLE "red_pixels" (
	"night_id" text NOT NULL,
	"visitor_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"hex" text NOT NULL,
	"lit_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "red_pixels_night_id_visitor_id_pk" PRIMARY KEY("night_id","visitor_id")
);
--> statement-breakpoint
ALTER TABLE "draw_entries" DROP CONSTRAINT "draw_entries_campaign_id_campaigns_id_fk";
--> statement-breakpoint
ALTER TABLE "draw_pages" DROP CONSTRAINT "draw_pages_campaign_id_campaigns_id_fk";
--> statement-breakpoint
ALTER TABLE "draw_proofs" DROP CONSTRAINT "draw_proofs_campaign_id_campaigns_id_fk";
--> statement-breakpoint
ALTER TABLE "draw_tickets" DROP CONSTRAINT "draw_tickets_campaign_id_campaigns_id_fk";
--> statement-breakpoint
ALTER TABLE "draw_units" DROP CONSTRAINT "draw_units_campaign_id_campaigns_id_fk";
--> statement-breakpoint
ALTER TABLE "draw_wins" DROP CONSTRAINT "draw_wins_campaign_id_campaigns_id_fk";
--> statement-breakpoint
ALTER TABLE "red_memories" ADD CONSTRAINT "red_memories_visitor_id_visitors_id_fk" FOREIGN KEY ("visitor_id") REFERENCES "public"."visitors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "red_pixels" ADD CONSTRAINT "red_pixels_visitor_id_visitors_id_fk" FOREIGN KEY ("visitor_id") REFERENCES "public"."visitors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "red_memories_newest" ON "red_memories" USING btree ("remembered_at" DESC NULLS LAST,"red_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "red_memories_code" ON "red_memories" USING btree ("code");--> statement-breakpoint
CREATE UNIQUE INDEX "red_pixels_place" ON "red_pixels" USING btree ("night_id","place");
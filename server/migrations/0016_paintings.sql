CREATE TABLE "painting_complaints" (
	"painting_id" uuid NOT NULL,
	"visitor_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"said_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "painting_complaints_painting_id_visitor_id_pk" PRIMARY KEY("painting_id","visitor_id")
);
--> statement-breakpoint
CREATE TABLE "paintings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"visitor_id" uuid NOT NULL,
	"draft_id" uuid NOT NULL,
	"painting" jsonb NOT NULL,
	"paints" jsonb NOT NULL,
	"title" text NOT NULL,
	"hex" text NOT NULL,
	"family" text NOT NULL,
	"state" text NOT NULL,
	"refusal" text,
	"place" integer,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"approved_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "painting_complaints" ADD CONSTRAINT "painting_complaints_painting_id_paintings_id_fk" FOREIGN KEY ("painting_id") REFERENCES "public"."paintings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "painting_complaints" ADD CONSTRAINT "painting_complaints_visitor_id_visitors_id_fk" FOREIGN KEY ("visitor_id") REFERENCES "public"."visitors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paintings" ADD CONSTRAINT "paintings_visitor_id_visitors_id_fk" FOREIGN KEY ("visitor_id") REFERENCES "public"."visitors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "paintings_draft" ON "paintings" USING btree ("visitor_id","draft_id");--> statement-breakpoint
CREATE UNIQUE INDEX "paintings_place" ON "paintings" USING btree ("place");--> statement-breakpoint
CREATE INDEX "paintings_wall" ON "paintings" USING btree ("approved_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "paintings"."state" = 'approved';--> statement-breakpoint
CREATE INDEX "paintings_waiting" ON "paintings" USING btree ("sent_at") WHERE "paintings"."state" = 'waiting';
CREATE TABLE "events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"visitor_id" uuid,
	"name" text NOT NULL,
	"path" text NOT NULL,
	"params" jsonb NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_answers" (
	"visitor_id" uuid NOT NULL,
	"key" uuid NOT NULL,
	"route" text NOT NULL,
	"request_hash" text NOT NULL,
	"status" integer NOT NULL,
	"body" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_answers_visitor_id_key_pk" PRIMARY KEY("visitor_id","key")
);
--> statement-breakpoint
CREATE TABLE "page_versions" (
	"tag" text PRIMARY KEY NOT NULL,
	"version" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_switches" (
	"site_id" text PRIMARY KEY NOT NULL,
	"closed" boolean NOT NULL,
	"reopens_on" date,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "visit_nights" (
	"visitor_id" uuid NOT NULL,
	"jst_day" date NOT NULL,
	CONSTRAINT "visit_nights_visitor_id_jst_day_pk" PRIMARY KEY("visitor_id","jst_day")
);
--> statement-breakpoint
CREATE TABLE "visitors" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"lang" text NOT NULL,
	"opening_seen_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "visit_nights" ADD CONSTRAINT "visit_nights_visitor_id_visitors_id_fk" FOREIGN KEY ("visitor_id") REFERENCES "public"."visitors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "events_received_at" ON "events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "events_visitor_id" ON "events" USING btree ("visitor_id") WHERE "events"."visitor_id" is not null;--> statement-breakpoint
CREATE INDEX "idempotency_answers_created_at" ON "idempotency_answers" USING btree ("created_at");
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
ALTER TABLE "tip_feedback" ADD CONSTRAINT "tip_feedback_visitor_id_visitors_id_fk" FOREIGN KEY ("visitor_id") REFERENCES "public"."visitors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tip_feedback_helpful" ON "tip_feedback" USING btree ("tip_id") WHERE "tip_feedback"."is_helpful";
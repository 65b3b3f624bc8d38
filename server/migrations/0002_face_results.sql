CREATE TABLE "face_results" (
	"id" text PRIMARY KEY NOT NULL,
	"visitor_id" uuid NOT NULL,
	"type" smallint NOT NULL,
	"runner_up" smallint NOT NULL,
	"chosen" smallint NOT NULL,
	"a" smallint NOT NULL,
	"b" smallint NOT NULL,
	"c" smallint NOT NULL,
	"reference_id" text NOT NULL,
	"mode" text NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "face_results" ADD CONSTRAINT "face_results_visitor_id_visitors_id_fk" FOREIGN KEY ("visitor_id") REFERENCES "public"."visitors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "face_results_visitor_id" ON "face_results" USING btree ("visitor_id","made_at");
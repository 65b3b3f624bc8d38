CREATE TABLE "faq_votes" (
	"visitor_id" uuid NOT NULL,
	"entry_id" text NOT NULL,
	"is_helpful" boolean NOT NULL,
	"voted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "faq_votes_visitor_id_entry_id_pk" PRIMARY KEY("visitor_id","entry_id")
);
--> statement-breakpoint
CREATE TABLE "hack_results" (
	"visitor_id" uuid NOT NULL,
	"hack_number" integer NOT NULL,
	"kept_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "hack_results_visitor_id_hack_number_pk" PRIMARY KEY("visitor_id","hack_number")
);
--> statement-breakpoint
ALTER TABLE "faq_votes" ADD CONSTRAINT "faq_votes_visitor_id_visitors_id_fk" FOREIGN KEY ("visitor_id") REFERENCES "public"."visitors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hack_results" ADD CONSTRAINT "hack_results_visitor_id_visitors_id_fk" FOREIGN KEY ("visitor_id") REFERENCES "public"."visitors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "faq_votes_helpful" ON "faq_votes" USING btree ("entry_id") WHERE "faq_votes"."is_helpful";
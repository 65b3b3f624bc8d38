CREATE TABLE "prophecies" (
	"visitor_id" uuid NOT NULL,
	"jst_day" date NOT NULL,
	"source" smallint NOT NULL,
	"sign" smallint NOT NULL,
	"gesture" smallint NOT NULL,
	"aside" smallint NOT NULL,
	"hour" smallint NOT NULL,
	"shade" smallint NOT NULL,
	"form" text NOT NULL,
	"content_version" text NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"answer" text,
	"answered_at" timestamp (3) with time zone,
	CONSTRAINT "prophecies_visitor_id_jst_day_pk" PRIMARY KEY("visitor_id","jst_day")
);
--> statement-breakpoint
ALTER TABLE "prophecies" ADD CONSTRAINT "prophecies_visitor_id_visitors_id_fk" FOREIGN KEY ("visitor_id") REFERENCES "public"."visitors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "prophecies_sign_answer" ON "prophecies" USING btree ("sign","answer");
CREATE TABLE "wish_answers" (
	"visitor_id" uuid NOT NULL,
	"product_id" text NOT NULL,
	"answer" text NOT NULL,
	"jst_day" date NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"undone_at" timestamp (3) with time zone,
	CONSTRAINT "wish_answers_visitor_id_product_id_answer_jst_day_pk" PRIMARY KEY("visitor_id","product_id","answer","jst_day")
);
--> statement-breakpoint
CREATE TABLE "wish_shares" (
	"visitor_id" uuid PRIMARY KEY NOT NULL,
	"share_id" text NOT NULL,
	"has_notes" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "wish_shares_share_id_unique" UNIQUE("share_id")
);
--> statement-breakpoint
CREATE TABLE "wishes" (
	"visitor_id" uuid NOT NULL,
	"product_id" text NOT NULL,
	"state" text NOT NULL,
	"note" text NOT NULL,
	"folder" text NOT NULL,
	"position" integer NOT NULL,
	"wanted_at" timestamp (3) with time zone NOT NULL,
	"kept_at" timestamp (3) with time zone,
	"left_at" timestamp (3) with time zone,
	"left_how" text,
	CONSTRAINT "wishes_visitor_id_product_id_pk" PRIMARY KEY("visitor_id","product_id")
);
--> statement-breakpoint
ALTER TABLE "wish_answers" ADD CONSTRAINT "wish_answers_visitor_id_visitors_id_fk" FOREIGN KEY ("visitor_id") REFERENCES "public"."visitors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wish_shares" ADD CONSTRAINT "wish_shares_visitor_id_visitors_id_fk" FOREIGN KEY ("visitor_id") REFERENCES "public"."visitors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishes" ADD CONSTRAINT "wishes_visitor_id_visitors_id_fk" FOREIGN KEY ("visitor_id") REFERENCES "public"."visitors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "wish_answers_answer_jst_day" ON "wish_answers" USING btree ("answer","jst_day");
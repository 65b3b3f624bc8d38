CREATE TABLE "blind_picks" (
	"round" text NOT NULL,
	"visitor_id" uuid NOT NULL,
	"is_named" boolean NOT NULL,
	"source" text NOT NULL,
	"offered_ids" text[] NOT NULL,
	"picked_ids" text[] NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"is_demo" boolean NOT NULL,
	CONSTRAINT "blind_picks_round_visitor_id_is_named_pk" PRIMARY KEY("round","visitor_id","is_named")
);
--> statement-breakpoint
CREATE TABLE "demonstration" (
	"id" text PRIMARY KEY NOT NULL,
	"is_on" boolean NOT NULL,
	"made_until" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "interest_days" (
	"kind" text NOT NULL,
	"product_id" text NOT NULL,
	"face_type" smallint NOT NULL,
	"is_demo" boolean NOT NULL,
	"n" integer NOT NULL,
	"jst_day" date NOT NULL,
	CONSTRAINT "interest_days_kind_jst_day_product_id_face_type_is_demo_pk" PRIMARY KEY("kind","jst_day","product_id","face_type","is_demo")
);
--> statement-breakpoint
CREATE TABLE "interest_events" (
	"visitor_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"product_id" text NOT NULL,
	"jst_day" date NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"face_type" smallint NOT NULL,
	"is_demo" boolean NOT NULL,
	CONSTRAINT "interest_events_visitor_id_kind_product_id_jst_day_pk" PRIMARY KEY("visitor_id","kind","product_id","jst_day")
);
--> statement-breakpoint
CREATE TABLE "interest_exclusions" (
	"visitor_id" uuid PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "interest_hours" (
	"kind" text NOT NULL,
	"product_id" text NOT NULL,
	"face_type" smallint NOT NULL,
	"is_demo" boolean NOT NULL,
	"n" integer NOT NULL,
	"hour" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "interest_hours_kind_hour_product_id_face_type_is_demo_pk" PRIMARY KEY("kind","hour","product_id","face_type","is_demo")
);
--> statement-breakpoint
CREATE TABLE "interest_pending" (
	"visitor_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"product_id" text NOT NULL,
	"jst_day" date NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"face_type" smallint NOT NULL,
	"is_demo" boolean NOT NULL,
	CONSTRAINT "interest_pending_visitor_id_kind_product_id_jst_day_pk" PRIMARY KEY("visitor_id","kind","product_id","jst_day")
);
--> statement-breakpoint
CREATE TABLE "interest_roll_ups" (
	"id" text PRIMARY KEY NOT NULL,
	"rolled_up_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "interest_totals" (
	"kind" text NOT NULL,
	"product_id" text NOT NULL,
	"face_type" smallint NOT NULL,
	"is_demo" boolean NOT NULL,
	"n" integer NOT NULL,
	CONSTRAINT "interest_totals_kind_product_id_face_type_is_demo_pk" PRIMARY KEY("kind","product_id","face_type","is_demo")
);
--> statement-breakpoint
CREATE TABLE "interest_visitors" (
	"kind" text NOT NULL,
	"line" text NOT NULL,
	"visitor_id" uuid NOT NULL,
	"face_type" smallint NOT NULL,
	"is_demo" boolean NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "interest_visitors_visitor_id_kind_line_face_type_pk" PRIMARY KEY("visitor_id","kind","line","face_type")
);
--> statement-breakpoint
CREATE INDEX "interest_visitors_kind_last_at" ON "interest_visitors" USING btree ("kind","last_at");
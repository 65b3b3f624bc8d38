CREATE TABLE "meetings" (
	"visitor_id" uuid NOT NULL,
	"monster_id" text NOT NULL,
	"place" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "meetings_visitor_id_monster_id_pk" PRIMARY KEY("visitor_id","monster_id")
);
--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_visitor_id_visitors_id_fk" FOREIGN KEY ("visitor_id") REFERENCES "public"."visitors"("id") ON DELETE cascade ON UPDATE no action;
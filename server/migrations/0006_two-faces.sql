CREATE TABLE "two_faces" (
	"id" uuid PRIMARY KEY NOT NULL,
	"visitor_id" uuid NOT NULL,
	"morning" smallint NOT NULL,
	"night" smallint NOT NULL,
	"code" text NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "two_faces" ADD CONSTRAINT "two_faces_visitor_id_visitors_id_fk" FOREIGN KEY ("visitor_id") REFERENCES "public"."visitors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "two_faces_visitor_pair" ON "two_faces" USING btree ("visitor_id","morning","night");--> statement-breakpoint
CREATE INDEX "two_faces_pair" ON "two_faces" USING btree ("morning","night");--> statement-breakpoint
CREATE INDEX "two_faces_made" ON "two_faces" USING btree ("made_at","id");
CREATE TABLE "room_friend_codes" (
	"visitor_id" uuid PRIMARY KEY NOT NULL,
	"code_hash" text NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "room_friend_codes_code_hash_unique" UNIQUE("code_hash")
);
--> statement-breakpoint
ALTER TABLE "room_friend_codes" ADD CONSTRAINT "room_friend_codes_visitor_id_visitors_id_fk" FOREIGN KEY ("visitor_id") REFERENCES "public"."visitors"("id") ON DELETE cascade ON UPDATE no action;
CREATE TABLE "mascara_picks" (
	"month" text PRIMARY KEY NOT NULL,
	"mascara_id" uuid NOT NULL,
	"picked_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mascara_picks" ADD CONSTRAINT "mascara_picks_mascara_id_mascaras_id_fk" FOREIGN KEY ("mascara_id") REFERENCES "public"."mascaras"("id") ON DELETE cascade ON UPDATE no action;
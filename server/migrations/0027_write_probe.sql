-- One row that each process writes now and then, to know whether anything can be written (`/readyz`).
-- A new table: it locks nothing, and the version before does not know of it.
CREATE TABLE "write_probe" (
  "id" smallint PRIMARY KEY CHECK ("id" = 1),
  "filling" text NOT NULL
);--> statement-breakpoint
COMMENT ON TABLE "write_probe" IS 'One row, written over and over to see whether the database can write';--> statement-breakpoint
COMMENT ON COLUMN "write_probe"."filling" IS 'Random letters that no compression makes small: a full disk is met before a visitor meets it';

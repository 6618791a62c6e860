-- A version of the program only adds to the tables; what it no longer needs goes with the next one. Here stands the
-- oldest migration that a server must know to work with the tables as they are: 0011, until a migration removes something.
CREATE TABLE "drizzle"."oldest_known_migration" ("migration" bigint NOT NULL);--> statement-breakpoint
INSERT INTO "drizzle"."oldest_known_migration" VALUES (1795399409949);

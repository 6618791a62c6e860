/** The values that global setups hand to the tests: the sources of a fresh, migrated, seeded database. */
declare module "vitest" {
  export interface ProvidedContext {
    /** A dumped data directory of the embedded database. */
    embeddedTemplate: string;
    /** The PostgreSQL server, and the name of the database to copy. */
    postgresUrl: string;
    postgresTemplate: string;
  }
}

export {};

// The one place that gathers every table, for Drizzle's types and its migration generator.
// On its own: what gathers holds nothing else.
export * from "./schema/accounts";
export * from "./schema/catalog-products";
export * from "./schema/finders";
export * from "./schema/import-files";
export * from "./schema/import-sources";
export * from "./specification/tables/session-tables";
export * from "./specification/tables/list-tables";
export * from "./schema/machinery";
export * from "./schema/mail";
export * from "./specification/tables/views";

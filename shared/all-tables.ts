// The one place that gathers every table, for Drizzle's types and its migration generator.
export * from "./schema/accounts";
export * from "./schema/audit";
export * from "./schema/catalogue-products";
export * from "./schema/embed-settings";
export * from "./schema/finders";
export * from "./specification/tables/session-tables";
export * from "./specification/tables/list-tables";
export * from "./schema/machinery";
export * from "./schema/mail";
export * from "./schema/messages";
export * from "./schema/product-imports";
export * from "./schema/product-lists";
export * from "./specification/tables/views";
export * from "./schema/uploaded-pictures";

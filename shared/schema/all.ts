// The one place that gathers every table, for Drizzle's types and its migration generator.
export * from "./accounts";
export * from "./audit";
export * from "./catalogue-products";
export * from "./embed-settings";
export * from "./finders";
export * from "./finder-sessions";
export * from "./lookups";
export * from "./machinery";
export * from "./mail";
export * from "./messages";
export * from "./product-imports";
export * from "./product-lists";
export * from "./products";
export * from "./uploaded-pictures";

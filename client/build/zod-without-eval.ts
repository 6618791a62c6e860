// What the client's build takes for `zod` (see vite.config.ts). By itself zod tries whether it may
// compile its schemas with `eval`; our content security policy refuses, and the browser's console says so
// on every page. This runs before any schema is made.
import { config } from "zod/v4";

config({ jitless: true });

export * from "zod/v4";

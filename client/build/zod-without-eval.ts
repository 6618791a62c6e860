// Replaces `zod` in the client's build (see vite.config.ts). By default zod checks whether it can
// compile its schemas with `eval`; our content security policy refuses, and the browser logs that
// on every page. This runs before any schema is made.
// On its own: the build puts it in the place of a package.
import { config } from "zod/v4";

config({ jitless: true });

export * from "zod/v4";

import { QueryClientProvider } from "@tanstack/react-query";
import { useEffect, useState, type ReactNode } from "react";
import { createQueryClient } from "@/lib/query-client";
import { whenIdle } from "@/lib/when-idle";
import { Toaster } from "@/ui/toaster";

/** The context that finder and staff pages need; the marketing pages do without. */
export function FinderProviders({ children }: { children: ReactNode }) {
  const [client] = useState(createQueryClient);
  useEffect(
    () =>
      whenIdle(() => {
        // Everything works without it; only the focus stays where the browser leaves it.
        import("@/lib/keep-focus").then((file) => file.keepFocus()).catch(() => undefined);
      }),
    [],
  );
  return (
    <QueryClientProvider client={client}>
      {children}
      <Toaster />
    </QueryClientProvider>
  );
}

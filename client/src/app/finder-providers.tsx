import { QueryClientProvider } from "@tanstack/react-query";
import { Suspense, useEffect, useState, type ReactNode } from "react";
import { createQueryClient } from "@/lib/query-client";
import { whenIdle } from "@/lib/when-idle";
import { idleScreen } from "@/wizard/lazy-screen";

/** A message shown before waits for it. */
const Toaster = idleScreen(() => import("@/ui/toaster").then((file) => file.Toaster));

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
      <Suspense>
        <Toaster />
      </Suspense>
    </QueryClientProvider>
  );
}

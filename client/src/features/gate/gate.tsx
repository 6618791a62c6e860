import type { QueryKey } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useHostError } from "@/wizard/finder-host";
import { PasswordForm } from "./password-form";
import { useGate } from "./use-gate";

interface Props {
  /** The finder's id on the server. */
  app: string;
  /** The finder's first call. */
  probe: QueryKey;
  mark: ReactNode;
  /** In a frame it is as high as its content, not as the screen. */
  isEmbedded?: boolean;
  children: ReactNode;
}

/** Covers a finder until its password was entered. */
export function Gate({ app, probe, mark, isEmbedded = false, children }: Props) {
  const gate = useGate(app, probe);
  useHostError("locked", gate.state === "locked");
  if (gate.state === "checking")
    return <div className={isEmbedded ? "min-h-96" : "min-h-dvh"} aria-busy="true" />;
  if (gate.state === "locked") {
    return <PasswordForm app={app} mark={mark} isEmbedded={isEmbedded} onUnlock={gate.open} />;
  }
  return children;
}

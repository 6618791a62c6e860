import type { QueryKey } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useHostError } from "@/wizard/finder-host";
import { PasswordForm } from "./password-form";
import { useGate } from "./use-gate";

interface Props {
  /** The finder's id on the server. */
  app: string;
  /** Whether it has a gate, whatever it is; the server says so unless given. */
  isAlwaysGated?: boolean;
  /** The finder's first call. */
  probe: QueryKey;
  /** The shop's mark; the name that the server gives with the gate unless given. */
  mark?: ReactNode;
  /** In a frame it is as high as its content, not as the screen. */
  isEmbedded?: boolean;
  children: ReactNode;
}

/** Covers a finder until its password was entered. Tells the host page of one that is closed, or does not exist. */
export function Gate({
  app,
  isAlwaysGated = false,
  probe,
  mark,
  isEmbedded = false,
  children,
}: Props) {
  const gate = useGate(app, isAlwaysGated, probe);
  useHostError("locked", gate.state === "locked");
  useHostError(gate.refusal ?? "", gate.refusal !== undefined);
  if (gate.state === "checking")
    return <div className={isEmbedded ? "min-h-96" : "min-h-dvh"} aria-busy="true" />;
  if (gate.state === "locked") {
    return (
      <PasswordForm
        app={app}
        mark={mark ?? <p className="text-xl font-bold tracking-tight">{gate.name}</p>}
        isEmbedded={isEmbedded}
        onUnlock={gate.open}
      />
    );
  }
  return children;
}

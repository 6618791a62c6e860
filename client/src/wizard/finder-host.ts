import { createContext, useContext, useEffect, useEffectEvent } from "react";
import type { ClientBrand } from "@shared/brands";
import type { FinderEventName, FinderEvents } from "../../embed/types";

/** The commands of a host page to its finder. */
export type HostCommand = { type: "prefill"; preferences: unknown } | { type: "restart" };

/** The host page from the finder's side; it has no listeners outside a frame. */
export interface FinderHost {
  tell: <Name extends FinderEventName>(name: Name, data: FinderEvents[Name]) => void;
  /** Listens to the host page's commands; returns a function that stops. */
  onCommand: (listener: (command: HostCommand) => void) => () => void;
  /** The target of share links; undefined for the finder's own page. */
  page: string | undefined;
  /** Distinguishes finders on one page, also after a reload. */
  instance: string | undefined;
}

const nobody: FinderHost = {
  tell: () => undefined,
  onCommand: () => () => undefined,
  page: undefined,
  instance: undefined,
};

const HostContext = createContext(nobody);

export const FinderHostProvider = HostContext.Provider;

export const useFinderHost = () => useContext(HostContext);

/** Carries out the host page's commands. */
export function useHostCommands(obey: (command: HostCommand) => void | Promise<void>): void {
  const host = useFinderHost();
  const onCommand = useEffectEvent(obey);
  useEffect(() => host.onCommand((command) => void onCommand(command)), [host]);
}

/** Reports a problem to the host page, by a code. */
export function useHostError(code: string, isSo: boolean): void {
  const host = useFinderHost();
  useEffect(() => {
    if (isSo) host.tell("error", { code });
  }, [host, code, isSo]);
}

/** A run's storage key: one for each finder on a page. */
export function useRunKey(key: string): string {
  const { instance } = useFinderHost();
  return instance ? `${key}:${instance}` : key;
}

/** A finder's setting, from its route. */
export interface FinderSetting {
  brand: ClientBrand;
  isEmbedded?: boolean;
  /** Whether the step bar shows. */
  hasProgress?: boolean;
}

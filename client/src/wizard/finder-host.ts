import { createContext, useContext, useEffect, useEffectEvent } from "react";
import type { FinderEventName, FinderEvents } from "../../embed/types";

/** What the page around a finder may ask of it. */
export type HostCommand = { type: "prefill"; preferences: unknown } | { type: "restart" };

/** The page around a finder, as the finder sees it: nobody, unless it stands in a frame. */
export interface FinderHost {
  tell: <Name extends FinderEventName>(name: Name, data: FinderEvents[Name]) => void;
  /** Listens to what the page asks for; gives back the function that stops. */
  onCommand: (listener: (command: HostCommand) => void) => () => void;
  /** What share links point at; the finder's own page where none is named. */
  page: string | undefined;
  /** Tells finders on one page apart, also after a reload. */
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

/** Does what the page around asks for. */
export function useHostCommands(obey: (command: HostCommand) => void | Promise<void>): void {
  const host = useFinderHost();
  const onCommand = useEffectEvent(obey);
  useEffect(() => host.onCommand((command) => void onCommand(command)), [host]);
}

/** Tells the page around when something is in the way, by a code. */
export function useHostError(code: string, isSo: boolean): void {
  const host = useFinderHost();
  useEffect(() => {
    if (isSo) host.tell("error", { code });
  }, [host, code, isSo]);
}

/** The key of a run in storage: one for each finder on a page. */
export function useRunKey(key: string): string {
  const { instance } = useFinderHost();
  return instance ? `${key}:${instance}` : key;
}

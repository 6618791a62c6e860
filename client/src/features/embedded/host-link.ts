import type { FinderEventName, FinderEvents } from "../../../embed/types";
import type { FinderHost, HostCommand } from "@/wizard/finder-host";

/** The parameters that the script on the retailer's page adds to the frame's address. */
export interface HostAddress {
  /** Distinguishes this finder's messages from another's. */
  embedId: string | undefined;
  /** The page's origin as it claims; trusted only if staff allowed it. */
  origin: string | undefined;
  pageUrl: string | undefined;
  isPopup: boolean;
  /** Whether the page adjusts the frame to the height it asks for. */
  isAutosized: boolean;
  /** Whether staff are checking the page for problems. */
  isChecked: boolean;
}

export function readHostAddress(search: string): HostAddress {
  const query = new URLSearchParams(search);
  const given = (name: string) => query.get(name) ?? undefined;
  const embedId = given("embedId");
  return {
    embedId: embedId && /^[!-~]{1,80}$/.test(embedId) ? embedId : undefined,
    origin: given("origin"),
    pageUrl: given("pageUrl"),
    isPopup: given("popup") === "true",
    isAutosized: given("autosize") === "true",
    isChecked: given("check") === "true",
  };
}

export interface HostLink extends FinderHost {
  /**
   * Sets the origins that the finder may talk to. Earlier messages are sent now, or dropped if the
   * page is not allowed.
   */
  settle: (allowedOrigins: readonly string[]) => void;
  /** Asks for a height; repeats one only if the page asks again. */
  resize: (height: number) => void;
}

const SOURCE = "product-finder";

/**
 * The connection between a finder in a frame and its host page. It sends to one exact origin, and only
 * if that is ours or staff allowed it; it accepts known messages from that window and origin only.
 */
export function connectHost(win: Window, address: HostAddress): HostLink {
  const { embedId, origin } = address;
  const commands = new Set<(command: HostCommand) => void>();
  let waiting: [FinderEventName, object][] | undefined = [];
  let trusted: string | undefined;
  let lastHeight: number | undefined;
  const lastTold = new Map<FinderEventName, string>();

  const post = (type: FinderEventName, data: object) => {
    if (trusted === undefined) return void waiting?.push([type, data]);
    win.parent.postMessage({ source: SOURCE, v: 1, embedId, type, data }, trusted);
  };

  const onMessage = (event: MessageEvent<unknown>) => {
    if (event.source !== win.parent || trusted === undefined || event.origin !== trusted) return;
    const said = event.data as Record<string, unknown> | null;
    const isOurs =
      typeof said === "object" &&
      said?.source === SOURCE &&
      said.v === 1 &&
      embedId !== undefined &&
      said.embedId === embedId;
    if (!isOurs) return;
    void import("./host-message").then(({ readHostMessage }) => {
      const message = readHostMessage(said);
      if (!message) return;
      if (message.type !== "init") return commands.forEach((obey) => obey(message));
      // A new or reloaded page needs the height again.
      if (lastHeight !== undefined) post("resize", { height: lastHeight });
    });
  };

  const isFramed = win.parent !== win && embedId !== undefined && origin !== undefined;
  if (isFramed) win.addEventListener("message", onMessage);

  return {
    instance: embedId,
    page: undefined,
    tell: <Name extends FinderEventName>(name: Name, data: FinderEvents[Name]) => {
      // A finder that had to unlock again starts again where it was; to the page nothing has happened.
      if (name === "ready" || name === "step") {
        const told = JSON.stringify(data);
        if (lastTold.get(name) === told) return;
        lastTold.set(name, told);
      }
      if (isFramed) post(name, data);
    },
    onCommand(listener) {
      commands.add(listener);
      return () => commands.delete(listener);
    },
    settle(allowedOrigins) {
      const isAllowed = origin === win.location.origin || allowedOrigins.includes(origin ?? "");
      if (isFramed && isAllowed && trusted === undefined) {
        trusted = origin;
        for (const [type, data] of waiting ?? []) post(type, data);
      }
      waiting = undefined;
    },
    resize(height) {
      if (height === lastHeight) return;
      lastHeight = height;
      if (isFramed) post("resize", { height });
    },
  };
}

/** Whether the page is ours or staff allowed it. */
export function isAllowed({ origin }: HostAddress, allowedOrigins: readonly string[]): boolean {
  return origin === window.location.origin || allowedOrigins.includes(origin ?? "");
}

/** The target of share links: the named page, if its origin may embed the finder. */
export function sharePage(
  { pageUrl, origin }: HostAddress,
  allowedOrigins: readonly string[],
): string | undefined {
  if (!pageUrl || !origin || !URL.canParse(pageUrl)) return undefined;
  const isOurs = new URL(pageUrl).origin === origin && allowedOrigins.includes(origin);
  return isOurs ? pageUrl : undefined;
}

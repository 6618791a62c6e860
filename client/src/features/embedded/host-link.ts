import type { FinderEventName, FinderEvents } from "../../../embed/types";
import type { FinderHost, HostCommand } from "@/wizard/finder-host";

/** What the script on the retailer's page put into the frame's address. */
export interface HostAddress {
  /** Tells this finder's messages from another's. */
  embedId: string | undefined;
  /** The page's origin, as it says; believed only where staff allowed it. */
  origin: string | undefined;
  pageUrl: string | undefined;
  isPopup: boolean;
  /** Whether the page gives the frame the height it asks for. */
  isAutosized: boolean;
  /** Whether staff are looking for what does not work. */
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
   * Says whose page the finder may talk to. What was told before is sent now, or forgotten when the
   * page is none of them.
   */
  settle: (allowedOrigins: readonly string[]) => void;
  /** Asks for room; the same again only when the page asks anew. */
  resize: (height: number) => void;
}

const SOURCE = "product-finder";

/**
 * The line between a finder in a frame and the page around it. Speaks to one exact origin, and only
 * when that is ours or one that staff allowed; hears only that window, from that origin, in our words.
 */
export function connectHost(win: Window, address: HostAddress): HostLink {
  const { embedId, origin } = address;
  const commands = new Set<(command: HostCommand) => void>();
  let waiting: [FinderEventName, object][] | undefined = [];
  let trusted: string | undefined;
  let lastHeight: number | undefined;

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
      // The page is new, or has forgotten: it learns the height again.
      if (lastHeight !== undefined) post("resize", { height: lastHeight });
    });
  };

  const isFramed = win.parent !== win && embedId !== undefined && origin !== undefined;
  if (isFramed) win.addEventListener("message", onMessage);

  return {
    instance: embedId,
    page: undefined,
    tell: <Name extends FinderEventName>(name: Name, data: FinderEvents[Name]) => {
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

/** Whether staff allowed the page, or it is ours. */
export function isAllowed({ origin }: HostAddress, allowedOrigins: readonly string[]): boolean {
  return origin === window.location.origin || allowedOrigins.includes(origin ?? "");
}

/** The page that share links point at: the one named, if it is of the origin that may embed the finder. */
export function sharePage(
  { pageUrl, origin }: HostAddress,
  allowedOrigins: readonly string[],
): string | undefined {
  if (!pageUrl || !origin || !URL.canParse(pageUrl)) return undefined;
  const isOurs = new URL(pageUrl).origin === origin && allowedOrigins.includes(origin);
  return isOurs ? pageUrl : undefined;
}

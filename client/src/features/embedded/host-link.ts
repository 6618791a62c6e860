import type { FinderEventName, FinderEvents } from "../../../embed/types";
import type { FinderHost, HostCommand } from "@/wizard/finder-host";

/** The parameters that the script on the retailer's page adds to the frame's address. */
export interface HostAddress {
  /** Distinguishes this finder's messages from another's. */
  embedId: string | undefined;
  /** The page's origin as it claims: the server sends the finder to a page that staff allowed alone. */
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
  /** Asks for a height; repeats one only if the page asks again. */
  resize: (height: number) => void;
}

const SOURCE = "product-finder";
/** So long a smaller height stays before the page hears of it. */
const SETTLED_MS = 150;

/**
 * The connection between a finder in a frame and its host page. It sends to the origin that the page says it has, and a
 * browser delivers that to no other; no page of another origin than staff allowed gets this document. It accepts known
 * messages from that window and origin only.
 */
export function connectHost(win: Window, address: HostAddress): HostLink {
  const { embedId, origin } = address;
  const commands = new Set<(command: HostCommand) => void>();
  let lastHeight: number | undefined;
  let shrinking: ReturnType<typeof setTimeout> | undefined;
  const lastTold = new Map<FinderEventName, string>();

  const isFramed = win.parent !== win && embedId !== undefined && isOrigin(origin);
  const post = (type: FinderEventName | "hello", data: object) => {
    if (isFramed) win.parent.postMessage({ source: SOURCE, v: 1, embedId, type, data }, origin!);
  };

  const onMessage = (event: MessageEvent<unknown>) => {
    if (event.source !== win.parent || event.origin !== origin) return;
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

  if (isFramed) win.addEventListener("message", onMessage);
  // The page around learns that the finder came, whatever it goes on to say.
  post("hello", {});

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
      post(name, data);
    },
    onCommand(listener) {
      commands.add(listener);
      return () => commands.delete(listener);
    },
    resize(height) {
      clearTimeout(shrinking);
      if (height === lastHeight) return;
      const tell = () => {
        lastHeight = height;
        post("resize", { height });
      };
      // Between two steps the finder is short for a moment, which moves nothing on the page around it.
      if (lastHeight === undefined || height > lastHeight) tell();
      else shrinking = setTimeout(tell, SETTLED_MS);
    },
  };
}

/** Whether a page can be of it: a browser takes no other as the target of a message. */
const isOrigin = (origin: string | undefined): boolean =>
  origin !== undefined && URL.canParse(origin) && new URL(origin).origin === origin;

/** The target of share links: the named page, if it is of the page's own origin. */
export function sharePage({ pageUrl, origin }: HostAddress): string | undefined {
  if (!pageUrl || !origin || !URL.canParse(pageUrl)) return undefined;
  return new URL(pageUrl).origin === origin ? pageUrl : undefined;
}

import { Monitor, Moon, Smartphone, Sun } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { paths } from "@shared/site";
import type { ShownFinder } from "@shared/contracts/finders";
import type { FinderDocument } from "@shared/finders/document";
import { isDraftMessage, type DraftShown, type Look, type LookedAt } from "@/lib/draft-message";
import { Pressed } from "@/staff-kit/pressed";
import { classNames } from "@/lib/class-names";
import { callApi } from "@/lib/api";
import type { OpenDraft } from "../draft/use-draft";

const WIDTHS = { phone: 390, desk: 1024 };

interface Props {
  slug: string;
  /** Tells each document; undefined for who may not change it: the stored draft is shown. */
  subscribe: OpenDraft["subscribe"] | undefined;
  /** What is edited: the finder goes there. */
  at?: LookedAt | undefined;
}

/** The real finder beside what is edited: it follows each edit. */
export function PreviewFrame({ slug, subscribe, at }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  // The same place is gone to once.
  const place = at && JSON.stringify(at);
  const [isReady, setReady] = useState(false);
  const [width, setWidth] = useState<keyof typeof WIDTHS>("phone");
  const [isDark, setDark] = useState(() =>
    window.document.documentElement.classList.contains("dark"),
  );

  useEffect(() => {
    const listen = ({ origin, source, data }: MessageEvent<unknown>) => {
      const isOurs = origin === window.location.origin && source === frame.current?.contentWindow;
      if (isOurs && isDraftMessage(data) && data.type === "ready") setReady(true);
    };
    window.addEventListener("message", listen);
    return () => window.removeEventListener("message", listen);
  }, []);

  useEffect(() => {
    if (!isReady) return;
    const show = (shown: Pick<DraftShown, "document" | "finder">) => {
      const message: DraftShown = { source: "finder-draft", type: "show", ...shown };
      frame.current?.contentWindow?.postMessage(message, window.location.origin);
    };
    if (!subscribe) return show({ document: undefined });
    return subscribe(showInOrder(slug, show));
  }, [isReady, subscribe, slug]);

  useEffect(() => {
    if (!isReady || place === undefined) return;
    const look = JSON.parse(place) as LookedAt;
    const message: Look = { source: "finder-draft", type: "look", at: look };
    frame.current?.contentWindow?.postMessage(message, window.location.origin);
  }, [isReady, place]);

  useEffect(() => {
    const root = frame.current?.contentDocument?.documentElement;
    root?.classList.toggle("dark", isDark);
  }, [isDark, isReady]);

  return (
    <section aria-label="Draft preview" className="flex h-full min-h-0 flex-col">
      <div className="flex flex-wrap items-center gap-2 pb-2">
        <h2 className="grow text-sm text-muted min-[79rem]:max-2xl:sr-only">Draft preview</h2>
        <Pressed isOn={width === "phone"} onPress={() => setWidth("phone")}>
          <Smartphone aria-hidden className="size-4" />
          Phone
        </Pressed>
        <Pressed isOn={width === "desk"} onPress={() => setWidth("desk")}>
          <Monitor aria-hidden className="size-4" />
          Desk
        </Pressed>
        <Pressed isOn={isDark} onPress={() => setDark(!isDark)}>
          {isDark ? (
            <Moon aria-hidden className="size-4" />
          ) : (
            <Sun aria-hidden className="size-4" />
          )}
          Dark
        </Pressed>
      </div>
      <div className="min-h-0 grow overflow-auto rounded-card border border-line bg-paper">
        <iframe
          ref={frame}
          title="The draft as shoppers would see it"
          src={`${paths.admin}/finders/${slug}/preview`}
          style={{ width: WIDTHS[width] }}
          className={classNames(
            "mx-auto block h-full min-h-[36rem]",
            width === "phone" && "max-w-full",
          )}
        />
      </div>
    </section>
  );
}

interface Shown {
  document: FinderDocument;
  /** Missing where the server did not say: who shows it asks again, and says why not. */
  finder?: ShownFinder;
}

/**
 * Asks the server what a draft is like to shoppers as soon as there is an edit, while the page is still showing it, and
 * passes on what it answers; never what an earlier edit was like after a later one.
 */
export function showInOrder(slug: string, show: (shown: Shown) => void) {
  let asked = 0;
  let shownLast = 0;
  return (document: FinderDocument): void => {
    const turn = (asked += 1);
    const pass = (shown: Shown) => {
      if (turn < shownLast) return;
      shownLast = turn;
      show(shown);
    };
    callApi<ShownFinder>("POST", `/api/admin/finders/${slug}/draft/finder`, { document }).then(
      (finder) => pass({ document, finder }),
      () => pass({ document }),
    );
  };
}

import { useEffect, useRef, useState } from "react";
import { embedSettings } from "@shared/contracts/embed-settings";
import { pageOfFinder } from "@shared/templates/finders";

interface Props {
  client: string;
  /** The form's current settings; invalid ones are not shown. */
  settings: unknown;
}

/** The real finder in a frame, with the form's settings before they are saved. */
export function Preview({ client, settings }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isReady, setReady] = useState(false);

  useEffect(() => {
    const listen = (event: MessageEvent<{ source?: unknown; type?: unknown } | null>) => {
      const isOurs =
        event.origin === window.location.origin &&
        event.source === frame.current?.contentWindow &&
        event.data?.source === "product-finder";
      if (isOurs && event.data?.type === "preview-ready") setReady(true);
    };
    window.addEventListener("message", listen);
    return () => window.removeEventListener("message", listen);
  }, []);

  useEffect(() => {
    const { success, data } = embedSettings.safeParse(settings);
    if (!isReady || !success) return;
    frame.current?.contentWindow?.postMessage(
      { source: "product-finder", v: 1, type: "preview", data: { settings: data } },
      window.location.origin,
    );
  }, [isReady, settings]);

  return (
    <iframe
      ref={frame}
      title="Preview of the finder"
      src={`${pageOfFinder(client)}?embed=true`}
      className="h-[42rem] w-full rounded-card border border-line bg-surface"
    />
  );
}

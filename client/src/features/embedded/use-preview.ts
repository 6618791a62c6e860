import { useEffect, useState } from "react";
import type { EmbedSettings } from "@shared/contracts/embed-settings";

/**
 * Settings that the staff area previews before they are saved: accepted only from our own origin's
 * page around the frame.
 */
export function usePreview(): EmbedSettings | undefined {
  const [settings, setSettings] = useState<EmbedSettings>();
  useEffect(() => {
    // Only our own page previews, and it sets no id in the address.
    const isEmbed = new URLSearchParams(window.location.search).has("embedId");
    if (window.parent === window || isEmbed) return;
    const { origin } = window.location;
    const onMessage = async (event: MessageEvent<unknown>) => {
      if (event.origin !== origin || event.source !== window.parent) return;
      const { previewMessage } = await import("./preview-message");
      const { success, data } = previewMessage.safeParse(event.data);
      if (success) setSettings(data.data.settings);
    };
    const listener = (event: MessageEvent<unknown>) => void onMessage(event);
    window.addEventListener("message", listener);
    // A page of another origin does not receive this.
    window.parent.postMessage({ source: "product-finder", v: 1, type: "preview-ready" }, origin);
    return () => window.removeEventListener("message", listener);
  }, []);
  return settings;
}

import { useEffect, useEffectEvent, useMemo, useState, type RefObject } from "react";
import type { PublicEmbedSettings } from "@shared/contracts/embed-settings";
import { tabStorage } from "@/lib/storage";
import type { FinderHost } from "@/wizard/finder-host";
import { connectHost, readHostAddress, sharePage } from "./host-link";

/** Connects a finder with its host page: events out, commands in, and a frame as high as its content. */
export function useHostLink(
  data: PublicEmbedSettings | undefined,
  hasFailed: boolean,
  content: RefObject<HTMLElement | null>,
): FinderHost {
  const [address] = useState(() => readHostAddress(window.location.search));
  const [link] = useState(() => connectHost(window, address));
  const fixedHeight = fixed(data?.settings.dimensions.height);

  useEffect(() => {
    // Everything works without storage during the visit; staff need to know why a reload forgets it.
    if (address.isChecked && !tabStorage.set("check", "kept")) {
      link.tell("error", { code: "storage_blocked" });
    }
  }, [link, address]);

  const measure = useEffectEvent(() => {
    const height = fixedHeight ?? content.current?.getBoundingClientRect().height;
    if (height) link.resize(Math.ceil(height));
  });
  const isShown = data !== undefined || hasFailed;
  useEffect(() => {
    if (!isShown || !content.current) return;
    const sizes = new ResizeObserver(() => measure());
    sizes.observe(content.current);
    // Browsers do not render offscreen frames and report no sizes there, so the document's changes are
    // observed instead: the frame has its height before it comes into view.
    const changes = new MutationObserver(() => measure());
    changes.observe(content.current, { childList: true, subtree: true, characterData: true });
    return () => {
      sizes.disconnect();
      changes.disconnect();
    };
  }, [isShown, content]);

  useEffect(() => {
    // The frame has the height of its content; a scroll bar during a change would only flash.
    if (!address.isAutosized || !isShown || fixedHeight !== undefined) return;
    const { style } = document.documentElement;
    style.overflowY = "hidden";
    return () => {
      style.overflowY = "";
    };
  }, [address, isShown, fixedHeight]);

  useEffect(() => {
    if (!address.isPopup) return;
    const onKey = (event: KeyboardEvent) => {
      // Anything open inside the finder closes first.
      if (event.key === "Escape" && !event.defaultPrevented) link.tell("close", {});
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [address, link]);

  return useMemo(() => ({ ...link, page: sharePage(address) }), [link, address]);
}

/** A height fixed by staff, in pixels; undefined if it follows the content. */
function fixed(height: string | undefined): number | undefined {
  return height?.endsWith("px") ? parseFloat(height) : undefined;
}

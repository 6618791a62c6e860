import { useState } from "react";
import type { StaffEmbedSettings } from "@shared/contracts/embed-settings";
import { paths } from "@shared/site";
import { copyText } from "@/lib/copy-text";
import { Button } from "@/ui/button";
import { showToast } from "@/ui/toast-store";

/** Specification, section 9. */
const COPIED_MS = 2_000;

/** What a retailer pastes, with the embed key filled in. */
export function CodeBox({ settings }: { settings: StaffEmbedSettings }) {
  const [isCopied, setCopied] = useState(false);
  const code = embedCode(settings, window.location.origin);
  const copy = async () => {
    if (!(await copyText(code))) {
      showToast({
        title: "Copying did not work",
        text: "Select the code and copy it by hand.",
        isDestructive: true,
      });
      return;
    }
    setCopied(true);
    setTimeout(() => setCopied(false), COPIED_MS);
  };
  return (
    <section aria-labelledby="embed-code" className="mt-8">
      <div className="flex items-center justify-between gap-3">
        <h2 id="embed-code" className="text-lg font-bold">
          Embed code
        </h2>
        <Button look="secondary" onClick={() => void copy()}>
          {isCopied ? "Copied!" : "Copy"}
        </Button>
      </div>
      <pre
        // It scrolls sideways, so it must be reachable by keyboard.
        tabIndex={0}
        aria-label="Embed code"
        className="mt-2 overflow-x-auto rounded-card border border-line bg-surface p-4 text-sm"
      >
        <code>{code}</code>
      </pre>
    </section>
  );
}

/** A frame with the finder; its height is the one that was set, or enough for a step. */
export function embedCode(settings: StaffEmbedSettings, origin: string): string {
  const { client, embedKey, dimensions } = settings;
  const path = client === "dialabed" ? paths.bedFinder : paths.gunFinder;
  const query = new URLSearchParams({ embed: "true", ...(embedKey && { key: embedKey }) });
  const height = dimensions.height === "auto" ? "900px" : dimensions.height;
  return `<iframe
  src="${origin}${path}?${query.toString().replaceAll("&", "&amp;")}"
  title="Product finder"
  style="width: ${dimensions.width}; height: ${height}; border: 0"
  allow="clipboard-write; web-share"
  loading="lazy"></iframe>`;
}

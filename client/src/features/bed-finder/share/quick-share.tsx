import { Check, Copy, Mail, MessageCircle } from "lucide-react";
import { useEffect, useState } from "react";
import type { ClientBrand } from "@shared/brands";
import type { RecommendedBed } from "@shared/contracts/recommendations";
import type { ShareChannel } from "@shared/finder-steps";
import { classNames } from "@/lib/class-names";
import { Button, buttonClass } from "@/ui/button";
import { copyText } from "@/lib/copy-text";
import { mailUrl, shareText, whatsAppUrl } from "./share-texts";

/** Milliseconds that the button shows its result. */
const COPIED_MS = 2_000;
/** Two buttons side by side on a phone. */
const BUTTON = "max-sm:grow max-sm:px-4!";

interface Props {
  beds: RecommendedBed[];
  total: number;
  brand: ClientBrand;
  url: string;
  onShare: (channel: ShareChannel) => void;
}

/** Shares by WhatsApp, the mail app, or a plain link. */
export function QuickShare({ beds, total, brand, url, onShare }: Props) {
  const [copy, setCopy] = useState<"idle" | "copied" | "refused">("idle");
  const text = shareText({ beds, total }, brand.displayName, url);
  useEffect(() => {
    if (copy !== "copied") return;
    const timer = setTimeout(() => setCopy("idle"), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copy]);

  const copyLink = async () => {
    onShare("copy");
    setCopy((await copyText(url)) ? "copied" : "refused");
  };

  return (
    <section>
      <h3 className="font-bold">Quick Share</h3>
      <div className="mt-3 flex flex-wrap gap-2">
        <a
          href={whatsAppUrl(text)}
          target="_blank"
          rel="noopener"
          onClick={() => onShare("whatsapp")}
          className={classNames(buttonClass("secondary"), BUTTON)}
        >
          <MessageCircle aria-hidden className="size-4" />
          WhatsApp
        </a>
        <a
          href={mailUrl(`Beds that suit me, from ${brand.displayName}`, text)}
          onClick={() => onShare("email")}
          className={classNames(buttonClass("secondary"), BUTTON)}
        >
          <Mail aria-hidden className="size-4" />
          Quick Email
        </a>
        <Button look="secondary" className={BUTTON} onClick={() => void copyLink()}>
          {copy === "copied" ? (
            <Check aria-hidden className="size-4" />
          ) : (
            <Copy aria-hidden className="size-4" />
          )}
          <span aria-live="polite">{copy === "copied" ? "Copied!" : "Copy Link"}</span>
        </Button>
      </div>
      {copy === "refused" && (
        <label className="mt-3 block text-sm">
          Your browser does not let us copy. Here is the link:
          <input
            readOnly
            value={url}
            onFocus={(event) => event.target.select()}
            className="mt-1 min-h-11 w-full rounded-control border border-outline bg-paper px-3"
          />
        </label>
      )}
    </section>
  );
}

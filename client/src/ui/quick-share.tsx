import { Check, Copy, Mail, MessageCircle } from "lucide-react";
import { useEffect, useState } from "react";
import type { ShareChannel } from "@shared/share-channels";
import { classNames } from "@/lib/class-names";
import { copyText } from "@/lib/copy-text";
import { mailUrl, whatsAppUrl } from "@/lib/share-urls";
import { Button, buttonClass } from "./button";

/** Milliseconds that the button shows its result. */
const COPIED_MS = 2_000;
/** Two buttons side by side on a phone. */
const BUTTON = "max-sm:grow max-sm:px-4!";

/** The texts of its buttons. */
interface Words {
  title: string;
  email: string;
  copy: string;
  copied: string;
  refused: string;
}

const WORDS: Words = {
  title: "Quick Share",
  email: "Quick Email",
  copy: "Copy Link",
  copied: "Copied!",
  refused: "Your browser does not let us copy. Here is the link:",
};

interface Props {
  /** The whole message, with the link. */
  text: string;
  /** The subject of the mail. */
  subject: string;
  url: string;
  words?: Words;
  onShare: (channel: ShareChannel) => void;
}

/** Shares by WhatsApp, the mail app, or a plain link. */
export function QuickShare({ text, subject, url, words = WORDS, onShare }: Props) {
  const [copy, setCopy] = useState<"idle" | "copied" | "refused">("idle");
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
      <h3 className="font-bold">{words.title}</h3>
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
          href={mailUrl(subject, text)}
          onClick={() => onShare("email")}
          className={classNames(buttonClass("secondary"), BUTTON)}
        >
          <Mail aria-hidden className="size-4" />
          {words.email}
        </a>
        <Button look="secondary" className={BUTTON} onClick={() => void copyLink()}>
          {copy === "copied" ? (
            <Check aria-hidden className="size-4" />
          ) : (
            <Copy aria-hidden className="size-4" />
          )}
          <span aria-live="polite">{copy === "copied" ? words.copied : words.copy}</span>
        </Button>
      </div>
      {copy === "refused" && (
        <label className="mt-3 block text-sm">
          {words.refused}
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

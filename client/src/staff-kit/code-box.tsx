import { useId, useState } from "react";
import { copyText } from "@/lib/copy-text";
import { showToast } from "@/ui/toast-store";
import { Button } from "./button";

/** Milliseconds that the button shows its result. */
const COPIED_MS = 2_000;

interface Props {
  title: string;
  /** The use of the code. */
  hint: string;
  code: string;
}

/** Code to paste, with a button that copies it. */
export function CodeBox({ title, hint, code }: Props) {
  const id = useId();
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    if (!(await copyText(code))) {
      showToast({
        title: "Copying failed",
        text: "Select the code and copy it by hand.",
        isDestructive: true,
      });
      return;
    }
    setCopied(true);
    setTimeout(() => setCopied(false), COPIED_MS);
  };
  return (
    <section aria-labelledby={id} className="mt-6 first:mt-0">
      <div className="flex items-center justify-between gap-3">
        <h2 id={id} className="text-lg font-bold">
          {title}
        </h2>
        <Button look="secondary" onClick={() => void copy()}>
          {isCopied ? "Copied!" : "Copy"}
          <span className="sr-only"> {title}</span>
        </Button>
      </div>
      <p className="text-sm text-muted">{hint}</p>
      <pre
        // It scrolls sideways, so it must be reachable by keyboard.
        tabIndex={0}
        role="group"
        aria-label={title}
        className="mt-2 overflow-x-auto rounded-card border border-line bg-surface p-4 text-sm"
      >
        <code>{code}</code>
      </pre>
    </section>
  );
}

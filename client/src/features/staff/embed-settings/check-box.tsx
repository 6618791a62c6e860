import { useForm } from "react-hook-form";
import { useId, useState } from "react";
import { Button } from "@/staff-kit/button";
import { TextField } from "@/staff-kit/field-frame";
import { copyText } from "@/lib/copy-text";
import { showToast } from "@/ui/toast-store";

/**
 * Opens a retailer's page with the finder's check: the script then reports, from inside that page,
 * anything that blocks the finder. The server itself fetches no foreign address.
 */
export function CheckBox() {
  const { register, handleSubmit, formState } = useForm({ defaultValues: { address: "" } });
  const open = handleSubmit(({ address }) => {
    window.open(checkAddress(address), "_blank", "noopener");
  });
  return (
    <section aria-labelledby="embed-check" className="mt-6">
      <h2 id="embed-check" className="text-lg font-bold">
        Check a page
      </h2>
      <p className="mt-1 text-sm text-muted">
        Opens a page that has the script, and reports there what blocks the finder, and how to fix
        it. Shoppers never see it.
      </p>
      <form noValidate onSubmit={(event) => void open(event)} className="mt-3 grid gap-3">
        <TextField
          label="Address of the page"
          type="url"
          placeholder="https://shop.example/beds"
          {...register("address", {
            setValueAs: (text: string) => text.trim(),
            validate: (text) =>
              checkAddress(text) !== undefined ||
              "Enter the page’s address, such as https://shop.example/beds.",
          })}
          problem={formState.errors.address?.message}
        />
        <Button type="submit" look="secondary" className="justify-self-start">
          Open with check
        </Button>
      </form>
    </section>
  );
}

/** The address with the check's parameter; undefined if it is not a web address. */
export function checkAddress(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  if (url.protocol !== "https:" && url.protocol !== "http:") return undefined;
  url.searchParams.set("finder-check", "");
  return url.href;
}

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

import * as Radix from "@radix-ui/react-dialog";
import { X } from "lucide-react";
import { useState, type ReactNode } from "react";
import { placeOf, returnTo } from "@/lib/focus-place";
import { classNames } from "@/lib/class-names";

interface Props {
  title: string;
  description?: ReactNode;
  children: ReactNode;
  onClose: () => void;
  /** What its cross is called. */
  closeLabel?: string;
  /** Its position: centered, centered and wide, or along the right edge. */
  place?: keyof typeof PLACES;
}

// In a frame as high as its content, the part that the shopper sees is the viewport.
const CENTRED =
  "top-[calc(var(--visible-top,0px)+var(--visible-height,100dvh)/2)] left-1/2 max-h-[calc(var(--visible-height,100dvh)-2rem)] w-[calc(100vw-2rem)] -translate-x-1/2 -translate-y-1/2 rounded-card border";
const PLACES = {
  center: `${CENTRED} max-w-md`,
  wide: `${CENTRED} max-w-4xl`,
  side: "top-[var(--visible-top,0px)] right-0 flex h-[var(--visible-height,100dvh)] w-full max-w-md flex-col border-l",
};

/** What goes on from a dialog: in view however long it is. */
export const DIALOG_ACTIONS =
  "sticky -bottom-5 z-10 -mx-5 -mb-5 flex flex-wrap gap-3 border-t border-line bg-surface px-5 py-3 sm:-bottom-6 sm:-mx-6 sm:-mb-6 sm:px-6";

/** A dialog over the page: traps focus, closes by Escape, by its button or by a press outside. */
export function Dialog({
  title,
  description,
  children,
  onClose,
  closeLabel = "Close",
  place = "center",
}: Props) {
  // The element that opened it; Radix knows only its own triggers.
  const [opener] = useState(() => {
    const focused = document.activeElement;
    return focused instanceof HTMLElement && focused !== document.body
      ? placeOf(focused)
      : undefined;
  });
  const giveFocusBack = (event: Event) => {
    event.preventDefault();
    if (opener) returnTo(opener);
  };
  return (
    <Radix.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-black/50" />
        <Radix.Content
          {...(description ? {} : { "aria-describedby": undefined })}
          onCloseAutoFocus={giveFocusBack}
          // Not by the library: for a moment after a second dialog opens, its Escape closes the first one, too.
          onEscapeKeyDown={(event) =>
            (event.target as Element).closest?.("[role=dialog]") && event.preventDefault()
          }
          onKeyDown={(event) => {
            if (event.key !== "Escape") return;
            event.stopPropagation();
            // An open list inside closes first.
            if (!(event.target as Element).closest("[data-keeps-escape]")) onClose();
          }}
          className={classNames(
            "fixed z-50 overflow-auto border-line bg-surface p-5 shadow-lifted sm:p-6",
            PLACES[place],
          )}
        >
          <Radix.Title className="pr-10 text-xl font-bold">{title}</Radix.Title>
          {description && (
            <Radix.Description className="mt-2 text-muted">{description}</Radix.Description>
          )}
          {children}
          <Radix.Close
            aria-label={closeLabel}
            className="absolute top-3 right-3 grid size-11 place-items-center rounded-full text-muted hover:text-ink"
          >
            <X aria-hidden className="size-5" />
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

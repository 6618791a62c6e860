import * as Radix from "@radix-ui/react-dialog";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "@/lib/class-names";

interface Props {
  title: string;
  description?: ReactNode;
  children: ReactNode;
  onClose(): void;
  isWide?: boolean;
}

/** A dialog over the page: holds the focus, closes by Escape, by its button or by a press outside. */
export function Dialog({ title, description, children, onClose, isWide = false }: Props) {
  return (
    <Radix.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-black/50" />
        <Radix.Content
          {...(description ? {} : { "aria-describedby": undefined })}
          className={classNames(
            "fixed top-1/2 left-1/2 z-50 max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] -translate-x-1/2 -translate-y-1/2 overflow-auto rounded-card border border-line bg-surface p-5 shadow-lifted sm:p-6",
            isWide ? "max-w-4xl" : "max-w-md",
          )}
        >
          <Radix.Title className="pr-10 text-xl font-bold">{title}</Radix.Title>
          {description && (
            <Radix.Description className="mt-2 text-muted">{description}</Radix.Description>
          )}
          {children}
          <Radix.Close
            aria-label="Close"
            className="absolute top-3 right-3 grid size-11 place-items-center rounded-full text-muted hover:text-ink"
          >
            <X aria-hidden className="size-5" />
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

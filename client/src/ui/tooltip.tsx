import * as Radix from "@radix-ui/react-tooltip";
import { useLayoutEffect, useRef, useState, type ReactNode } from "react";

export interface TooltipProps {
  text: ReactNode;
  /** Milliseconds of resting before it opens (specification, section 9). */
  delay: number;
  /** The button it belongs to. */
  button: Omit<React.ComponentPropsWithoutRef<"button">, "type">;
  /** Whether it was asked for before this code was there; then it also takes the focus back. */
  startsOpen: boolean;
}

/** A tooltip that also opens by tap, where nothing can hover. */
export function Tooltip({ text, delay, button, startsOpen }: TooltipProps) {
  const [isOpen, setOpen] = useState(startsOpen);
  const trigger = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (startsOpen) trigger.current?.focus();
  }, [startsOpen]);

  return (
    <Radix.Provider delayDuration={delay} skipDelayDuration={300}>
      <Radix.Root open={isOpen} onOpenChange={setOpen}>
        <Radix.Trigger asChild>
          <button
            {...button}
            ref={trigger}
            type="button"
            // Radix closes on a press, because its triggers do something else; this one only tells.
            onPointerDown={(event) => event.preventDefault()}
            onClick={(event) => {
              event.preventDefault();
              setOpen(true);
            }}
          />
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            sideOffset={4}
            collisionPadding={12}
            className="z-50 max-w-72 rounded-lg bg-ink px-3 py-2 text-sm text-paper shadow-lifted"
          >
            {text}
            <Radix.Arrow className="fill-ink" />
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}

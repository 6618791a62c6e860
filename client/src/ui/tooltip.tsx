import * as Radix from "@radix-ui/react-tooltip";
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type PointerEvent,
  type ReactNode,
} from "react";

export interface TooltipProps {
  text: ReactNode;
  /** Milliseconds of resting before it opens. */
  delay: number;
  /** The button it belongs to. */
  button: Omit<React.ComponentPropsWithoutRef<"button">, "type">;
  /** Whether it was asked for before this code was there; then it also takes the focus back. */
  startsOpen: boolean;
}

/** After one has closed, the next one within this time opens at once. */
const SKIP_DELAY_MS = 300;

/**
 * What all tooltips share. Radix shares it by a provider around them; ours is code of the first load
 * that these have no part in, so they tell each other here.
 */
const shared: { close?: () => void; closedAt: number } = { closedAt: -Infinity };

/** A tooltip that also opens by tap, where nothing can hover. */
export function Tooltip({ text, delay, button, startsOpen }: TooltipProps) {
  const [isOpen, setOpen] = useState(startsOpen);
  useEffect(() => {
    if (!isOpen) return;
    const close = () => setOpen(false);
    shared.close?.();
    shared.close = close;
    return () => {
      shared.closedAt = performance.now();
      if (shared.close === close) shared.close = undefined;
    };
  }, [isOpen]);
  const openAtOnce = ({ pointerType }: PointerEvent<HTMLElement>) => {
    if (pointerType === "touch") return;
    const isNext =
      shared.close !== undefined || performance.now() - shared.closedAt < SKIP_DELAY_MS;
    if (isNext) setOpen(true);
  };
  const trigger = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (startsOpen) trigger.current?.focus();
  }, [startsOpen]);

  return (
    <Radix.Provider delayDuration={delay}>
      <Radix.Root open={isOpen} onOpenChange={setOpen}>
        <Radix.Trigger asChild>
          <button
            {...button}
            ref={trigger}
            type="button"
            // Radix closes on a press, because its triggers do something else; this one only tells.
            onPointerEnter={openAtOnce}
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

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
  /** Milliseconds of hovering before it opens. */
  delay: number;
  /** The props of its button. */
  button: Omit<React.ComponentPropsWithoutRef<"button">, "type">;
  /** Whether it was requested before this code loaded; then it also takes back the focus. */
  startsOpen: boolean;
}

/** Milliseconds after one has closed in which the next opens at once. */
const SKIP_DELAY_MS = 300;

/**
 * State shared by all tooltips. Radix would share it by a provider, which would have to be in the
 * first load; this module loads later.
 */
const shared: { close?: () => void; closedAt: number } = { closedAt: -Infinity };

/** A tooltip that also opens by tap, for devices that cannot hover. */
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
            // Radix closes on a press, because its triggers have another action; this one only explains.
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

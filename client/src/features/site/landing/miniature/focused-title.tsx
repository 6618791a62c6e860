import { useEffect, useRef } from "react";

/** A screen's heading; it takes over the pressed button's focus, so that it is read out. */
export function FocusedTitle({ takesFocus, children }: { takesFocus: boolean; children: string }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) title.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <h2 ref={title} tabIndex={-1} className="text-2xl font-bold outline-none">
      {children}
    </h2>
  );
}

import { useEffect, useRef } from "react";

/**
 * Gives a function that acts at once, or where the mouse is down, once it is up and the click is through: what closes
 * before would move the pressed button away from under the mouse, and the press would be lost.
 */
export function useAfterPress(act: () => void): () => void {
  const isDown = useRef(false);
  const isWaiting = useRef(false);
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    const press = () => {
      isDown.current = true;
    };
    const release = () => {
      isDown.current = false;
      if (!isWaiting.current) return;
      isWaiting.current = false;
      // The click comes in the same task.
      setTimeout(() => latest.current());
    };
    document.addEventListener("mousedown", press, true);
    document.addEventListener("mouseup", release, true);
    return () => {
      document.removeEventListener("mousedown", press, true);
      document.removeEventListener("mouseup", release, true);
    };
  }, []);
  return () => {
    if (isDown.current) isWaiting.current = true;
    else latest.current();
  };
}

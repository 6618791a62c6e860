import { Info } from "lucide-react";
import { lazy, Suspense, useRef, useState, type ReactNode } from "react";

const Tooltip = lazy(() => import("./tooltip").then((module) => ({ default: module.Tooltip })));

interface Props {
  /** What the button is called: "More about Queen". */
  label: string;
  text: ReactNode;
  /** Milliseconds; 700 unless the specification says otherwise. */
  delay?: number;
}

/**
 * A small button that explains. The tooltip's code (18 kB) is not part of the first load: it comes
 * when the button is first touched, pointed at or focused.
 */
export function InfoTip({ label, text, delay = 700 }: Props) {
  const [wanted, setWanted] = useState<"focus" | "hover" | "press">();
  const plain = useRef<HTMLButtonElement>(null);
  const button = {
    className: "grid size-11 place-items-center rounded-full text-muted hover:text-ink",
    "aria-label": label,
    children: <Info aria-hidden className="size-4" />,
  };
  const standIn = (
    <button
      {...button}
      ref={plain}
      type="button"
      onPointerEnter={() => setWanted((now) => now ?? "hover")}
      onFocus={() => setWanted((now) => now ?? "focus")}
      onClick={() => setWanted("press")}
    />
  );
  if (!wanted) return standIn;
  return (
    <Suspense fallback={standIn}>
      <Tooltip
        text={text}
        delay={delay}
        button={button}
        hadFocus={wanted !== "hover"}
        startsOpen={wanted === "press"}
      />
    </Suspense>
  );
}

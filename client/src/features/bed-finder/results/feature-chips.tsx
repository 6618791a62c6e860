import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { FeatureOption } from "@shared/contracts/bed-options";
import { Hint } from "@/ui/hint";
import { featureLabel, featureOption } from "./feature-option";

const SHOWN = 4;
const CHIP =
  "relative z-10 inline-flex items-center rounded-full border border-outline bg-surface px-2.5 py-1.5 text-xs leading-none text-muted hover:border-muted before:absolute before:-inset-y-2 before:inset-x-0 before:content-['']";

/** A bed's features: each chip explains itself; the rest expand on demand. */
export function FeatureChips({ names, options }: { names: string[]; options: FeatureOption[] }) {
  const [isOpen, setOpen] = useState(false);
  const list = useRef<HTMLParagraphElement>(null);
  const open = () => {
    flushSync(() => setOpen(true));
    // The pressed button is gone; the first new chip takes the focus.
    list.current?.querySelectorAll("button")[SHOWN]?.focus();
  };
  const shown = isOpen ? names : names.slice(0, SHOWN);
  const hidden = names.length - shown.length;
  if (names.length === 0) return null;
  return (
    <p ref={list} className="mt-2 flex flex-wrap gap-1.5">
      {shown.map((name) => (
        <Hint key={name} className={CHIP} text={<Explanation name={name} options={options} />}>
          {featureLabel(name, options)}
        </Hint>
      ))}
      {hidden > 0 && (
        <button type="button" className={CHIP} onClick={open}>
          +{hidden} more
        </button>
      )}
    </p>
  );
}

function Explanation({ name, options }: { name: string; options: FeatureOption[] }) {
  const feature = featureOption(name, options);
  if (!feature) return "Premium Feature";
  return (
    <>
      <strong className="block">{feature.label}</strong>
      {feature.description}
    </>
  );
}

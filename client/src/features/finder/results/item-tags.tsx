import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { ResultItem } from "@shared/contracts/finders";
import { Tag } from "@/ui/badge";
import { Hint } from "@/ui/hint";
import type { Say } from "../model/say";

const SHOWN = 4;
const CHIP =
  "relative z-10 inline-flex items-center rounded-full border border-outline bg-surface px-2.5 py-1.5 text-xs leading-none text-muted hover:border-muted before:absolute before:-inset-y-2.25 before:inset-x-0 before:content-['']";

/** What a product has: each chip with an explanation shows it; the rest expand on demand. */
export function ItemTags({ tags = [], say }: Pick<ResultItem, "tags"> & { say: Say }) {
  const [isOpen, setOpen] = useState(false);
  const list = useRef<HTMLParagraphElement>(null);
  const open = () => {
    flushSync(() => setOpen(true));
    // The pressed button is gone; the first new chip that can takes the focus, or all of them.
    const chips = [...(list.current?.children ?? [])].slice(SHOWN);
    const next = chips.map((each) => each.closest("button") ?? each.querySelector("button"));
    (next.find(Boolean) ?? list.current)?.focus();
  };
  const shown = isOpen ? tags : tags.slice(0, SHOWN);
  const hidden = tags.length - shown.length;
  if (tags.length === 0) return null;
  return (
    <p
      ref={list}
      tabIndex={-1}
      className="mt-2 flex flex-wrap gap-x-1.5 gap-y-1.5 pointer-coarse:gap-y-4"
    >
      {shown.map(({ label, tip }) =>
        tip === undefined ? (
          <Tag key={label}>{label}</Tag>
        ) : (
          <Hint
            key={label}
            className={CHIP}
            text={
              <>
                <strong className="block">{label}</strong>
                {tip}
              </>
            }
          >
            {label}
          </Hint>
        ),
      )}
      {hidden > 0 && (
        <button type="button" className={CHIP} onClick={open}>
          {say("more-tags", { count: hidden })}
        </button>
      )}
    </p>
  );
}

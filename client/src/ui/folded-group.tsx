import { ChevronDown } from "lucide-react";
import { useId, type ReactNode } from "react";
import { classNames } from "@/lib/class-names";

interface Props {
  title: string;
  heading?: "h2" | "h3";
  isOpen: boolean;
  onToggle: () => void;
  children: ReactNode;
}

/** Less relevant results, collapsed until opened. */
export function FoldedGroup({ title, heading: Heading = "h2", isOpen, onToggle, children }: Props) {
  const content = useId();
  return (
    <section>
      <Heading className="text-base">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={content}
          onClick={onToggle}
          className="flex min-h-12 w-full items-center justify-between gap-3 rounded-control border border-outline bg-surface px-4 py-2 text-left font-semibold hover:border-muted"
        >
          {title}
          <ChevronDown
            aria-hidden
            className={classNames("size-5 shrink-0 text-muted", isOpen && "rotate-180")}
          />
        </button>
      </Heading>
      <div id={content} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </section>
  );
}

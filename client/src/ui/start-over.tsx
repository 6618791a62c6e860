import * as Menu from "@radix-ui/react-dropdown-menu";
import { ChevronDown } from "lucide-react";
import { Button } from "@/ui/button";

interface Props {
  onClearAll: () => void;
  /** Only given if there is a budget to keep. */
  onKeepBudget?: () => void;
  words?: { startOver: string; clearAll: string; keepBudget: string };
}

const WORDS = {
  startOver: "Start Over",
  clearAll: "Start Over (Clear All)",
  keepBudget: "Start Over but Keep Budget",
};

/** A Start Over button; with a budget, a menu that can also keep it. */
export function StartOver({ onClearAll, onKeepBudget, words = WORDS }: Props) {
  if (!onKeepBudget) {
    return (
      <Button look="secondary" onClick={onClearAll}>
        {words.startOver}
      </Button>
    );
  }
  const item =
    "flex min-h-11 cursor-pointer items-center rounded-lg px-3 outline-none data-highlighted:bg-accent-soft";
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger asChild>
        <Button look="secondary">
          {words.startOver}
          <ChevronDown aria-hidden className="size-4" />
        </Button>
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Content
          align="start"
          sideOffset={6}
          collisionPadding={12}
          className="z-40 min-w-64 rounded-card border border-line bg-surface p-1.5 shadow-lifted"
        >
          <Menu.Item className={item} onSelect={onClearAll}>
            {words.clearAll}
          </Menu.Item>
          <Menu.Item className={item} onSelect={onKeepBudget}>
            {words.keepBudget}
          </Menu.Item>
        </Menu.Content>
      </Menu.Portal>
    </Menu.Root>
  );
}

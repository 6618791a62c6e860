import * as Menu from "@radix-ui/react-dropdown-menu";
import { ChevronDown } from "lucide-react";
import { Button } from "@/ui/button";

interface Props {
  onClearAll: () => void;
  /** Only given if there is a budget to keep. */
  onKeepBudget?: () => void;
}

/** A Start Over button; with a budget, a menu that can also keep it. */
export function StartOver({ onClearAll, onKeepBudget }: Props) {
  if (!onKeepBudget) {
    return (
      <Button look="secondary" onClick={onClearAll}>
        Start Over
      </Button>
    );
  }
  const item =
    "flex min-h-11 cursor-pointer items-center rounded-lg px-3 outline-none data-highlighted:bg-accent-soft";
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger asChild>
        <Button look="secondary">
          Start Over
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
            Start Over (Clear All)
          </Menu.Item>
          <Menu.Item className={item} onSelect={onKeepBudget}>
            Start Over but Keep Budget
          </Menu.Item>
        </Menu.Content>
      </Menu.Portal>
    </Menu.Root>
  );
}

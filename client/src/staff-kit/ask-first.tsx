import { useState, type ReactNode } from "react";
import { Dialog } from "@/ui/dialog";
import { Button } from "./button";

interface Asked {
  title: string;
  /** What becomes of what hangs on it. */
  text: string;
  /** What the press does: "Remove it". */
  action: string;
  onAgree: () => void;
}

/**
 * Asks before something goes that cannot be taken back, or that others hang on: gives what asks, and the dialog, which
 * stands anywhere in the page.
 */
export function useAskFirst(): { ask: (asked: Asked) => void; dialog: ReactNode } {
  const [asked, ask] = useState<Asked>();
  const close = () => ask(undefined);
  const dialog = asked && (
    <Dialog title={asked.title} description={asked.text} onClose={close}>
      <div className="mt-5 flex flex-wrap justify-end gap-2">
        <Button look="secondary" onClick={close}>
          Cancel
        </Button>
        <Button
          look="danger"
          onClick={() => {
            close();
            asked.onAgree();
          }}
        >
          {asked.action}
        </Button>
      </div>
    </Dialog>
  );
  return { ask, dialog };
}

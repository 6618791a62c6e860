import type { ReactNode } from "react";
import { Button } from "@/ui/button";
import { Message } from "@/ui/message";
import { NoBedsDrawing } from "../drawings/no-beds-drawing";

/** The beds could not be loaded; the answers survive the reload. */
export function ResultsFailed({ onBack }: { onBack: () => void }) {
  return (
    <Message
      urgent
      title="Unable to load recommendations"
      actions={
        <>
          <Button look="secondary" onClick={onBack}>
            Go Back
          </Button>
          <Button onClick={() => window.location.reload()}>Try Again</Button>
        </>
      }
    >
      Check your connection, then try again. Your answers are kept.
    </Message>
  );
}

interface NoResultsProps {
  onAdjust: () => void;
  /** The button or menu to start over. */
  startOver: ReactNode;
}

/** Shown if no bed matches. */
export function NoResults({ onAdjust, startOver }: NoResultsProps) {
  return (
    <Message
      title="No beds found"
      drawing={<NoBedsDrawing className="w-full" />}
      actions={
        <>
          <Button onClick={onAdjust}>Adjust Preferences</Button>
          {startOver}
        </>
      }
    >
      No bed of that size is within your budget. A wider budget or another size may find some.
    </Message>
  );
}

import { PackageOpen } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "@/ui/button";
import { Message } from "@/ui/message";
import type { FinderModel } from "../model";

interface Props {
  model: FinderModel;
  onAdjust: () => void;
  startOver: ReactNode;
}

/** Shown if no product fits; the changes that find some stand below it. */
export function NothingFound({ model: { say }, onAdjust, startOver }: Props) {
  return (
    <Message
      title={say("nothing-found")}
      drawing={<PackageOpen aria-hidden className="mx-auto size-16 text-muted" strokeWidth={1} />}
      actions={
        <>
          <Button onClick={onAdjust}>{say("adjust-answers")}</Button>
          {startOver}
        </>
      }
    >
      {say("nothing-found-text")}
    </Message>
  );
}

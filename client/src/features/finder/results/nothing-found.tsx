import { PackageOpen } from "lucide-react";
import type { ReactNode } from "react";
import { rangeIn, type Answers } from "@shared/finders/answers";
import { Button } from "@/ui/button";
import { Message } from "@/ui/message";
import { StoreButton } from "@/ui/store-link";
import { DrawingPlace } from "../drawings/drawing-place";
import { drawingNamed } from "../drawings/named-drawings";
import type { FinderModel } from "../model/model";

interface Props {
  model: FinderModel;
  answers: Answers;
  onAdjust: () => void;
  startOver: ReactNode;
}

/** Shown if no product fits; the changes that find some stand below it. */
export function NothingFound({ model, answers, onAdjust, startOver }: Props) {
  const { say, shown } = model;
  const { questions, brand, sections, texts } = shown;
  // What there is none of: the first part of the results.
  const part = sections[0]?.id ?? "";
  const drawing = `no-${part}`;
  // A budget can be wider where it ends. What a finder says itself is said.
  const hasBudget = questions.some(
    ({ id, ask }) => ask.kind === "price" && rangeIn(answers[id])?.max !== undefined,
  );
  const isOwnText = "nothing-found-text" in texts;
  return (
    <Message
      title={say("nothing-found")}
      drawing={
        drawingNamed(drawing) ? (
          <DrawingPlace drawing={drawing} id={part} className="" />
        ) : (
          <PackageOpen aria-hidden className="mx-auto size-16 text-muted" strokeWidth={1} />
        )
      }
      actions={
        <>
          <Button onClick={onAdjust}>{say("adjust-answers")}</Button>
          {startOver}
          {brand.website !== null && (
            <StoreButton url={brand.website}>{say("ask-shop", { shop: brand.name })}</StoreButton>
          )}
        </>
      }
    >
      {say(hasBudget || isOwnText ? "nothing-found-text" : "nothing-found-change")}
    </Message>
  );
}

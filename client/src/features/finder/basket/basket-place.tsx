import "../all-texts";
import { lazy, Suspense, useState } from "react";
import { BasketButton } from "@/ui/basket-button";
import type { FinderModel } from "../model";
import { basketOf } from "./basket";

const BasketPanel = lazy(() =>
  import("./basket-panel").then((file) => ({ default: file.BasketPanel })),
);

export interface BasketPlaceProps {
  model: FinderModel;
  isEmbedded: boolean;
  isSticky: boolean;
}

/** The basket's button, and its panel once it is opened. */
export function BasketPlace({ model, isEmbedded, isSticky }: BasketPlaceProps) {
  const { length: count } = basketOf(model.shown.slug).useItems();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <BasketButton
        label={model.say("basket")}
        count={count}
        isEmbedded={isEmbedded}
        isSticky={isSticky}
        onOpen={() => setOpen(true)}
      />
      {isOpen && (
        <Suspense>
          <BasketPanel model={model} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

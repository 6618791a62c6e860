import "../model/all-texts";
import { lazy, Suspense, useState } from "react";
import type { ShareChannel } from "@shared/share-channels";
import { BasketButton } from "@/ui/basket-button";
import type { FinderModel } from "../model/model";
import { useBasket } from "../model/basket";

const BasketPanel = lazy(() =>
  import("./basket-panel").then((file) => ({ default: file.BasketPanel })),
);

interface Props {
  model: FinderModel;
  isEmbedded: boolean;
  isSticky: boolean;
  onShare: (channel: ShareChannel) => void;
}

/** The basket's button, and its panel once it is opened. */
export function BasketPlace({ model, isEmbedded, isSticky, onShare }: Props) {
  const { length: count } = useBasket(model).useItems();
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
          <BasketPanel model={model} onShare={onShare} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

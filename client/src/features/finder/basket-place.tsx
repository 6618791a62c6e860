import { Suspense, useEffect, useState } from "react";
import { whenIdle } from "@/lib/when-idle";
import { lazyScreen } from "@/wizard/lazy-screen";
import type { BasketPlaceProps } from "./basket/basket-place";

const Place = lazyScreen<BasketPlaceProps>(() =>
  import("./basket/basket-place").then((file) => file.BasketPlace),
);

/** The basket, whose code loads while the first question is read. */
export function BasketPlace(props: BasketPlaceProps) {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  if (!isIdle) return null;
  return (
    <Suspense>
      <Place {...props} />
    </Suspense>
  );
}

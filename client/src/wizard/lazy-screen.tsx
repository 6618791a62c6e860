import { lazy, useState, type ComponentType, type FunctionComponent } from "react";
import { whenIdle } from "@/lib/when-idle";

/** A screen whose code loads later, or earlier on request: where that fails, it loads when it is shown. */
export type LazyScreen<Props> = FunctionComponent<Props> & { preload: () => void };

/**
 * Like React's `lazy`, but a loaded screen is shown at once: `lazy` shows its fallback first even then,
 * and React keeps a fallback for 300 ms.
 */
export function lazyScreen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyScreen<Props> {
  let loaded: ComponentType<Props> | undefined;
  const ready = () => load().then((component) => ({ default: (loaded = component) }));
  const Later = lazy(ready) as ComponentType<Props>;
  const Screen = (props: Props) => {
    // The component stays the same while mounted: another one would reset its state.
    const [Present] = useState<ComponentType<Props>>(() => loaded ?? Later);
    return <Present {...props} />;
  };
  return Object.assign(Screen, { preload: () => void ready().catch(() => undefined) });
}

/** A screen that nobody misses at once: its code loads when the browser is idle. */
export const idleScreen = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazyScreen<Props>(async () => {
    await new Promise<void>((resolve) => whenIdle(resolve));
    return load();
  });

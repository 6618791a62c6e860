import { lazy, useState, type ComponentType, type FunctionComponent } from "react";

/** A screen whose code comes later, or sooner when it is asked for. */
export type LazyScreen<Props> = FunctionComponent<Props> & { preload: () => Promise<unknown> };

/**
 * Like React's `lazy`, but a screen whose code is there is shown at once: `lazy` shows its fallback first
 * even then, and React keeps a fallback for 300 ms.
 */
export function lazyScreen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyScreen<Props> {
  let loaded: ComponentType<Props> | undefined;
  const preload = () => load().then((component) => ({ default: (loaded = component) }));
  const Later = lazy(preload) as ComponentType<Props>;
  const Screen = (props: Props) => {
    // For as long as it stands it stays what it was: another component would start afresh.
    const [Present] = useState<ComponentType<Props>>(() => loaded ?? Later);
    return <Present {...props} />;
  };
  return Object.assign(Screen, { preload });
}

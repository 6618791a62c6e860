import type { QueryKey } from "@tanstack/react-query";
import { lazy, Suspense, type ReactNode } from "react";
import type { ClientBrand } from "@shared/brands";
import type { FinderId } from "@shared/templates/finders";
import { Gate } from "@/features/gate/gate";
import { BrandMark } from "@/ui/wordmark";
import type { FinderSetting } from "@/wizard/finder-host";
import { FinderProviders } from "./finder-providers";
import { usePage } from "./use-page";

const EmbeddedFrame = lazy(() =>
  import("@/features/embedded/embedded-frame").then((file) => ({ default: file.EmbeddedFrame })),
);

interface Props {
  /** The finder's id on the server and for the gate. */
  app: FinderId;
  title: string;
  brand: ClientBrand;
  /** The finder's first call; its answer says whether the finder is unlocked. */
  probe: QueryKey;
  header: ReactNode;
  footer: ReactNode;
  children: (setting: FinderSetting) => ReactNode;
}

/** A finder's page: its gate, then header, finder and footer; with `?embed=true` as it appears in a frame. */
export function FinderPage({ app, title, brand, probe, header, footer, children }: Props) {
  const isEmbedded = new URLSearchParams(window.location.search).get("embed") === "true";
  usePage(title, brand.id);
  const gate = { app, isAlwaysGated: true, probe, mark: <BrandMark brand={brand} />, isEmbedded };

  if (isEmbedded) {
    return (
      <FinderProviders>
        <Suspense>
          <EmbeddedFrame client={brand.id} name={brand.logoAlt} mark={gate.mark}>
            {(hasProgress) => <Gate {...gate}>{children({ brand, isEmbedded, hasProgress })}</Gate>}
          </EmbeddedFrame>
        </Suspense>
      </FinderProviders>
    );
  }
  return (
    <FinderProviders>
      <Gate {...gate}>
        <div className="flex min-h-dvh flex-col">
          {header}
          <main
            id="content"
            className="mx-auto w-full max-w-[68rem] grow px-4 pt-2 sm:pt-4 sm:pb-16"
          >
            {children({ brand })}
          </main>
          {footer}
        </div>
      </Gate>
    </FinderProviders>
  );
}

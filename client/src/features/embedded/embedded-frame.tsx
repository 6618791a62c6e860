import { useQuery } from "@tanstack/react-query";
import { useRef, useState, type ReactNode } from "react";
import type { PublicEmbedSettings } from "@shared/contracts/embed-settings";
import { SITE_NAME } from "@shared/site";
import { classNames } from "@/lib/class-names";
import { FinderHostProvider } from "@/wizard/finder-host";
import { readOverrides } from "./appearance";
import { useHostLink } from "./use-host-link";
import { usePreview } from "./use-preview";
import { useAppearance } from "./use-appearance";
import { useVisiblePart } from "./use-visible-part";

interface Props {
  /** The finder whose embed settings apply. */
  client: string;
  /** The name of the shop, for its logo. */
  name: string;
  /** Shown where the settings name no logo. */
  mark: ReactNode;
  /** The finder; the argument says whether its step bar shows. */
  children: (hasProgress: boolean) => ReactNode;
}

/** A finder in a frame: without the shop's own header and footer, styled by the embed settings. */
export function EmbeddedFrame({ client, name, mark, children }: Props) {
  const [overrides] = useState(() => readOverrides(window.location.search));
  const { data, isPending, isError } = useQuery<PublicEmbedSettings>({
    queryKey: [`/api/embed-settings?client=${client}`],
  });
  const content = useRef<HTMLDivElement>(null);
  const host = useHostLink(data, isError, content);
  useVisiblePart();
  const preview = usePreview();
  const settings = preview ?? data?.settings;
  useAppearance(settings, overrides);
  // A failed load must not keep shoppers out: the brand's own look is used instead.
  if (isPending) return <div className="min-h-96" aria-busy="true" />;

  const showHeader = overrides.showHeader ?? settings?.styling.showHeader ?? true;
  return (
    <div
      ref={content}
      style={{
        minHeight: settings?.dimensions.minHeight,
        maxWidth: noAuto(settings?.dimensions.maxWidth),
      }}
      className="mx-auto flex flex-col"
    >
      {showHeader && (
        <header
          className={classNames("flex px-4 pt-4", {
            "justify-center": settings?.logo.position === "top-center",
            "justify-end": settings?.logo.position === "top-right",
          })}
        >
          {settings?.logo.url ? (
            <img
              src={settings.logo.url}
              alt={name}
              style={{ width: settings.logo.width, height: settings.logo.height }}
            />
          ) : (
            mark
          )}
        </header>
      )}
      {/* Named, because the host page has a main landmark, too. */}
      <main
        aria-label="Product finder"
        className="mx-auto w-full max-w-[68rem] grow px-4 pt-2 pb-4"
      >
        <FinderHostProvider value={host}>
          {children(settings?.styling.showProgress ?? true)}
        </FinderHostProvider>
      </main>
      {(settings?.styling.showFooter ?? true) && (
        <footer className="flex flex-wrap justify-between gap-x-4 px-4 py-3 text-sm text-muted">
          <p>{settings?.branding.customFooterText}</p>
          {(settings?.branding.showPoweredBy ?? true) && <p>Powered by {SITE_NAME}</p>}
        </footer>
      )}
    </div>
  );
}

/** `auto` means no maximum. */
function noAuto(length: string | undefined): string | undefined {
  return length === "auto" ? undefined : length;
}

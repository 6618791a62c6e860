import { useQuery } from "@tanstack/react-query";
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from "react";
import type { EmbedSettings, PublicEmbedSettings } from "@shared/contracts/embed-settings";
import { themeOfGround } from "@shared/contrast";
import { SITE_NAME } from "@shared/site";
import { classNames } from "@/lib/class-names";
import { Message } from "@/ui/message";
import { FinderHostProvider, type FinderHost } from "@/wizard/finder-host";
import { readOverrides, toVariables, type Overrides } from "./appearance";
import { useHostLink } from "./use-host-link";
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
  const link = useHostLink(data, isError, content);
  const { host, isKeyWrong } = useKeyNotice(link);
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
          {isKeyWrong ? (
            <Message urgent heading="h2" title="This product finder is not available here.">
              Please ask the shop about it.
            </Message>
          ) : (
            children(settings?.styling.showProgress ?? true)
          )}
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

/** The page's key is not the shopper's to mend: in place of the password's field stands a notice. */
function useKeyNotice(link: FinderHost): { host: FinderHost; isKeyWrong: boolean } {
  const [isKeyWrong, setKeyWrong] = useState(false);
  const host = useMemo<FinderHost>(
    () => ({
      ...link,
      tell(name, data) {
        if ("code" in data && data.code === "wrong_key") setKeyWrong(true);
        link.tell(name, data);
      },
    }),
    [link],
  );
  return { host, isKeyWrong };
}

/** `auto` means no maximum. */
function noAuto(length: string | undefined): string | undefined {
  return length === "auto" ? undefined : length;
}

/**
 * Settings that the staff area previews before they are saved: accepted only from our own origin's
 * page around the frame.
 */
function usePreview(): EmbedSettings | undefined {
  const [settings, setSettings] = useState<EmbedSettings>();
  useEffect(() => {
    // Only our own page previews, and it sets no id in the address.
    const isEmbed = new URLSearchParams(window.location.search).has("embedId");
    if (window.parent === window || isEmbed) return;
    const { origin } = window.location;
    const onMessage = async (event: MessageEvent<unknown>) => {
      if (event.origin !== origin || event.source !== window.parent) return;
      const { previewMessage } = await import("./preview-message");
      const { success, data } = previewMessage.safeParse(event.data);
      if (success) setSettings(data.data.settings);
    };
    const listener = (event: MessageEvent<unknown>) => void onMessage(event);
    window.addEventListener("message", listener);
    // A page of another origin does not receive this.
    window.parent.postMessage({ source: "product-finder", v: 1, type: "preview-ready" }, origin);
    return () => window.removeEventListener("message", listener);
  }, []);
  return settings;
}

/** Fonts other than Inter load only if they are chosen. */
const FONTS: Partial<Record<EmbedSettings["typography"]["fontFamily"], () => Promise<unknown>>> = {
  Roboto: () => import("@fontsource-variable/roboto/wght.css"),
  "Open Sans": () => import("@fontsource-variable/open-sans/wght.css"),
  Lato: () => Promise.all([import("@fontsource/lato/400.css"), import("@fontsource/lato/700.css")]),
  Poppins: () =>
    Promise.all([import("@fontsource/poppins/400.css"), import("@fontsource/poppins/600.css")]),
};

/** Styles the whole document by the embed settings, and resets it afterwards. */
function useAppearance(settings: EmbedSettings | undefined, overrides: Overrides): void {
  const wished = overrides.theme ?? settings?.styling.theme ?? "auto";
  // On a light ground of the shop's own, what a dark device draws could not be seen.
  const forced = wished === "auto" ? (themeOfGround(settings?.colors ?? {}) ?? "auto") : wished;

  useLayoutEffect(() => {
    const root = document.documentElement;
    const system = window.matchMedia("(prefers-color-scheme: dark)");
    // The boot script follows the system's theme, but checks this attribute first.
    if (forced === "auto") delete root.dataset.theme;
    else root.dataset.theme = forced;
    root.classList.toggle("dark", forced === "dark" || (forced === "auto" && system.matches));
  }, [forced]);

  useLayoutEffect(() => {
    if (!settings) return;
    const { style } = document.documentElement;
    const variables = Object.entries(toVariables(settings));
    for (const [name, value] of variables) style.setProperty(name, value);
    style.fontSize = settings.typography.fontSize;
    void FONTS[settings.typography.fontFamily]?.();
    return () => {
      for (const [name] of variables) style.removeProperty(name);
      style.fontSize = "";
    };
  }, [settings]);
}

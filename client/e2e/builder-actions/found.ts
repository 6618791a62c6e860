import type { Page } from "@playwright/test";

/** Something on the screen that can be used. */
export interface Found {
  /** What marks it on the page. */
  mark: string;
  kind: "button" | "check" | "field" | "link" | "option" | "select" | "slider";
  name: string;
  /** The named areas around it, from the outermost. */
  place: string;
  /** What a select offers. */
  options: string[];
  /** What a field is for: its type, or `decimal`. */
  type: string;
}

/** All that can be used on the screen and belongs to the builder: of an open dialog or list, what is in it. */
export function foundOn(page: Page, home: string): Promise<Found[]> {
  return page.evaluate((own) => {
    const seen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.getBoundingClientRect().width > 0;
    const plain = (text: string | null | undefined) => (text ?? "").replace(/\s+/g, " ").trim();
    const labelOf = (element: Element) => {
      const by = element.getAttribute("aria-labelledby");
      const labels = element instanceof HTMLInputElement ? element.labels : null;
      return plain(
        element.getAttribute("aria-label") ??
          (by && document.getElementById(by)?.textContent) ??
          labels?.[0]?.textContent ??
          element.closest("label")?.textContent ??
          (element.id && document.querySelector(`label[for="${element.id}"]`)?.textContent) ??
          "",
      );
    };
    const placeOf = (element: Element) => {
      const around: string[] = [];
      for (let each = element.parentElement; each; each = each.parentElement) {
        const isArea = each.matches("section, form, fieldset, [role=dialog], [role=group], nav");
        const legend = each.matches("fieldset") ? each.querySelector(":scope > legend") : null;
        const name = isArea && (labelOf(each) || plain(legend?.textContent));
        if (name) around.unshift(name);
      }
      return around.join(" > ");
    };
    for (const old of document.querySelectorAll<HTMLElement>("[data-found]")) {
      delete old.dataset.found;
    }
    const dialogs = [...document.querySelectorAll("[role=dialog], [role=menu]")].filter(seen);
    const root = dialogs.at(-1) ?? document.querySelector("main") ?? document.body;
    const all = root.querySelectorAll<HTMLElement>(
      "a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [role=slider], [role=option], [role=menuitem]",
    );
    const kindOf = (element: HTMLElement) => {
      if (element.matches("[role=option], [role=menuitem]")) return "option";
      if (element.matches("[role=slider]")) return "slider";
      if (element.matches("a")) return "link";
      if (element.matches("select")) return "select";
      if (element.matches("input[type=checkbox], input[type=radio]")) return "check";
      if (element.matches("input[type=range]")) return "slider";
      return element.matches("input, textarea") ? "field" : "button";
    };
    const isOwn = (element: HTMLElement) => {
      if (element.matches("input[type=file]")) return false;
      if (!(element instanceof HTMLAnchorElement)) return true;
      const { pathname, origin } = new URL(element.href);
      const isInside = pathname === own || pathname.startsWith(`${own}/`);
      return isInside && origin === location.origin && element.target !== "_blank";
    };
    return [...all]
      .filter((each) => seen(each) && isOwn(each) && !each.closest("[inert]"))
      .map((element, at): Found => {
        element.dataset.found = String(at);
        const kind = kindOf(element);
        const isNamedByText = kind === "button" || kind === "link" || kind === "option";
        const label = isNamedByText ? element.getAttribute("aria-label") : labelOf(element);
        return {
          mark: String(at),
          kind,
          name: (label || plain(element.textContent)).slice(0, 80),
          place: placeOf(element),
          options:
            element instanceof HTMLSelectElement
              ? [...element.options].filter(({ disabled }) => !disabled).map(({ value }) => value)
              : [],
          type:
            element.inputMode === "decimal"
              ? "decimal"
              : element instanceof HTMLInputElement
                ? element.type
                : "text",
        };
      });
  }, home);
}

/** What is on the screen in the fields of a page of the builder, as staff read it; without what is refused there. */
export function fieldsOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const fields = document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
      "main :is(input:not([type=file]), select, textarea)",
    );
    return [...fields].flatMap((field) => {
      if (field.getAttribute("aria-invalid") === "true") return [];
      const label = field.getAttribute("aria-label") ?? field.labels?.[0]?.textContent ?? "";
      // What is about to be made is in no document yet.
      if (label.startsWith("Make them from")) return [];
      const isTicked = field.matches("[type=checkbox], [type=radio]");
      const value = isTicked ? String((field as HTMLInputElement).checked) : field.value;
      return [`${label.replace(/\s+/g, " ").trim()}: ${value}`];
    });
  });
}

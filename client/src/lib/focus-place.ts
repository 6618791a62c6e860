/** The place of the focus: enough to find the next best place if it is removed. */
export interface FocusPlace {
  element: HTMLElement;
  /** Its ancestors, nearest first: some of them remain when it is removed. */
  around: Element[];
  /** In a list or a table: its row, the row's index, and its own index among the row's controls. */
  row?: { element: Element; rows: ParentNode; index: number; control: number };
}

export const FOCUSABLE = "a[href], button, input, select, textarea, summary, [tabindex]";

export function placeOf(element: HTMLElement): FocusPlace {
  const around: Element[] = [];
  for (let each = element.parentElement; each; each = each.parentElement) around.push(each);
  const row = element.closest("li, tr");
  if (!row?.parentNode) return { element, around };
  const rows = row.parentNode;
  const index = [...rows.children].indexOf(row);
  return {
    element,
    around,
    row: { element: row, rows, index, control: controls(row).indexOf(element) },
  };
}

/**
 * Returns the focus: to the element itself; else, in a list, to the control that took its place; else
 * to the heading of the smallest remaining part around it.
 */
export function returnTo({ element, around, row }: FocusPlace, options?: FocusOptions): void {
  if (element.isConnected) {
    if (!element.matches(":disabled")) element.focus(options);
    return;
  }
  const left = around.filter((each) => each.isConnected);
  const heading = left.map(headingIn).find((found) => found !== null);
  focusOn((row && successor(row)) ?? heading, options);
}

/** Focuses an element, even one outside the tab order, such as a heading. */
export function focusOn(element: Element | null | undefined, options?: FocusOptions): void {
  // Asked of the element itself: a page that is closed meanwhile has no classes any more.
  const found = element as HTMLElement | null | undefined;
  if (!found?.focus) return;
  if (!found.matches(FOCUSABLE)) found.tabIndex = -1;
  found.focus(options);
}

/** A page has one title, and waits for it; headings in its footer do not count. */
function headingIn(part: Element): Element | null | undefined {
  const main = part.querySelector("main");
  return main ? (main.querySelector("h1") ?? undefined) : part.querySelector("h1, h2, h3");
}

function successor({ element, rows, index, control }: NonNullable<FocusPlace["row"]>) {
  if (!(rows as Partial<Element>).isConnected) return undefined;
  const next = element.isConnected ? element : (rows.children[index] ?? rows.lastElementChild);
  const offered = next ? controls(next) : [];
  return offered[control] ?? offered.at(-1);
}

function controls(row: Element): HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (each) => !each.matches(":disabled"),
  );
}

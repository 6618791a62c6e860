/**
 * Moves the focus to a form's first invalid field, or to the chosen or first option of an invalid
 * group, and scrolls its message into view. Returns whether there was one.
 */
export function focusFirstProblem(form: Element): boolean {
  const wrong = form.querySelector<HTMLElement>(
    // A group of check boxes cannot be invalid itself.
    "[aria-invalid='true'], [data-invalid='true']",
  );
  if (!wrong) return false;
  const option = wrong.querySelector<HTMLElement>("input:checked") ?? wrong.querySelector("input");
  const field = option ?? wrong;
  field.focus({ preventScroll: true });
  const said = document.getElementById(wrong.getAttribute("aria-describedby")?.split(" ")[0] ?? "");
  // jsdom has no layout and cannot scroll.
  for (const each of [field, said]) each?.scrollIntoView?.({ block: "nearest" });
  return true;
}

/**
 * Moves the focus to the first thing in a form that is wrong: a field, or the chosen or first option of
 * a group. What is said about it comes into sight with it. Gives whether there was anything.
 */
export function focusFirstProblem(form: Element): boolean {
  const wrong = form.querySelector<HTMLElement>("[aria-invalid='true']");
  if (!wrong) return false;
  const option = wrong.querySelector<HTMLElement>("input:checked") ?? wrong.querySelector("input");
  const field = option ?? wrong;
  field.focus({ preventScroll: true });
  const said = document.getElementById(wrong.getAttribute("aria-describedby") ?? "");
  // jsdom lays nothing out and cannot scroll.
  for (const each of [field, said]) each?.scrollIntoView?.({ block: "nearest" });
  return true;
}

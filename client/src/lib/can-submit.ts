/** Whether a form's submission is heard here; a frame that is sandboxed without `allow-forms` hears none. */
export function canSubmit(): boolean {
  const form = document.createElement("form");
  let isHeard = false;
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    isHeard = true;
  });
  document.body.append(form);
  form.requestSubmit();
  form.remove();
  return isHeard;
}

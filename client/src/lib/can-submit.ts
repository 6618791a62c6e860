// On its own: only a framed page loads it.

/** Whether forms can be submitted here; a frame sandboxed without `allow-forms` fires no submit event. */
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

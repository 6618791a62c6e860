/** Copies text, with a fallback if the clipboard API is refused (frames, plain http). Returns whether it worked. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

function copyBySelection(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.style.cssText = "position:fixed;top:0;opacity:0";
  const focused = document.activeElement;
  document.body.append(field);
  field.select();
  try {
    // Deprecated, but the only way in a frame without the clipboard permission.
    return document.execCommand("copy");
  } catch {
    return false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus();
  }
}

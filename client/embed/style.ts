// On its own: frames, buttons and the report are styled alike.

/** Sets styles that the page's own style sheets cannot override. By script, which every content policy allows. */
export function style(element: HTMLElement, styles: string): void {
  for (const rule of styles.split(";")) {
    const [name, value] = rule.split(":");
    element.style.setProperty(name!, value!, "important");
  }
}

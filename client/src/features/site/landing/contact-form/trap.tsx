/** A honeypot: a field that people neither see nor reach, but bots fill in. */
export function Trap() {
  return (
    <div aria-hidden="true" className="absolute -left-[200vw] size-px overflow-hidden">
      <label>
        Website
        <input name="website" type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

/** Signs of a bot: the honeypot's content, and the time since the page was opened. */
export function readTrap(form: HTMLFormElement): { website: string; elapsedMs: number } {
  const website = form.elements.namedItem("website");
  return {
    website: website instanceof HTMLInputElement ? website.value.slice(0, 2_000) : "",
    elapsedMs: Math.round(performance.now()),
  };
}

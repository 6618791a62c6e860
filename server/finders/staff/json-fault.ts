const SPACE = /[ \t\r\n]*/y;
const TOKEN =
  /[{}[\],:]|"(?:[^"\\\p{Cc}]|[\x7f-\x9f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/uy;

type Wanted = "value" | "first value" | "key" | "first key" | "colon" | "more" | "nothing";

/** Where a text stops being JSON; its end where it breaks off. Without recursion: it may be nested as deep as it is long. */
export function jsonFault(text: string): number {
  const open: string[] = [];
  let wanted: Wanted = "value";
  for (let at = past(SPACE, text, 0); ; at = past(SPACE, text, at)) {
    const end = past(TOKEN, text, at);
    const next: Wanted | undefined =
      end === at ? undefined : after(text.slice(at, Math.min(end, at + 1)), wanted, open);
    if (next === undefined) return at;
    wanted = next;
    at = end;
  }
}

/** What has to follow a token, which is told by its first character; undefined for one that does not belong there. */
function after(token: string, wanted: Wanted, open: string[]): Wanted | undefined {
  const done = (): Wanted => (open.length === 0 ? "nothing" : "more");
  const isEnd = token === (open.at(-1) === "{" ? "}" : "]") && open.length > 0;
  const canEnd = wanted === "more" || wanted === "first key" || wanted === "first value";
  if (isEnd && canEnd) {
    open.pop();
    return done();
  }
  switch (wanted) {
    case "value":
    case "first value":
      if (token === "{" || token === "[") {
        open.push(token);
        return token === "{" ? "first key" : "first value";
      }
      return "}],:".includes(token) ? undefined : done();
    case "key":
    case "first key":
      return token === '"' ? "colon" : undefined;
    case "colon":
      return token === ":" ? "value" : undefined;
    case "more":
      if (token !== ",") return undefined;
      return open.at(-1) === "{" ? "key" : "value";
    case "nothing":
      return undefined;
  }
}

/** Where the text goes on behind what matches here. */
function past(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : at;
}

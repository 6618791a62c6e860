import "../model/all-texts";
import type { ShownOption } from "@shared/contracts/finders";
import type { Say } from "../model/say";

const MAX_NAMED = 6;

interface Props {
  options: readonly ShownOption[];
  say: Say;
}

/** Names answers that nothing fits, the first of them. */
export function LeftOutNote({ options, say }: Props) {
  const named = options.slice(0, MAX_NAMED).map(({ label }) => label);
  const names = [...named, ...(options.length > MAX_NAMED ? ["…"] : [])].join(" · ");
  return <p className="text-sm text-muted">{say("presets-left-out", { names })}</p>;
}

import { invalid } from "../../platform/http/validate";
import { jsonFault } from "./json-fault";

/** The JSON of a file, whatever wrote it. Throws a 400 that says what is wrong with it, and where. */
export function jsonIn(file: Buffer): unknown {
  const text = textIn(file);
  if (text.trim() === "") throw refused("This file is empty. Export the finder again.");
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw refused(whereItBreaks(text));
  }
}

/** Files of Windows may begin with a mark, which the decoder takes away. */
function textIn(file: Buffer): string {
  const [first, second] = file;
  const isWide =
    (first === 0xff && second === 0xfe) ||
    (first === 0xfe && second === 0xff) ||
    (file.length > 1 && (first === 0 || second === 0));
  if (isWide) throw refused("This file is written in UTF-16. Save it in UTF-8.");
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(file);
  } catch {
    throw refused("This file is not written in UTF-8. Save it in UTF-8.");
  }
}

function whereItBreaks(text: string): string {
  const at = jsonFault(text);
  const before = text.slice(0, at);
  const line = before.split("\n").length;
  if (text.slice(at).trim() === "") {
    return `This file ends in line ${line}, before it is complete. Export the finder again.`;
  }
  const character = at - before.lastIndexOf("\n");
  return `Line ${line}, character ${character}: this is no JSON. Correct it, or export the finder again.`;
}

const refused = (message: string) => invalid([{ path: "", message }]);

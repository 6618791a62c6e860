import { rangeIn } from "@shared/finders/answers";
import type { SharedBytes } from "../../platform/memory/shared-bytes";
import type { ReadAnswers } from "./asked";
import { keyOf, type LookedAt } from "./looked-at";

/** What is made of answers, by its name and what it looks at. */
export type KeptByAnswers<Value> = (
  name: string,
  looksAt: LookedAt,
  read: ReadAnswers,
  make: () => Value,
) => Value;

/**
 * Keeps what is made of answers: shoppers give the same few answers, and mostly one of them changes. Ranges are many, and
 * hardly one is given twice: of what looks at one the latest is kept, which the same request asks for again.
 */
export function keptByAnswers<Value>(
  shared: SharedBytes,
  sizeOf: (value: Value) => number,
): KeptByAnswers<Value> {
  const kept = shared.keep<string, Value>(sizeOf);
  const latest = new Map<string, { key: string; value: Value }>();
  return (name, looksAt, read, make) => {
    const key = keyOf(looksAt, read);
    if (looksAtRange(looksAt, read)) {
      let found = latest.get(name);
      if (found?.key !== key) latest.set(name, (found = { key, value: make() }));
      return found.value;
    }
    const ofName = `${name} ${key}`;
    let value = kept.get(ofName);
    if (value === undefined) kept.set(ofName, (value = make()));
    return value;
  };
}

const looksAtRange = ({ questions }: LookedAt, { onTheWay }: ReadAnswers): boolean =>
  questions.some((id) => rangeIn(onTheWay[id]) !== undefined);

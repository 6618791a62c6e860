import type { Bits } from "./bits";
import type { Truths } from "./code-truths";

/** Two sets to write over, and two more for parts of what is worked out in them: each made when it is first asked for. */
export interface ScratchTruths extends Truths {
  inner: ScratchTruths;
}

/** Sets of so many words. */
export function scratchTruths(length: number): ScratchTruths {
  let yes: Bits | undefined;
  let maybe: Bits | undefined;
  let inner: ScratchTruths | undefined;
  return {
    get yes() {
      return (yes ??= new Uint32Array(length));
    },
    get maybe() {
      return (maybe ??= new Uint32Array(length));
    },
    get inner() {
      return (inner ??= scratchTruths(length));
    },
  };
}

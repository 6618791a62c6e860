import type { Bits } from "./bits";
import type { Truths } from "./code-truths";

/** Two sets to write over, and two more for parts of what is worked out in them: each made when it is first asked for. */
export interface ScratchTruths extends Truths {
  inner: ScratchTruths;
  /** Whether these are in the two sets. */
  has: (truths: Truths) => boolean;
}

/** Sets of so many words. */
export const scratchTruths = (length: number): ScratchTruths => new Scratch(length);

/** A class: to make getters anew for each question takes longer than to ask most of them. */
class Scratch implements ScratchTruths {
  #yes: Bits | undefined;
  #maybe: Bits | undefined;
  #inner: ScratchTruths | undefined;

  constructor(readonly length: number) {}

  get yes(): Bits {
    return (this.#yes ??= new Uint32Array(this.length));
  }

  get maybe(): Bits {
    return (this.#maybe ??= new Uint32Array(this.length));
  }

  get inner(): ScratchTruths {
    return (this.#inner ??= new Scratch(this.length));
  }

  has({ yes, maybe }: Truths): boolean {
    return yes === this.#yes || maybe === this.#maybe;
  }
}

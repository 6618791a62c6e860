import { LARGE, MAKES, MODELS, SMALL, VALUES } from "./documents";

// Addresses that strangers ask, each unlike all before it, and those that ordinary shoppers ask again and again.

/** A request: its target, and what of its headers is unlike. */
export interface Asked {
  target: string;
  headers?: Record<string, string>;
  /** Whether the reply is the same for all such requests, so that it comes from memory. */
  isCommon?: boolean;
}

/** A stream of whole numbers from 0 to below `most`, the same for a seed. */
export type Draw = (most: number) => number;

export function drawFrom(seed: number): Draw {
  let state = (seed % 2_147_483_646) + 1;
  return (most) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % most;
  };
}

const LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789";
const word = (draw: Draw, length: number) =>
  Array.from({ length }, () => LETTERS[draw(LETTERS.length)]!).join("");
const some = (draw: Draw) =>
  Array.from({ length: VALUES }, (_, at) => `o${at}`).filter(() => draw(3) === 0);

/** Answers to many questions of the large finder; with a number that nobody gave before. */
function answers(draw: Draw, at: number): string {
  const given = [`wheels=${at % 100_000}.${1 + (Math.floor(at / 100_000) % 9)}`];
  for (let question = 0; question < 15; question++) {
    if (draw(3) === 0) continue;
    if (question % 3 === 0) given.push(`q${question}=o${draw(VALUES)}`);
    else {
      const ids = some(draw);
      if (ids.length > 0) given.push(`q${question}=${ids.join(",")}`);
    }
  }
  // Cars that there are, and any text.
  const isKnown = draw(2) === 0;
  given.push(`make=${isKnown ? `make-${draw(MAKES)}` : word(draw, 150)}`);
  given.push(`model=${isKnown ? `model-${draw(MODELS)}` : word(draw, 150)}`);
  given.push(`year=${1990 + draw(40)}.${draw(10_000)}`, `budget=..${1_000 + draw(49_000)}`);
  return given.join("&");
}

const oneOf = (draw: Draw, all: readonly string[]) => all[draw(all.length)]!;
const locale = (draw: Draw) =>
  oneOf(draw, [word(draw, 2), `${word(draw, 2)}-${word(draw, 4)}`, `de-${word(draw, 30)}`, "af"]);
const question = (draw: Draw) => `q${draw(15)}`;
const large = `/api/finders/${LARGE}`;

/** In turn; what costs the server most comes least often. */
const KINDS: readonly ((draw: Draw, at: number) => Asked)[] = [
  (draw, at) => ({ target: `${large}/recommendations?${answers(draw, at)}` }),
  (draw, at) => ({
    target: `${large}/recommendations?${answers(draw, at)}&locale=${locale(draw)}`,
    headers: { "Accept-Language": `${locale(draw)},${word(draw, 40)};q=0.5` },
  }),
  (draw, at) => ({
    target: `${large}/counts?${answers(draw, at)}&of=${question(draw)},${word(draw, 60)}`,
  }),
  (draw, at) => ({ target: `${large}/recommendations?v=1&${answers(draw, at)}` }),
  (draw) => ({ target: `${large}/options?of=make&text=${word(draw, 150)}` }),
  (draw) => ({
    target: `${large}/options?of=model&make=make-${draw(MAKES)}&text=${word(draw, 1 + draw(100))}`,
  }),
  (draw) => ({
    target: `${large}/options?of=model&make=${word(draw, 150)}&text=${word(draw, 20)}`,
  }),
  (draw) => ({ target: `${large}?locale=${locale(draw)}`, isCommon: true }),
  (draw) => ({
    target: `${large}?${word(draw, 30)}=${word(draw, 300)}&locale=${word(draw, 90)}`,
    headers: { "Accept-Encoding": `gzip, ${word(draw, 400)}` },
    isCommon: true,
  }),
  (_, at) => ({ target: `${large}/recommendations?v=${3 + at}&q0=o1` }),
  (draw) => ({ target: `${large}/recommendations?${word(draw, 30)}=${word(draw, 800)}` }),
  (draw) => ({
    target: `${large}/counts?of=${Array.from({ length: 50 }, () => word(draw, 20)).join(",")}&${word(draw, 9)}=1`,
  }),
  (draw) => ({ target: `/${word(draw, 40)}/${word(draw, 3_000)}` }),
  (draw) => ({ target: `/api/finders/${word(draw, 60)}/recommendations?q0=${word(draw, 500)}` }),
  (draw, at) => ({
    target: `/api/recommendations?bedSize=queen&sleepStyle=side&minPrice=${at}.${draw(90) + 10}`,
  }),
  (draw, at) => ({
    target: `/api/recommendations/counts?bedSize=queen&maxPrice=${at}.${draw(90) + 10}`,
  }),
  (draw) => ({
    target: `/api/recommendations?bedSize=${word(draw, 50)}&${word(draw, 10)}=${word(draw, 1_000)}`,
  }),
  (draw, at) => ({
    target: `/api/safari/products?purpose=hunting&type=rifle&maxPrice=${at}.${draw(90) + 10}&brands=${word(draw, 90)},${word(draw, 90)}`,
  }),
  (draw) => ({ target: `/api/safari/counts?purpose=hunting&caliber=${word(draw, 95)}` }),
  (draw, at) => ({
    target: `/api/finders/${draw(8) === 0 ? LARGE : word(draw, 64)}/suggestions?${answers(draw, at)}`,
  }),
];

/** The request of strangers at a place. */
export const strangeRequest = (draw: Draw, at: number): Asked =>
  KINDS[at % KINDS.length]!(draw, at);

/** The addresses of ordinary shoppers, those that most of them ask first. */
export function ordinaryAddresses(count: number): string[] {
  const draw = drawFrom(7);
  return Array.from({ length: count }, (_, at) => {
    const end = at % 4 === 3 ? `counts` : "recommendations";
    const of = end === "counts" ? "&of=q2,q1" : "";
    const budget = `budget=..${5_000 + 1_000 * draw(40)}`;
    return at % 2 === 0
      ? `/api/finders/${SMALL}/${end}?q1=o${draw(VALUES)}&q2=o${draw(VALUES)}&${budget}${of}`
      : `${large}/${end}?q0=o${draw(VALUES)}&q1=o${draw(VALUES)}&q2=o${draw(VALUES)}&${budget}${of}`;
  });
}

/** A place in a list: the first half as often as twice as many behind it, as people choose. */
export const likelyPlace = (draw: Draw, count: number): number =>
  Math.floor(count ** (draw(1_000_000) / 1_000_000)) - 1;

import { Drawing } from "@/ui/drawing";

/** A shopper turns away from a wall of mattresses that all look alike, phone in hand, toward the door. */
export function TooManyDrawing({ className }: { className?: string }) {
  return (
    <Drawing size={[480, 320]} className={className}>
      <path d="M300 255H470M300 93V255" opacity="0.5" />
      <path d="M392 255L372 288H438L446 255Z" fill="var(--drawing-fill)" stroke="none" />
      <path d="M388 255V142H450V255" fill="var(--drawing-fill)" />
      <path d="M394 255V148H444V255Z" fill="var(--drawing-paper)" />
      <circle cx="424" cy="204" r="10" fill="var(--highlight)" stroke="none" />
      <path d="M394 218q16-14 32-4t18 0V255H394Z" fill="var(--drawing-fill)" />
      <path d="M444 148L464 158V272L444 255Z" fill="var(--drawing-shade)" />
      <path d="M448.5 206v6" strokeWidth="2.4" />
      <path d="M16 8L300 93.5V255L16 304Z" fill="var(--drawing-fill)" stroke="none" />
      <path d={rack()} strokeWidth="4" stroke="var(--drawing-shade)" />
      <path d={mattresses()} fill="var(--drawing-paper)" />
      <path d="M16 8L300 93V255L16 304Z" />
      <Question x={318} y={122} size={1.1} />
      <Question x={346} y={82} size={1.9} />
      <Question x={312} y={58} size={0.8} />
      <Shopper />
    </Drawing>
  );
}

const VANISH = { x: 640, y: 196 };
/** The left edges of the bays: each looks narrower than the one before. */
const BAYS = [16, 124, 200, 256, 300];
const SHELVES = 4;

/** A point on the wall: x to the right, and the share of the way down (0 top, 1 floor). */
function at(x: number, down: number): [number, number] {
  const y = 8 + down * 296;
  return [x, Math.round(VANISH.y + ((y - VANISH.y) * (VANISH.x - x)) / (VANISH.x - 16))];
}

/** The same stack of three mattresses in every bay of every shelf. */
function mattresses() {
  const stacks: string[] = [];
  for (let bay = 0; bay < 4; bay++)
    for (let shelf = 0; shelf < SHELVES; shelf++) {
      const bulge = 7 - bay;
      const [left, right] = [BAYS[bay]! + 8 - bay, BAYS[bay + 1]! - 8 + bay];
      const edges = [0.22, 0.47, 0.72, 0.97].map((part) => (shelf + part) / SHELVES);
      const ends = (x: number) => edges.map((down) => at(x, down)[1]);
      const [l, r] = [ends(left), ends(right)];
      const round = (y: number[], out: number) =>
        y
          .slice(1)
          .map((to, n) => `q${out} ${(to - y[n]!) >> 1} 0 ${to - y[n]!}`)
          .join("");
      stacks.push(
        `M${left} ${l[0]}L${right} ${r[0]}${round(r, bulge)}L${left} ${l[3]}${round([...l].reverse(), -bulge)}`,
        ...[1, 2].map((n) => `M${left} ${l[n]}L${right} ${r[n]}`),
      );
    }
  return stacks.join("");
}

/** The shelves and posts between the bays; the wall's outline closes them. */
function rack() {
  const boards = Array.from({ length: SHELVES - 1 }, (_, n) => {
    const down = (n + 1) / SHELVES;
    return `M${at(18, down).join(" ")}L${at(298, down).join(" ")}`;
  });
  const posts = BAYS.slice(1, -1).map((x) => `M${x} ${at(x, 0.01)[1]}V${at(x, 0.99)[1]}`);
  return boards.join("") + posts.join("");
}

function Question({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <path
      d="M0 4a5.5 5.5 0 1 1 8 5q-2.8 1.5-2.8 4.5m0 5v.2"
      transform={`translate(${x} ${y}) scale(${size})`}
      strokeWidth="2.4"
    />
  );
}

/** As in the finder's sleepers: a thick line under a thinner one leaves an outline. */
function Limb({ d, width, tone }: { d: string; width: number; tone: string }) {
  return (
    <>
      <path d={d} strokeWidth={width} />
      <path d={d} strokeWidth={width - 3} stroke={`var(--${tone})`} />
    </>
  );
}

/** On the way out, looking at the phone. */
function Shopper() {
  return (
    <>
      <path d="M296 297H392" opacity="0.5" />
      <Limb d="M336 232L334 262L314 284L318 290" width={14} tone="drawing-shade" />
      <Limb d="M342 232L357 260L360 290H369" width={14} tone="drawing-shade" />
      <path d="M377 188l9 3l-5 16l-9-3Z" fill="var(--drawing-paper)" />
      <Limb d="M344 194L356 216L374 206" width={11} tone="accent" />
      <path d="M327 238L329 196q1-13 12-13t13 13L352 238Z" fill="var(--accent)" />
      <Limb d="M335 196L330 216L320 232" width={11} tone="accent" />
      <circle cx="345" cy="168" r="11" fill="var(--drawing-paper)" />
      <path
        d="M354 161a11.5 11.5 0 1 0-16 16.5q0-5 2-8q2-1 2-4q8 0 12-4.5Z"
        fill="var(--drawing-shade)"
      />
    </>
  );
}

import { line, outline, type Space } from "./bed-space";

/** The layers of a mattress from the top down: how thick each is of the whole, and how it looks. */
interface Layer {
  part: number;
  fill: string;
  inside?: "coils" | "springs" | "holes" | "grain";
}

const LAYERS: Readonly<Record<string, readonly Layer[]>> = {
  memory_foam: [
    { part: 0.36, fill: "#fbf7f1" },
    { part: 0.3, fill: "#dfe8ec", inside: "grain" },
    { part: 0.34, fill: "#efe6da" },
  ],
  hybrid: [
    { part: 0.26, fill: "#fdfaf5" },
    { part: 0.18, fill: "#e3e9e2" },
    { part: 0.56, fill: "#f3ece2", inside: "coils" },
  ],
  innerspring: [
    { part: 0.22, fill: "#fdfaf5" },
    { part: 0.78, fill: "#f1eae0", inside: "springs" },
  ],
  latex: [
    { part: 0.2, fill: "#fdfaf5" },
    { part: 0.8, fill: "#f0e9cf", inside: "holes" },
  ],
  foam: [
    { part: 0.5, fill: "#fbf6ee" },
    { part: 0.5, fill: "#ece2d6" },
  ],
};

/** The two visible sides of a mattress between two heights, layer by layer. */
export function mattressSides(space: Space, type: string, low: number, high: number): string {
  const layers = Object.hasOwn(LAYERS, type) ? LAYERS[type]! : LAYERS.hybrid!;
  let top = high;
  return layers
    .map(({ part, fill, inside }) => {
      const bottom = top - part * (high - low);
      const sides = outline(space, [
        [0, 0, top],
        [1, 0, top],
        [1, 1, top],
        [1, 1, bottom],
        [1, 0, bottom],
        [0, 0, bottom],
      ]);
      const drawn = `<path d="${sides}" fill="${fill}"/>${inside ? texture(space, inside, bottom, top) : ""}`;
      top = bottom;
      return drawn;
    })
    .join("");
}

function texture(
  space: Space,
  kind: NonNullable<Layer["inside"]>,
  low: number,
  high: number,
): string {
  const count = Math.round(space.width / 9);
  const middle = (low + high) / 2;
  const spots = Array.from({ length: count }, (_, index) => (index + 0.5) / count);
  if (kind === "holes") {
    return spots
      .map((across) => {
        const [x, y] = space.at([across, 0, middle]);
        return `<circle cx="${Math.round(x * 10) / 10}" cy="${Math.round(y * 10) / 10}" r="1.3" fill="#cdbf8f" stroke="none"/>`;
      })
      .join("");
  }
  const step = 0.5 / count;
  const lines = {
    grain: () =>
      line(space, [
        [0.03, 0, middle],
        [0.97, 0, middle],
      ]),
    coils: () =>
      spots
        .map((across) =>
          line(space, [
            [across - step / 2, 0, low + 2],
            [across + step / 2, 0, middle],
            [across - step / 2, 0, high - 2],
          ]),
        )
        .join(""),
    springs: () =>
      line(
        space,
        spots.flatMap((across) => [
          [across - step, 0, low + 3] as const,
          [across, 0, high - 3] as const,
        ]),
      ),
  };
  return `<path d="${lines[kind]()}" fill="none" stroke-opacity=".45" stroke-width="1.1"${kind === "grain" ? ' stroke-dasharray="1 4"' : ""}/>`;
}

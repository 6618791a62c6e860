import { expect, it } from "vitest";
import { calibersFor } from "./firearm-calibers";
import { typesFor, type TypeQuestion } from "../testing/firearm-rules";
import { gameIds } from "./firearm-options";

const ids = (answers: TypeQuestion) => typesFor(answers).map(({ id }) => id);

it("offers shotguns for 3-Gun, and for no other discipline", () => {
  expect(ids({ purpose: "sport", sportDiscipline: "3gun" })).toEqual([
    "pistol",
    "rifle",
    "shotgun",
  ]);
  expect(ids({ purpose: "sport", sportDiscipline: "ipsc" })).toEqual(["pistol", "rifle"]);
  expect(calibersFor({ purpose: "sport", firearmType: "shotgun" })[0]!.id).toBe("12ga");
});

it("sends nobody after dangerous game with a shotgun", () => {
  for (const game of gameIds) {
    const types = ids({ purpose: "hunting", huntingGame: game });
    expect(types.includes("shotgun"), game).toBe(game !== "dangerous_game");
  }
  expect(
    calibersFor({ purpose: "hunting", firearmType: "shotgun", huntingGame: "dangerous_game" }),
  ).toEqual([]);
});

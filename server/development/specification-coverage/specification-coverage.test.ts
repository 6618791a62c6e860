import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { projectRoot } from "../../platform/process/project-root";
import { coversIn } from "./covers";
import { known } from "./write";
import { briefFile, markOf, sayingLines } from "./statements";
import { problems, specificationText } from "./table";

const read = (name: string) => readFileSync(join(projectRoot, name), "utf8");
const all = known();

describe("the specification", () => {
  it("has a test for each of its statements, and no test names what it does not say", () => {
    expect(problems(all)).toEqual([]);
    expect(all.lines.flatMap(({ says }) => Object.keys(says)).length).toBeGreaterThan(300);
  });

  it("stands in its table as the tests say it: npm run docs:specification writes it anew", () => {
    expect(read("SPECIFICATION.md")).toBe(specificationText(all));
  });

  it("is departed from by decisions that there are", () => {
    const decisions = read("DECISIONS.md");
    for (const [id, { decision }] of Object.entries(all.departures)) {
      if (decision !== undefined)
        expect(decisions, id).toMatch(new RegExp(`^## ${decision}\\. `, "m"));
    }
    const design = briefFile("design/product.md");
    if (design === undefined) {
      process.stdout.write("Not compared: the product's design does not lie beside the project.\n");
      return;
    }
    for (const [id, { design: row }] of Object.entries(all.departures)) {
      if (row !== undefined) expect(design, id).toContain(row);
    }
  });

  it("has no line that says something and is not in the table", () => {
    const specification = briefFile("spec.md");
    if (specification === undefined) {
      process.stdout.write("Not compared: the specification does not lie beside the project.\n");
      return;
    }
    const marks = new Set(all.lines.map(({ line }) => line));
    const lines = sayingLines(specification);
    expect(lines.filter((line) => !marks.has(markOf(line)))).toEqual([]);
    const there = new Set(lines.map(markOf));
    expect(all.lines.filter(({ line }) => !there.has(line))).toEqual([]);
  });
});

describe("what is wrong is named:", () => {
  const line = {
    line: "00000000",
    says: { "2.gate.words": "It is locked.", "2.gate.kept": "It stays." },
  };
  const cover = { file: "gate.test.ts", name: "is locked", shows: ["2.gate.words", "2.gate.key"] };

  it("statements without a test, tests without a statement, departures without a decision", () => {
    const departures = { "2.gate.lost": { instead: "Nothing." } };
    expect(problems({ lines: [line, line], departures, covers: [cover] })).toEqual([
      "2.gate.words stands twice.",
      "2.gate.kept stands twice.",
      "No test shows 2.gate.kept.",
      "No test shows 2.gate.kept.",
      "gate.test.ts shows 2.gate.key, which nothing says.",
      "A departure names 2.gate.lost, which nothing says.",
      "The departure from 2.gate.lost names no decision.",
    ]);
  });

  it("a comment that stands above no test", () => {
    const text = `describe("the gate", () => {
      // ${"Shows"} 2.gate.words, 2.gate.kept.
      it.each([1])("is locked %i", () => {});
    });`;
    expect(coversIn("a.test.ts", text)).toEqual([
      { file: "a.test.ts", name: "the gate is locked %i", shows: ["2.gate.words", "2.gate.kept"] },
    ]);
    const lost = `// ${"Shows"} 2.gate.words.\nconst words = 1;`;
    expect(() => coversIn("a.test.ts", lost)).toThrow("right above a test");
  });
});

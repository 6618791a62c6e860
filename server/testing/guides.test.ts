import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Registry, collectDefaultMetrics } from "prom-client";
import { describe, expect, it } from "vitest";
import { projectRoot } from "../platform/process/project-root";

// What the guides for operators and retailers say is seen, beside the product: its texts, metrics, variables, events,
// codes, attributes and commands.

const read = (file: string) => readFileSync(join(projectRoot, file), "utf8");

/** All that is shipped, without tests and programs; texts over several lines in one. */
const product = ["client/src", "client/embed", "client/boot", "server", "shared"]
  .flatMap((folder) =>
    readdirSync(join(projectRoot, folder), { recursive: true, encoding: "utf8" }).map((file) =>
      join(folder, file),
    ),
  )
  .filter(
    (file) => /\.(?:ts|tsx|js)$/.test(file) && !/\.test\.|\/(?:testing|bench|zz)\//.test(file),
  )
  .map((file) =>
    read(file)
      .replace(/["`]\s*\+\s*["`]/g, "")
      .replace(/\s+/g, " "),
  )
  .join("\n");

const withoutBlocks = (text: string) => text.replace(/^ *```[\s\S]*?^ *```/gm, "");
const unique = (all: readonly string[]) => [...new Set(all)];

/** What stands in quotation marks, code aside. */
const quotedIn = (text: string) =>
  unique(
    [
      ...withoutBlocks(text)
        .replace(/`[^`\n]*`/g, "")
        .matchAll(/“([^”]+)”|"([^"\n]+)"/g),
    ].map(([, curly, straight]) => (curly ?? straight)!.replace(/\s+/g, " ").trim()),
  );

/** The cells of the table whose first heading is this. */
function tableIn(text: string, heading: string): string[][] {
  const lines = text.split("\n");
  const at = lines.findIndex((line) => line.startsWith(`| ${heading} `));
  const end = lines.findIndex((line, index) => index > at && !line.startsWith("|"));
  return lines.slice(at + 2, end).map((line) =>
    line
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

const codeIn = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, code]) => code!);

describe.each(["OPERATIONS.md", "EMBEDDING.md"])("%s", (file) => {
  const text = read(file);

  // Said by a browser, and not by us.
  const OTHERS = ["refused to connect"];
  it.each(quotedIn(text).filter((each) => !OTHERS.includes(each)))(
    "quotes what the product says: %s",
    (quoted) => {
      expect(product).toContain(quoted.replace(/[.…]$/, ""));
    },
  );

  it("names commands that there are", () => {
    const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
    const named = [...text.matchAll(/npm run (?:--silent )?([\w:-]+)/g)].map(([, name]) => name!);
    expect(unique(named).filter((name) => !(name in scripts))).toEqual([]);
  });
});

describe("OPERATIONS.md", () => {
  const text = read("OPERATIONS.md");

  it("names metrics that there are", async () => {
    const registry = new Registry();
    collectDefaultMetrics({ register: registry });
    const usual = (await registry.getMetricsAsJSON()).map(({ name }) => name);
    const named = [...text.matchAll(/\b(?:matchwell|process|nodejs)_[a-z0-9_]+\b/g)].map(([name]) =>
      name.replace(/_bucket$/, ""),
    );
    const isOurs = (name: string) =>
      product.includes(`"${name}"`) || product.includes(`"${name.replace("matchwell_", "")}"`);
    expect(named.length).toBeGreaterThan(10);
    expect(unique(named).filter((name) => !usual.includes(name) && !isOurs(name))).toEqual([]);
  });

  it("names variables that can be set", () => {
    const named = codeIn(withoutBlocks(text)).filter((code) => /^[A-Z]+(?:_[A-Z]+)+$/.test(code));
    const known = `${read(".env.example")}${read("compose.yaml")}${read("Dockerfile")}`;
    expect(unique(named).filter((name) => !known.includes(name))).toEqual([]);
  });

  it("says how long things are kept, as they are unless something else is set", () => {
    const rows = tableIn(text, "what ").filter(([, variable]) => variable?.includes("RETAIN_"));
    expect(rows.length).toBeGreaterThan(3);
    for (const [, variable = "", kept = ""] of rows) {
      const [name] = codeIn(variable);
      expect(read(".env.example"), name).toMatch(
        new RegExp(
          `${name}[^\\n]*${Number.parseInt(kept, 10)}|${Number.parseInt(kept, 10)}[^\\n]*\\n[^\\n]*${name}`,
        ),
      );
    }
  });
});

describe("EMBEDDING.md", () => {
  const text = read("EMBEDDING.md");
  const types = read("client/embed/types.ts");

  it("has every event with what it carries, and no other", () => {
    const events = /interface FinderEvents \{([\s\S]*?)\n\}/.exec(types)![1]!;
    const declared = [...events.matchAll(/^ {2}(\w+): (.*);$/gm)].map(([, name, carries]) => {
      const fields = [...carries!.matchAll(/(\w+):/g)].map(([, field]) => field);
      return `${name}: ${fields.join(", ")}`;
    });
    const told = tableIn(text, "event").map(([name = "", detail = ""]) => {
      const fields = [...detail.matchAll(/\w+/g)].map(([field]) => field);
      return `${codeIn(name)[0]}: ${fields.join(", ")}`;
    });
    expect(told.toSorted()).toEqual(declared.toSorted());
  });

  it("has every code of an error, and no other", () => {
    const sent = [
      ...product.matchAll(/tell\("error", \{ code: "(\w+)"/g),
      ...product.matchAll(/dispatch\(frame, "error", \{ code: "(\w+)"/g),
      ...product.matchAll(/useHostError\("(\w+)"/g),
    ].map(([, code]) => code!);
    // Of the gate and of the notices in frames, which are lists.
    const others = ["locked", "wrong_key", "not_allowed", "unknown_finder", "not_open"];
    const told = tableIn(text, "code").flatMap(([code = ""]) => codeIn(code));
    expect(told.toSorted()).toEqual(unique([...sent, ...others]).toSorted());
    for (const code of others) expect(product).toContain(`"${code}"`);
  });

  it("has attributes that the script reads", () => {
    const script =
      read("client/embed/frame.ts") +
      read("client/embed/embed.ts") +
      read("client/embed/frames.ts") +
      read("client/embed/popup.ts") +
      read("client/embed/messages.ts");
    const named = tableIn(text, "attribute").flatMap(([name = ""]) => codeIn(name));
    const camel = (name: string) =>
      name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    const isRead = (name: string) =>
      [
        `finder-${name}`,
        camel(`finder-${name}`),
        `"${camel(name)}"`,
        `.${camel(name)}`,
        `${camel(name)},`,
        `${camel(name)} `,
      ].some((form) => script.includes(form));
    expect(named.length).toBeGreaterThan(8);
    expect(named.filter((name) => !isRead(name))).toEqual([]);
  });
});

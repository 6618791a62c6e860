import {
  appendFileSync,
  chmodSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  truncateSync,
  unlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { keepLengths, LENGTHS_FILE, readLengths, wrongLength } from "./folder-lengths";

const PAGE = 8_192;
const LOG = "pg_wal/000000010000000000000001";
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "matchwell-lengths-"));
  for (const name of ["base/5", "global", "pg_xact", "pg_multixact/offsets", "pg_wal"]) {
    mkdirSync(join(folder, name), { recursive: true });
  }
  write("base/5/16384", 4);
  write("base/5/16384_vm", 1);
  write("base/5/16390.1", 2);
  write("global/pg_control", 1);
  write("pg_multixact/offsets/0000", 1);
  write(LOG, 0);
  truncateSync(at(LOG), 2_048 * PAGE);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const at = (path: string) => join(folder, path);
const write = (path: string, pages: number) => writeFileSync(at(path), Buffer.alloc(pages * PAGE));

describe("the record of the lengths of a database's files", () => {
  it("holds tables and what finds them, and no file that comes and goes", () => {
    write("base/5/t3_16400", 1);
    write("base/5/pg_internal.init", 1);
    keepLengths(folder).record();
    expect([...readLengths(folder)!]).toEqual([
      ["base/5/16384", 4 * PAGE],
      ["base/5/16384_vm", PAGE],
      ["base/5/16390.1", 2 * PAGE],
      ["global/pg_control", PAGE],
      ["pg_multixact/offsets/0000", PAGE],
    ]);
    expect(wrongLength(folder)).toBeUndefined();
  });

  it.each<[string, () => void, RegExp]>([
    ["an emptied table", () => truncateSync(at("base/5/16384")), /16384 has 0 bytes and had 32768/],
    ["half a table", () => truncateSync(at("base/5/16384"), 2 * PAGE), /has 16384 bytes/],
    ["a cut page", () => truncateSync(at("base/5/16384_vm"), 100), /has 100 bytes and had 8192/],
    ["a missing file", () => unlinkSync(at("base/5/16390.1")), /16390\.1 is missing/],
    ["a missing folder", () => rmSync(at("base"), { recursive: true }), /base.* is missing/],
    ["a cut part of the log", () => truncateSync(at(LOG), PAGE), /pg_wal\/0+10+1 has 8192 bytes/],
    ["no log", () => rmSync(at("pg_wal"), { recursive: true }), /pg_wal cannot be read \(ENOENT\)/],
    ["an emptied record", () => truncateSync(at(LENGTHS_FILE)), /matchwell-lengths is cut off/],
    ["half a record", () => truncateSync(at(LENGTHS_FILE), 60), /matchwell-lengths is cut off/],
    [
      "a damaged record",
      () => appendFileSync(at(LENGTHS_FILE), "x base/5/1\n"),
      /matchwell-lengths is damaged/,
    ],
  ])("tells %s", (_, damage, told) => {
    keepLengths(folder).record();
    damage();
    expect(wrongLength(folder)).toMatch(told);
  });

  // Root may read everything.
  it.runIf(process.getuid?.() !== 0)("tells a file that cannot be read", () => {
    chmodSync(at("base/5/16384"), 0);
    expect(wrongLength(folder)).toMatch(/base\/5\/16384 cannot be read \(EACCES\)/);
  });

  it("knows nothing wrong of files that grew, or of a folder without a record", () => {
    truncateSync(at("base/5/16384"));
    expect(wrongLength(folder)).toBeUndefined();
    keepLengths(folder).record();
    write("base/5/16384", 9);
    expect(wrongLength(folder)).toBeUndefined();
  });

  it("is right at every moment when a file is cut, replaced and removed: it is lowered before", () => {
    const lengths = keepLengths(folder);
    lengths.record();
    const steps: [() => void, () => void][] = [
      [() => lengths.lower("base/5/16384", PAGE), () => truncateSync(at("base/5/16384"), PAGE)],
      [
        () => (lengths.lower("base/5/16384_vm"), lengths.lower("base/5/16384")),
        () => renameSync(at("base/5/16384_vm"), at("base/5/16384")),
      ],
      [() => lengths.lower("base/5/16390.1"), () => unlinkSync(at("base/5/16390.1"))],
    ];
    for (const [lower, change] of steps) {
      lower();
      expect(wrongLength(folder)).toBeUndefined();
      change();
      expect(wrongLength(folder)).toBeUndefined();
    }
    lengths.record();
    truncateSync(at("base/5/16384"));
    expect(wrongLength(folder)).toMatch(/16384 has 0 bytes/);
  });

  it("takes a line that was not finished for one that never was", () => {
    keepLengths(folder).record();
    appendFileSync(at(LENGTHS_FILE), "- base/5/163");
    expect(wrongLength(folder)).toBeUndefined();
    // The next process goes on from a whole record.
    keepLengths(folder).lower("base/5/16384", 0);
    truncateSync(at("base/5/16384"));
    expect(wrongLength(folder)).toBeUndefined();
  });

  it("lets nothing be cut where it can neither be lowered nor removed, and knows nothing once it is gone", () => {
    const lengths = keepLengths(folder);
    lengths.record();
    rmSync(at(LENGTHS_FILE));
    mkdirSync(at(LENGTHS_FILE));
    expect(() => lengths.lower("base/5/16384", 0)).toThrow();
    rmSync(at(LENGTHS_FILE), { recursive: true });
    truncateSync(at("base/5/16384"));
    expect(wrongLength(folder)).toBeUndefined();
  });
});

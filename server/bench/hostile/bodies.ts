const MB = 1_000_000;
/** Just within each limit of a JSON body, and far past all of them. */
const SIZES = [15_000, 60_000, 500_000, 950_000, 15.9 * MB];

/** Text that goes on until it is that long. */
const upTo = (size: number, start: string, part: (n: number) => string, end: string): string => {
  const parts = [start];
  let length = start.length + end.length;
  for (let n = 0; length < size; n++) {
    const next = part(n);
    parts.push(next);
    length += next.length;
  }
  return parts.join("") + end;
};

const jsonShapes: Record<string, (size: number) => string> = {
  "of opening brackets": (size) => "[".repeat(size),
  "of nested objects": (size) => upTo(size, "", () => '{"a":', ""),
  "of keys": (size) => upTo(size, "{", (n) => `"a${n}":1,`, '"z":1}'),
  "of objects with many keys": (size) =>
    upTo(size, "[{", (n) => (n % 9_000 === 8_999 ? `"b":1},{` : `"a${n}":1,`), '"z":1}]'),
  "of numbers": (size) => upTo(size, "[", () => "1,", "1]"),
  "of commas": (size) => ",".repeat(size),
  "of quotation marks": (size) => upTo(size, '{"a":"', () => '\\"', '"}'),
  "of a text": (size) => upTo(size, '{"plan":1,"file":"', () => "x".repeat(10_000), '"}'),
  "of a document of numbers": (size) =>
    upTo(
      size,
      '{"revision":1,"schema":1,"document":{"schema":1,"questions":[',
      (n) => (n % 9_000 === 8_999 ? '1],"rules":[' : "1,"),
      "1]}}",
    ),
  "of empty rules": (size) =>
    upTo(size, '{"revision":1,"document":{"schema":1,"rules":[', () => "{},", "{}]}}"),
};

const csvShapes: Record<string, () => string> = {
  "of 5 million commas": () => ",".repeat(5 * MB),
  "of 9.9 MB of commas": () => ",".repeat(9.9 * MB),
  "of quoted line ends": () => '"\n",'.repeat(2 * MB),
  "of line ends": () => "\n".repeat(9.9 * MB),
  "of quotation marks": () => '"'.repeat(9.9 * MB),
  "of an open quotation mark": () => `key,name\n"${"a,b\n".repeat(2 * MB)}`,
  "of rows of 1,900 cells": () => `${",".repeat(1_900)}\n`.repeat(5_000),
  "of 1,900 columns": () => `${Array.from({ length: 1_900 }, (_, n) => `c${n}`).join(",")}\n1,2`,
  "of bad rows": () => `key,name\n${"a\n".repeat(2 * MB)}`,
  "that is not UTF-8": () => `key,name\n${"\n".repeat(9 * MB)}`,
};

/** A body, what it is, and its type. */
export interface HostileBody {
  what: string;
  type: string;
  bytes: Buffer;
}

const made = new Map<string, readonly HostileBody[]>();

/** The bodies for an operation that takes one of this type; made once, as the largest take long. */
export function bodiesOf(type: string): readonly HostileBody[] {
  const shapes = type === "application/json" ? "json" : "file";
  const known = made.get(shapes) ?? [...(shapes === "json" ? jsonBodies() : fileBodies())];
  made.set(shapes, known);
  return known.map((body) => ({ ...body, type }));
}

function* jsonBodies(): Generator<HostileBody> {
  for (const size of SIZES) {
    for (const [what, make] of Object.entries(jsonShapes)) {
      const sized = `${(size / 1000).toLocaleString("en")} kB of JSON, ${what}`;
      yield { what: sized, type: "", bytes: Buffer.from(make(size)) };
    }
  }
}

function* fileBodies(): Generator<HostileBody> {
  for (const [what, make] of Object.entries(csvShapes)) {
    const bytes = Buffer.from(make());
    if (what.startsWith("that is not")) bytes[bytes.length - 1] = 0xff;
    yield { what: `CSV ${what}`, type: "", bytes };
  }
}

/** 10 MB as a shop may have them. */
export function largeFile(): string {
  return upTo(
    9.9 * MB,
    "key,name,price,material,size,description\n",
    (n) =>
      `K${n},Product ${n},${100 + (n % 900)}.00,Oak,${n % 60} cm,"Says ""more"" of it, ${n}. ${"It is made of oak. ".repeat(5)}"\n`,
    "",
  );
}

import express from "express";
import request from "supertest";
import { expect, it } from "vitest";
import { sendCsv } from "../../platform/http/send-csv";
import { csvOf } from "./csv-of";

interface Row {
  place: number;
}

/** Rows that are read by the batch; says how many batches were read, and at most at once. */
function rowsOf(total: number) {
  const read = { batches: 0, atOnce: 0, most: 0 };
  const file = () =>
    csvOf<Row>({
      header: ["place"],
      async read(last, limit) {
        read.batches += 1;
        read.most = Math.max(read.most, ++read.atOnce);
        await new Promise(setImmediate);
        read.atOnce -= 1;
        const from = (last?.place ?? 0) + 1;
        const length = Math.min(limit, total - from + 1);
        return Array.from({ length }, (_, at) => ({ place: from + at }));
      },
      cellsOf: ({ place }) => [String(place)],
    });
  return { read, file };
}

async function textOf(file: AsyncGenerator<string>): Promise<string> {
  let text = "";
  for await (const piece of file) text += piece;
  return text;
}

it("writes every row once, and of several files one batch at a time", async () => {
  const { read, file } = rowsOf(1_000);
  const whole = ["\ufeffplace", ...Array.from({ length: 1_000 }, (_, at) => at + 1), ""].join(
    "\r\n",
  );
  expect(await Promise.all([file(), file(), file()].map(textOf))).toEqual([whole, whole, whole]);
  expect(read.batches).toBeGreaterThan(3);
  expect(read.most).toBe(1);
});

it("goes on for others where a batch cannot be read", async () => {
  const broken = csvOf<Row>({
    header: ["place"],
    read: () => Promise.reject(new Error("the database is away")),
    cellsOf: () => [],
  });
  const other = textOf(rowsOf(3).file());
  await expect(textOf(broken)).rejects.toThrow("the database is away");
  expect(await other).toContain("3");
});

it("reads nothing for whoever asks for the headers alone", async () => {
  const { read, file } = rowsOf(3);
  const app = express().get("/file", (req, res) =>
    sendCsv(req, res, { name: "seats", rows: file() }),
  );
  const { headers } = await request(app).head("/file").expect(200);
  expect(headers["content-disposition"]).toBe("attachment; filename=seats.csv");
  expect(headers["content-type"]).toMatch(/^text\/csv/);
  expect(read.batches).toBe(0);
  const { text } = await request(app).get("/file").expect(200);
  expect(text).toBe("\ufeffplace\r\n1\r\n2\r\n3\r\n");
});

import { describe, expect, it, vi } from "vitest";
import { fakeServer, type Call } from "@/testing/fake-server";
import { deliverTrace, type TracedRun } from "./trace-delivery";

const run = (changes: Partial<TracedRun> = {}): TracedRun => ({
  startedAt: 0,
  data: {
    steps: [{ id: "purpose", at: 0 }],
    answers: { purpose: "hunting", minPrice: 0, brands: ["CZ", "Tikka"] },
    results: [{ id: "SO-1" }, { id: "SO-2" }],
    clicks: [{ id: "SO-1", at: 5 }],
  },
  ...changes,
});
const bodyOf = ({ body }: Call) => (body as { data: TracedRun["data"] }).data;
const refusal = (...paths: string[]) => ({
  status: 400,
  body: {
    message: "No.",
    code: "invalid",
    errors: paths.map((path) => ({ path, message: "No." })),
  },
});

describe("a trace on its way", () => {
  it("begins once and goes on with the id that it was given", async () => {
    const { calls } = fakeServer(() => ({ body: { id: "t1" } }));
    const mine = run();
    const keep = vi.fn();
    await deliverTrace("safarioutdoor", mine, keep);
    await deliverTrace("safarioutdoor", mine, keep);
    expect(calls.map(({ method, url }) => `${method} ${url}`)).toEqual([
      "POST /api/finder-sessions",
      "PUT /api/finder-sessions/t1",
    ]);
    expect(keep).toHaveBeenCalledTimes(1);
  });

  it("begins anew where the stored one belongs to nobody here any more", async () => {
    const { calls } = fakeServer(({ method }) =>
      method === "PUT" ? { status: 404, body: "" } : { status: 201, body: { id: "t2" } },
    );
    const mine = run({ id: "t1" });
    await deliverTrace("safarioutdoor", mine, () => undefined);
    expect(calls.map(({ method }) => method)).toEqual(["PUT", "POST"]);
    expect(mine.id).toBe("t2");
  });

  it("leaves out what the server does not know, and sends the rest", async () => {
    const { calls } = fakeServer(() =>
      calls.length === 1
        ? refusal("data.answers.brands", "data.results.0", "data.clicks.0")
        : { body: { ok: true } },
    );
    const mine = run({ id: "t1" });
    await deliverTrace("safarioutdoor", mine, () => undefined);
    expect(bodyOf(calls[1]!)).toEqual({
      steps: [{ id: "purpose", at: 0 }],
      answers: { purpose: "hunting", minPrice: 0 },
      results: [{ id: "SO-2" }],
      clicks: [],
    });
  });

  it("gives up where it is refused again and again", async () => {
    const { calls } = fakeServer(() => refusal("data.answers.purpose"));
    await expect(deliverTrace("safarioutdoor", run(), () => undefined)).rejects.toThrow("400");
    expect(calls).toHaveLength(3);
  });

  it("does not try again where there is no room for it, or nobody there", async () => {
    const { calls } = fakeServer(() => ({ status: 429, body: "" }));
    await expect(deliverTrace("safarioutdoor", run(), () => undefined)).rejects.toThrow("429");
    expect(calls).toHaveLength(1);
  });

  it("never carries free text", async () => {
    const { calls } = fakeServer(() => ({ body: { id: "t1" } }));
    const mine = run();
    mine.data.answers = { purpose: "thandi@example.com", brands: ["CZ", "a <b>"], minPrice: 5 };
    mine.data.results = [{ id: "call +27" }];
    await deliverTrace("safarioutdoor", mine, () => undefined);
    expect(bodyOf(calls[0]!)).toMatchObject({
      answers: { brands: ["CZ"], minPrice: 5 },
      results: [],
    });
    expect(JSON.stringify(calls[0]!.body)).not.toMatch(/thandi|<b>|\+27/);
  });
});

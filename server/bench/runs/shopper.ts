import { randomBytes } from "node:crypto";
import { bedStepIds as STEPS } from "@shared/specification/steps";
import { PASSWORD } from "../server-process";

/** What was asked so far. */
export interface Asked {
  runs: number;
  requests: number;
  /** Those without success, described. */
  wrong: string[];
}

const STYLES = ["side", "back", "stomach"];

/**
 * One shopper's run of the bed finder: a page, an unlock, the options, a trace that is begun and carried on with
 * each of five steps, the recommendations of three sets of answers that nobody asked before, and suggestions.
 */
export async function runAsShopper(url: string, asked: Asked): Promise<void> {
  // Limits count by address.
  const address = `10.${randomBytes(3).join(".")}`;
  let cookie = "";
  const ask = async (method: string, path: string, body?: unknown): Promise<string> => {
    asked.requests += 1;
    const reply = await fetch(url + path, {
      method,
      headers: {
        Cookie: cookie,
        "X-Forwarded-For": address,
        ...(body === undefined ? {} : { "Content-Type": "application/json" }),
      },
      body: body === undefined ? null : JSON.stringify(body),
    });
    const text = await reply.text();
    if (!reply.ok) asked.wrong.push(`${method} ${path}: ${reply.status} ${text}`);
    const given = reply.headers.getSetCookie().map((each) => each.split(";")[0]);
    if (given.length > 0) cookie = given.join("; ");
    return text;
  };

  await ask("GET", "/dialabed");
  await ask("POST", "/api/verify-password", { app: "dialabed", password: PASSWORD });
  await ask("GET", "/api/bed-options");
  const begun = await ask("POST", "/api/finder-sessions", trace(0));
  const { id } = JSON.parse(begun) as { id: string };
  for (let steps = 1; steps <= STEPS.length; steps++)
    await ask("PUT", `/api/finder-sessions/${id}`, trace(steps));
  for (const style of STYLES) {
    const price = (20_000 + Math.random() * 10_000).toFixed(2);
    await ask("GET", `/api/recommendations?sleepStyle=${style}&bedSize=queen&maxPrice=${price}`);
  }
  await ask("GET", "/api/recommendations/suggestions?sleepStyle=side&bedSize=queen");
  asked.runs += 1;
}

const trace = (steps: number) => ({
  app: "dialabed",
  data: {
    steps: STEPS.slice(0, steps).map((id, n) => ({ id, at: n * 4_000 })),
    answers: { sleepStyle: "side", concerns: ["back_pain"] },
    results: [],
    clicks: [],
  },
});

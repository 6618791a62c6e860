// The flood of `flood.ts`, in a process of its own: what it costs must not slow the measuring. Guesses
// wrong passwords over many connections until its time is over, then tells how they were answered.
//
//   node --import tsx server/bench/flood-guessers.ts <url> <seconds>
import { Agent, request } from "node:http";
import { randomBytes, randomInt } from "node:crypto";

const [url = "", seconds = "60"] = process.argv.slice(2);
const CONNECTIONS = 32;

/** The number of answers of each status; 0 stands for none. */
export type Answers = Record<number, number>;

const group = () => randomBytes(2).toString("hex");
/** A flood from one /48 has 65,536 networks; one from all of IPv4 never repeats an address. */
const addresses = {
  "one /48": () => `2001:db8:bad:${group()}::${group()}`,
  "all of IPv4": () =>
    [randomInt(1, 224), randomInt(256), randomInt(256), randomInt(256)].join("."),
};
const targets = {
  staff: { path: "/api/admin/session", body: () => ({ username: "admin", password: group() }) },
  gate: { path: "/api/verify-password", body: () => ({ app: "dialabed", password: group() }) },
};

const agent = new Agent({ keepAlive: true, maxSockets: Infinity });
const answers: Record<keyof typeof targets, Answers> = { staff: {}, gate: {} };
const endAt = performance.now() + Number(seconds) * 1000;

function guess(target: keyof typeof targets, address: string): Promise<number> {
  const body = JSON.stringify(targets[target].body());
  return new Promise((done) => {
    const sent = request(
      url + targets[target].path,
      {
        method: "POST",
        agent,
        headers: {
          "Content-Type": "application/json",
          "Content-Length": Buffer.byteLength(body),
          "X-Forwarded-For": address,
        },
      },
      (reply) => {
        reply.resume().on("close", () => done(reply.statusCode ?? 0));
      },
    );
    sent.on("error", () => done(0)).end(body);
    setTimeout(() => sent.destroy(), endAt - performance.now()).unref();
  });
}

async function connection(target: keyof typeof targets, address: () => string): Promise<void> {
  while (performance.now() < endAt) {
    const status = await guess(target, address());
    answers[target][status] = (answers[target][status] ?? 0) + 1;
  }
}

const all = [];
for (const address of Object.values(addresses))
  for (const target of ["staff", "gate"] as const)
    for (let n = 0; n < CONNECTIONS; n++) all.push(connection(target, address));
await Promise.all(all);
process.send?.(answers);
process.disconnect();

// Promise: SIGTERM under load cuts no reply, and the server is gone within 10 s. A reply counts as
// cut when a request that the server had accepted ends without a whole answer; a refused connection
// after the stop is what a balancer is there for.
//
//   npm run bench -- drain [rounds]      (20 rounds)
import { tryDrain } from "./faults/draining";

const rounds = Number(process.argv[2] ?? 20);
const { answered, cut, slowestStopMs } = await tryDrain(rounds);
console.log(
  `${rounds} SIGTERMs under load: ${answered} replies, ${cut} cut; slowest stop ${Math.round(slowestStopMs)} ms`,
);
if (cut > 0 || slowestStopMs > 10_000) process.exitCode = 1;

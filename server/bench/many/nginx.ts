import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "@shared/testing/free-port";
import { projectRoot } from "../../platform/process/project-root";
import { listens } from "../../testing/listens";

const PROGRAM = ["/usr/sbin/nginx", "/usr/bin/nginx"].find((path) => existsSync(path));

/** The message when there is none. */
export const NGINX_MISSING = "no nginx was found: install it (Debian: nginx-light)";
export const hasNginx = (): boolean => PROGRAM !== undefined;

/** A balancer on loopback. */
export interface Balancer {
  stop: () => Promise<void>;
}

/** Starts nginx at `port` before the servers at `ports`, there or not. Throws where it is not installed. */
export function startNginx(port: number, ports: readonly number[]): Promise<Balancer> {
  return startNginxWith(port, shippedSite(port, ports));
}

/** Starts nginx with the configuration of a site that listens at `port`. Throws where it is not installed. */
export async function startNginxWith(port: number, site: string): Promise<Balancer> {
  if (!PROGRAM) throw new Error(NGINX_MISSING);
  const folder = mkdtempSync(join(tmpdir(), "matchwell-nginx-"));
  const file = join(folder, "nginx.conf");
  writeFileSync(file, configuration(folder, site));
  const child = spawn(PROGRAM, ["-p", folder, "-c", file, "-e", join(folder, "error.log")], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  while (!(await listens(port))) {
    if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode}`);
    await sleep(20);
  }
  return {
    async stop() {
      const gone = once(child, "exit");
      child.kill("SIGTERM");
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A free port for the balancer, known before its servers start. */
export const balancerPort = freePort;

/** The shipped configuration, with these servers and addresses on loopback. */
function shippedSite(port: number, ports: readonly number[]): string {
  const servers = ports.map((each) => `server 127.0.0.1:${each} max_fails=1 fail_timeout=1s;`);
  const shipped = readFileSync(join(projectRoot, "deploy", "nginx.conf"), "utf8");
  return [
    [/(\s+server server-\d:.*;)+/, `\n  ${servers.join("\n  ")}`],
    [/listen 80;/, `listen 127.0.0.1:${port};`],
    // The bench's clients come from any address.
    [/X-Forwarded-For \$remote_addr;/, "X-Forwarded-For $proxy_add_x_forwarded_for;"],
  ].reduce(
    (text, [shippedText, own]) => replaced(text, shippedText as RegExp, String(own)),
    shipped,
  );
}

function configuration(folder: string, site: string): string {
  const isRoot = process.getuid?.() === 0;
  return `${isRoot ? "user root;" : ""}
daemon off;
pid ${folder}/nginx.pid;
events { worker_connections 4096; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
${site}
}
`;
}

function replaced(text: string, part: RegExp, other: string): string {
  if (!part.test(text))
    throw new Error(`deploy/nginx.conf has no ${part}: change this program too.`);
  return text.replace(part, () => other);
}
